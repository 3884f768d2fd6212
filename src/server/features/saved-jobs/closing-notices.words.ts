import { spelledNumber } from '#domain/text/spelled-number.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { ClosingJob } from './saved-jobs.queries.ts'

/** Some of the saved jobs close, or have closed. `days`: how long at most until one closes. */
export function savedJobsClose(jobs: ClosingJob[], days: number): NoticeWords {
  const { title, message } = inWords(jobs, days)
  return { title, message, mail: { subject: title, heading: title, label: 'Ver mis empleos guardados' } }
}

function inWords(jobs: ClosingJob[], days: number): Pick<NoticeWords, 'title' | 'message'> {
  const [first] = jobs
  const names = new Intl.ListFormat('es').format(jobs.map(({ title, company }) => `${title} (${company})`))
  if (jobs.length > 1)
    return { title: `${jobs.length} empleos guardados cierran`, message: `Cierran o ya cerraron: ${names}.` }
  return first?.isOpen
    ? {
        title: 'Un empleo guardado cierra pronto',
        message: `Te quedan menos de ${spelledNumber(days)} días para postular: ${names}.`,
      }
    : { title: 'Un empleo guardado cerró', message: `Ya no recibe postulaciones: ${names}.` }
}
