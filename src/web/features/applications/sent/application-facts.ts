import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import { formatDate } from '#domain/time/dates.ts'

/**
 * 'CV visto el 17 nov. 2026', 'CV visto' without a date, or 'CV no visto'. Without a CV it says whether the application
 * was viewed.
 */
export function viewedInWords({
  viewed,
  viewedAt,
  cvUrl,
}: Pick<ProfessionalApplication, 'viewed' | 'viewedAt' | 'cvUrl'>): string {
  if (!viewed) return cvUrl ? 'CV no visto' : 'Aún no vieron tu postulación'
  const seen = cvUrl ? 'CV visto' : 'Vieron tu postulación'
  return viewedAt ? `${seen} el ${formatDate(new Date(viewedAt))}` : seen
}

/** Final statuses: the application can no longer be withdrawn. */
const over: ReadonlySet<string> = new Set(['rejected', 'hired'])

export const canWithdraw = ({
  status,
  withdrawnAt,
}: Pick<ProfessionalApplication, 'status' | 'withdrawnAt'>) => withdrawnAt === null && !over.has(status)

/** The CV can be replaced until the company opens the application. */
export const canReplaceCv = (
  application: Pick<ProfessionalApplication, 'status' | 'withdrawnAt' | 'viewed'>,
) => !application.viewed && canWithdraw(application)

const inProcess: ReadonlySet<string> = new Set(['preselected', 'interviewed'])
const wanted: ReadonlySet<string> = new Set(['accepted', 'hired'])

/** How many were sent, viewed, are under consideration, and were accepted. A withdrawn one counts only as sent. */
export function countApplications(applications: readonly ProfessionalApplication[]) {
  const standing = applications.filter(({ withdrawnAt }) => withdrawnAt === null)
  const open = standing.filter(({ closedUnansweredAt }) => closedUnansweredAt === null)
  return {
    sent: applications.length,
    viewed: standing.filter(({ viewed }) => viewed).length,
    inProcess: open.filter(({ status }) => inProcess.has(status)).length,
    accepted: standing.filter(({ status }) => wanted.has(status)).length,
  }
}
