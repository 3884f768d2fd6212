import type { Moderated } from '#server/moderated.ts'
import { cvRejected } from './moderated-cv-notices.words.ts'
import { type CvContent, cvsToModerate } from './moderated-cvs.queries.ts'

export type { CvContent }

/**
 * The CVs of profiles. A rejected one is hidden from the companies that have it, too. The owner hears of a rejection; an
 * approval changes nothing for the owner.
 */
export const moderatedCvs: Moderated<CvContent> = {
  source: cvsToModerate,
  waiting: ({ owner, content }) => ({ title: `CV de ${owner}`, about: content.title ?? '' }),
  notice: ({ status, note }) =>
    status === 'approved' ? null : { ...cvRejected(note), link: '/dashboard#cv' },
}
