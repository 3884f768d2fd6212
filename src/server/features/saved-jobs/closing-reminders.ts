import { DAY } from '#domain/time/durations.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { claimClosing, type ClosingJob } from './saved-jobs.queries.ts'

/** Reminders cover jobs that close within this time or closed within it. In milliseconds. */
const reminderDays = 2
const reminderWindow = reminderDays * DAY

/**
 * Notifies each person, once per job, that saved jobs close within two days or have closed: in one message, without
 * jobs they applied to. A concurrent call finds none left.
 */
export async function remindOfClosing(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps, async (tx) => {
    const claimed = await claimClosing(tx, {
      now,
      from: new Date(now.getTime() - reminderWindow),
      until: new Date(now.getTime() + reminderWindow),
    })
    for (const [userId, jobs] of Map.groupBy(claimed, (job) => job.userId)) {
      const { title, message } = inWords(jobs)
      await notify(deps, tx, {
        userId,
        by: null,
        type: 'job_match',
        title,
        message,
        link: '/dashboard/guardados',
        mail: { subject: title, heading: title, label: 'Ver mis empleos guardados' },
      })
    }
  })
}

function inWords(jobs: ClosingJob[]): { title: string; message: string } {
  const [first] = jobs
  const names = new Intl.ListFormat('es').format(jobs.map(({ title, company }) => `${title} (${company})`))
  if (jobs.length > 1)
    return { title: `${jobs.length} empleos guardados cierran`, message: `Cierran o ya cerraron: ${names}.` }
  return first?.isOpen
    ? {
        title: 'Un empleo guardado cierra pronto',
        message: `Te quedan menos de ${spelledNumber(reminderDays)} días para postular: ${names}.`,
      }
    : { title: 'Un empleo guardado cerró', message: `Ya no recibe postulaciones: ${names}.` }
}
