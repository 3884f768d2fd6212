import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { NewJob } from './new-job-notices.queries.ts'

/** To a person whom it fits; `others`: how many more do. */
export function newJobFits(
  { title, company }: Pick<NewJob, 'title' | 'company'>,
  others: number,
): NoticeWords {
  const more = others === 1 ? 'Hay 1 más' : `Hay ${others} más`
  return {
    title: 'Un empleo nuevo va contigo',
    message: `${title}, en ${company}.${others > 0 ? ` ${more} en Empleos para ti.` : ''}`,
  }
}
