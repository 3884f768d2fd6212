import { reporterNotice } from '#domain/support/report-outcome.words.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { queueWarnings } from '#server/features/applications/fraud-warning/fraud-warning.service.ts'
import type { FraudReason } from '#contracts/support/outcomes-vocabulary.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { reportDecided } from './report-outcome-notices.words.ts'
import { reportOutcomeMail } from './report-outcome.mails.ts'
import { claimTelling, findReport, isReporterProven, standsSince } from './all-reports.queries.ts'

type TellDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Tells who reported, once: on the bell of the account, and by mail to the address that was given. An undone decision is
 * not told. Nothing says whose the reported thing is; its title is only in a mail to the proven address of an account.
 */
export async function tellReporterOfOutcome(
  deps: TellDeps,
  { reportId, decidedAt }: { reportId: number; decidedAt: string },
): Promise<void> {
  await transaction(deps, async (tx) => {
    if (!(await claimTelling(tx, reportId, new Date(decidedAt), deps.clock.now()))) return
    const report = await findReport(tx, reportId)
    if (!report || report.status === 'open') return
    const { kind, code, status: outcome, outcomeNote: note, isShown, reporterId, reporterEmail } = report
    const outcomeWords = reporterNotice({ kind, code, outcome, isShown, note })
    if (reporterId !== null)
      await notify(deps, tx, {
        ...reportDecided(outcomeWords),
        userId: reporterId,
        type: 'system',
        by: null,
        link: null,
      })
    if (reporterEmail === '') return
    const isNamed = (kind === 'job' || kind === 'service') && (await isReporterProven(tx, report))
    const named = isNamed ? { kind, title: report.title } : null
    await sendMail(deps, tx, {
      to: reporterEmail,
      ...reportOutcomeMail({ ...outcomeWords, code, named }),
    })
  })
}

/** Queues a warning for each applicant of the job, unless the decision was undone. */
export async function warnApplicantsOf(
  deps: Pick<Deps, 'pool' | 'queue'>,
  {
    reportId,
    decidedAt,
    jobId,
    reason,
  }: { reportId: number; decidedAt: string; jobId: number; reason: FraudReason },
): Promise<void> {
  await transaction(deps, async (tx) => {
    if (await standsSince(tx, reportId, new Date(decidedAt))) await queueWarnings(deps, tx, jobId, reason)
  })
}
