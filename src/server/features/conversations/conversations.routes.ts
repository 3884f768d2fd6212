import type { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { UserActor } from '#server/actor.ts'
import type { Handlers } from '#server/http/mount.ts'
import { blockOther, unblockOther } from './blocks.service.ts'
import { presentConversation, presentMessage } from './conversations.presenter.ts'
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
  const list = async (actor: UserActor) => (await listOwnConversations(deps, actor)).map(presentConversation)
  return {
    start: async ({ actor, params, body, idempotencyKey: sendKey }) => {
      const message = { serviceId: params.serviceId, message: body.initialMessage, sendKey }
      const started = await startConversation(deps, actor, message)
      return { success: true, message: 'Mensaje enviado', data: started }
    },
    mine: async ({ actor }) => list(actor),
    ofProfessional: async ({ actor }) => list(actor),
    ofCompany: async ({ actor }) => list(actor),
    unread: async ({ actor }) => ({ unreadCount: await countUnread(deps, actor) }),
    messages: async ({ actor, params, query, setHeader }) => {
      const page = await getMessages(deps, actor, { ...params, ...query })
      const oldest = page.messages[0]
      if (page.hasOlder && oldest) setHeader('link', olderLink(page.conversation.row, oldest.id, query.limit))
      return page.messages.map((message) => presentMessage(page.conversation, message))
    },
    send: async ({ actor, body, idempotencyKey: sendKey }) => {
      const { conversation, message } = await sendMessage(deps, actor, { ...body, sendKey })
      return presentMessage(conversation, message)
    },
    read: async ({ actor, params, body }) => ({
      ...done,
      unreadCount: await openMessages(deps, actor, { ...params, ...body }),
    }),
    block: async ({ actor, params, body }) => {
      await blockOther(deps, actor, { ...params, ...body })
      return done
    },
    unblock: async ({ actor, params, query }) => {
      await unblockOther(deps, actor, { ...params, ...query })
      return done
    },
  }
}

const olderLink = (of: { serviceId: number; companyId: number }, before: number, limit: number): string =>
  `</api/messages/${of.serviceId}?companyId=${of.companyId}&before=${before}&limit=${limit}>; rel="next"`
