import type { mailRepliesContract } from '#contracts/conversations/mail-replies.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { takeMailReply } from './mail-replies.service.ts'

export function mailRepliesRoutes(deps: Deps): Handlers<typeof mailRepliesContract> {
  return { take: async ({ body }) => ({ outcome: await takeMailReply(deps, body.bytes) }) }
}
