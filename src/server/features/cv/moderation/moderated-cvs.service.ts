import type { Moderated } from '#server/moderated.ts'
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
    status === 'approved'
      ? null
      : {
          title: 'Tu CV necesita cambios',
          message: `Revisamos tu CV y por ahora las empresas no lo ven.${note && ` ${note}`}`,
          link: '/dashboard#cv',
          mail: {
            subject: 'Tu CV necesita cambios',
            heading: 'Tu CV necesita cambios',
            label: 'Cambiar mi CV',
            paragraphs: ['Tus postulaciones siguen en pie. Desde que subes otro CV, va en las que envíes.'],
          },
        },
}
