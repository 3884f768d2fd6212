import type { Deps } from '#server/deps.ts'
import { readAccount } from '#server/features/accounts/all-accounts/all-accounts.service.ts'
import { readSessionsOf } from '#server/features/accounts/all-accounts/account-help.service.ts'
import { listOwnCompanies } from '#server/features/accounts/membership/membership.service.ts'
import { readNotes } from '#server/features/accounts/notes/notes.service.ts'
import { readSuspensions } from '#server/features/accounts/suspension/suspension.service.ts'
import { readApplicationsOf } from '#server/features/applications/of-account/of-account.service.ts'
import { readReportsAbout } from '#server/features/support/abuse-reports/reports-about.service.ts'
import { readVerificationsOf } from '#server/features/verifications/verifications.service.ts'
import { countPublished, listTimeline } from './timeline.queries.ts'

/** How many of its applications and reports the page of an account shows. */
const latestShown = 20
const timelinePageSize = 30

/** Everything on the page of an account except its timeline. Throws not_found. */
export async function readUser(deps: Pick<Deps, 'db' | 'clock'>, id: number) {
  const account = await readAccount(deps, id)
  const side =
    account.companyId === null
      ? { professionalId: account.professionalId ?? 0 }
      : { companyId: account.companyId }
  const [suspensions, verification, sessions, notes, applications, reports, published, memberships] =
    await Promise.all([
      readSuspensions(deps, id),
      readVerificationsOf(deps, id),
      readSessionsOf(deps, id),
      readNotes(deps, id),
      readApplicationsOf(deps, side, latestShown),
      readReportsAbout(deps, id, latestShown),
      countPublished(deps.db, id),
      account.userType === 'company' ? listOwnCompanies(deps.db, id) : [],
    ])
  return {
    account,
    suspensions,
    verification,
    sessions,
    notes,
    applications,
    reports,
    published,
    memberships,
  }
}
export type WholeUser = Awaited<ReturnType<typeof readUser>>

/** A page of what happened to an account. Throws not_found. */
export async function readTimeline(deps: Pick<Deps, 'db' | 'clock'>, id: number, page: number) {
  await readAccount(deps, id)
  const slice = { offset: (page - 1) * timelinePageSize, limit: timelinePageSize + 1 }
  const rows = await listTimeline(deps.db, id, slice)
  return { rows: rows.slice(0, timelinePageSize), hasMore: rows.length > timelinePageSize }
}
