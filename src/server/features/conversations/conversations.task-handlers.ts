import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { followQuotesTask, mailUnread } from './conversations.tasks.ts'
import { followQuotes } from '#server/features/conversations/quotes/follow-quotes.ts'
import { mailIfUnread } from './unread-mail.service.ts'

export function conversationTasks(deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [
    handleTask(mailUnread, ({ messageId }) => mailIfUnread(deps, messageId)),
    handleTask(followQuotesTask, () => followQuotes(deps)),
  ]
}
