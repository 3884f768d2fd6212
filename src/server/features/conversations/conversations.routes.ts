import type { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { UserActor } from '#server/actor.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { blockOther, unblockOther } from './blocks.service.ts'
import { requireConversation } from './conversations.policy.ts'
import { presentConversation, presentMessage } from './conversations.presenter.ts'
import { namesIn } from './sender-names.ts'
import {
  countUnread,
  getMessages,
  listOwnConversations,
  openMessages,
  sendMessage,
  startConversation,
} from './conversations.service.ts'

const done = { success: true } as const

export function conversationsRoutes(deps: Deps): Handlers<typeof conversationsContract> {
  const list = async (actor: UserActor, serviceId?: number) =>
    (await listOwnConversations(deps, actor, serviceId)).map(presentConversation)
  return {
    start: async ({ actor, params, body, idempotencyKey: sendKey }) => {
      const message = { serviceId: params.serviceId, message: body.initialMessage, sendKey }
      const started = await startConversation(deps, actor, message)
      return { success: true, message: 'Mensaje enviado', data: started }
    },
    mine: async ({ actor }) => list(actor),
    ofProfessional: async ({ actor }) => list(actor),
    ofCompany: async ({ actor, query }) => list(actor, query.serviceId),
    unread: async ({ actor }) => ({ unreadCount: await countUnread(deps, actor) }),
    messages: async ({ actor, params, query, setHeader }) => {
      const own = await requireConversation(deps.db, actor, { ...params, ...query }, deps.clock.now())
      const { messages, hasOlder } = await getMessages(deps, own, query)
      const oldest = messages[0]
      const { serviceId, companyId } = own.row
      const others = { companyId, limit: query.limit }
      if (hasOlder && oldest) setHeader('link', olderLink(`/api/messages/${serviceId}`, others, oldest.id))
      const names = await namesIn(deps.db, own, messages)
      return messages.map((message) => presentMessage(own, message, names))
    },
    send: async ({ actor, body, idempotencyKey: sendKey }) => {
      const own = await requireConversation(deps.db, actor, body, deps.clock.now())
      const text = { message: body.message, sendKey }
      const { conversation, message } = await sendMessage(deps, actor, own, text)
      return presentMessage(conversation, message, await namesIn(deps.db, conversation, [message]))
    },
    read: async ({ actor, params, body }) => {
      const own = await requireConversation(deps.db, actor, { ...params, ...body }, deps.clock.now())
      return { ...done, unreadCount: await openMessages(deps, actor, own, body.upToId) }
    },
    block: async ({ actor, params, body }) => {
      const which = { ...params, ...body }
      await blockOther(deps, await requireConversation(deps.db, actor, which, deps.clock.now()))
      return done
    },
    unblock: async ({ actor, params, query }) => {
      const which = { ...params, ...query }
      await unblockOther(deps, await requireConversation(deps.db, actor, which, deps.clock.now()))
      return done
    },
  }
}
