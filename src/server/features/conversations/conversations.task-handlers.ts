import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { mailUnread } from './conversations.tasks.ts'
import { mailIfUnread } from './unread-mail.service.ts'

export function conversationTasks(deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [handleTask(mailUnread, ({ messageId }) => mailIfUnread(deps, messageId))]
}
