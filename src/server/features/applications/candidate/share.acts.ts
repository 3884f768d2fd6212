import { z } from 'zod'
import { candidatePageHref } from '#domain/jobs/job.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { colleaguesOf } from '#server/features/accounts/membership/membership.service.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { findParties } from '#server/features/applications/applications.queries.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { candidateShared } from './share-notices.words.ts'

const id = z.number()
/** Somebody shared a candidate with a colleague. */
export const shareAct = defineAct('application.share', z.object({ applicationId: id, by: id, to: id }))

export const shareActs = (deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] => [
  handleAct(shareAct, {
    // Nothing has changed: the colleague only does not hear.
    undo: () => Promise.resolve(true),
    notify: (tx, { applicationId, by, to }) => tellColleague(deps, tx, { applicationId, by, to }),
  }),
]

/** The colleague hears of the candidate, if both still work for the company and the application is not gone. */
async function tellColleague(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { applicationId, by, to }: { applicationId: number; by: number; to: number },
): Promise<void> {
  const parties = await findParties(tx, applicationId)
  if (!parties) return
  const people = new Map((await colleaguesOf(tx, parties.companyId)).map((one) => [one.userId, one.name]))
  const author = people.get(by)
  if (author === undefined || !people.has(to)) return
  const candidate = `${parties.firstName} ${parties.lastName}`.trim()
  await notify(deps, tx, {
    ...candidateShared({ author, candidate, jobTitle: parties.jobTitle }),
    userId: to,
    by,
    type: 'team',
    link: candidatePageHref(parties.jobId, parties.id),
  })
}
