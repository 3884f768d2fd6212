import type { candidateMessagesContract } from '#contracts/applications/candidate-messages.contract.ts'
import { answersUndoSeconds } from '#contracts/applications/close-out-figures.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnJob, getWrittenApplication } from '#server/features/applications/applications.policy.ts'
import { presentRound, presentTemplate } from '#server/features/applications/close-out/close-out.presenter.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import {
  type OnTheWayView,
  readJobMessages,
  readRecipients,
  readThread,
  writeToCandidates,
} from './messages.service.ts'

export function candidateMessagesRoutes(deps: Deps): Handlers<typeof candidateMessagesContract> {
  return {
    ofJob: async ({ actor, params }) => {
      const job = await getOwnJob(deps.db, actor, params.id)
      const { rounds, templates } = await readJobMessages(deps, actor, job)
      const viewer = { userId: actor.userId, now: deps.clock.now() }
      return {
        rounds: rounds.map((round) => presentRound(round, viewer)),
        templates: templates.map(presentTemplate),
      }
    },
    thread: async ({ actor, params }) => {
      const own = await getWrittenApplication(deps.db, actor, params.id)
      const { conversation, onTheWay } = await readThread(deps, actor, own)
      const viewer = { userId: actor.userId, now: deps.clock.now() }
      return {
        hasConversation: conversation !== null,
        canWrite: conversation?.canWrite ?? true,
        isBlocked: conversation?.isBlocked ?? false,
        unreadCount: conversation?.unreadCount ?? 0,
        seenUpToId: conversation?.seenUpToId ?? null,
        onTheWay: onTheWay.map((one) => presentOnTheWay(one, viewer)),
      }
    },
    recipients: async ({ actor, params, body }) => {
      const job = await getOwnJob(deps.db, actor, params.id)
      const { people, leftOut } = await readRecipients(deps, actor, job, body.applicationIds)
      return {
        leftOut,
        people: people.map(({ row: { id, firstName, lastName, photoId }, values }) => ({
          id,
          name: `${firstName} ${lastName}`.trim(),
          avatar: pictureUrl(photoId),
          values,
        })),
      }
    },
    write: async ({ actor, params, body }) =>
      writeToCandidates(deps, actor, await getOwnJob(deps.db, actor, params.id), body),
  }
}

function presentOnTheWay(
  { roundId, text, state, senderName, actId, actUserId, createdAt }: OnTheWayView,
  { userId, now }: { userId: number; now: Date },
) {
  const seconds = Math.ceil(answersUndoSeconds - (now.getTime() - createdAt.getTime()) / 1000)
  const isUndoable = state === 'waiting' && actId !== null && actUserId === userId && seconds > 0
  return {
    roundId,
    text,
    senderName,
    createdAt: createdAt.toISOString(),
    undo: isUndoable ? { actId, seconds } : null,
  }
}
