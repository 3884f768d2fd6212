import type { candidateMessagesContract } from '#contracts/applications/candidate-messages.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnJob } from '#server/features/applications/applications.policy.ts'
import { presentRound, presentTemplate } from '#server/features/applications/close-out/close-out.presenter.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { readJobMessages, readRecipients, writeToCandidates } from './messages.service.ts'

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
