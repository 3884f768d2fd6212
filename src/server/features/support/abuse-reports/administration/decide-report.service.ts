import type { ReportDecision } from '#contracts/admin/reports.contract.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { closeReports, lockReport, reopenReports } from './all-reports.queries.ts'
import { fraudAmong } from './all-reports.service.ts'
import { tellReporter, warnApplicants } from './report-outcome.tasks.ts'

/**
 * Decides about all open reports of the same thing, or takes such a decision back. Returns the status before, how many
 * reports changed, and whether applicants will be warned. Throws not_found, or item_changed when somebody else decided or
 * people were told.
 */
export async function decideReport(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { adminId }: Pick<AdminActor, 'adminId'>,
  id: number,
  { outcome, note, warnApplicants: mayWarn }: ReportDecision,
) {
  const at = deps.clock.now()
  return transaction(deps, async (tx) => {
    const row = await lockReport(tx, id)
    if (!row) throw new AppError('not_found')
    const { status: before, resolvedAt, jobId } = row
    if (outcome === 'open') {
      if (!resolvedAt || at.getTime() - resolvedAt.getTime() >= noticeDelay)
        throw new AppError('item_changed')
      return { before, decided: await reopenReports(tx, { ...row, resolvedAt }), isWarning: false }
    }
    if (before !== 'open') throw new AppError('item_changed')
    const closed = await closeReports(tx, row, {
      status: outcome,
      outcomeNote: note,
      resolvedAt: at,
      resolvedBy: adminId,
    })
    const decidedAt = at.toISOString()
    for (const report of closed)
      await deps.queue.enqueue(tx, tellReporter, { reportId: report.id, decidedAt }, { delay: noticeDelay })
    const reason = fraudAmong(closed.map((report) => report.reason))
    const isWarning = mayWarn && outcome === 'upheld' && jobId !== null && reason !== null
    if (isWarning)
      await deps.queue.enqueue(
        tx,
        warnApplicants,
        { reportId: id, decidedAt, jobId, reason },
        { delay: noticeDelay },
      )
    return { before, decided: closed.length, isWarning }
  })
}
