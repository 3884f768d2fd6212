import type { applicationThreadsContract } from '#contracts/conversations/application-threads.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { answerAsApplicant, readLinked } from './application-threads.service.ts'
import { blockOther, unblockOther } from './blocks.service.ts'
import { getLinkedThread, requireConversation, viewOf } from './conversations.policy.ts'
import { presentMessage } from './conversations.presenter.ts'
import { getMessages, openMessages, sendMessage } from './conversations.service.ts'
import { isFromSide, textFor } from './messages.queries.ts'
import { namesIn } from './sender-names.ts'

const done = { success: true } as const

export function applicationThreadsRoutes(deps: Deps): Handlers<typeof applicationThreadsContract> {
  const now = () => deps.clock.now()
  return {
    messages: async ({ actor, params, query, setHeader }) => {
      const conversation = await requireConversation(deps.db, actor, { applicationId: params.id }, now())
      const { messages, hasOlder } = await getMessages(deps, conversation, query)
      const oldest = messages[0]
      if (hasOlder && oldest)
        setHeader(
          'link',
          olderLink(`/api/applications/${params.id}/messages`, { limit: query.limit }, oldest.id),
        )
      const names = await namesIn(deps.db, conversation, messages)
      return messages.map((message) => presentMessage(conversation, message, names))
    },
    answer: async ({ actor, params, body, idempotencyKey: sendKey }) => {
      const own = await requireConversation(deps.db, actor, { applicationId: params.id }, now())
      const { conversation, message } = await sendMessage(deps, actor, own, {
        message: body.message,
        sendKey,
      })
      return presentMessage(conversation, message, new Map())
    },
    opened: async ({ actor, params, body }) => {
      const own = await requireConversation(deps.db, actor, { applicationId: params.id }, now())
      return { ...done, unreadCount: await openMessages(deps, actor, own, body.upToId) }
    },
    block: async ({ actor, params }) => {
      await blockOther(deps, await requireConversation(deps.db, actor, { applicationId: params.id }, now()))
      return done
    },
    unblock: async ({ actor, params }) => {
      await unblockOther(deps, await requireConversation(deps.db, actor, { applicationId: params.id }, now()))
      return done
    },
    linked: async ({ params }) => {
      const own = await getLinkedThread(deps, params.token)
      const view = viewOf(own)
      const messages = await readLinked(deps, own)
      return {
        companyName: own.row.companyName,
        companyLogo: pictureUrl(own.row.logoId),
        jobTitle: own.row.title,
        messages: messages.map((message) => ({
          id: message.id,
          isOwn: isFromSide(view, message.senderId),
          message: textFor(view, message),
          createdAt: message.createdAt.toISOString(),
        })),
        canWrite: !own.isBlocked && !own.isClosed,
      }
    },
    answerLinked: async ({ params, body, idempotencyKey: sendKey }) => {
      const own = await getLinkedThread(deps, params.token)
      await answerAsApplicant(deps, own, { message: body.message, sendKey })
      return { ...done, message: 'Enviamos tu respuesta.' }
    },
  }
}
