import { notifyChange } from '#server/db/changes.ts'
import type { Moderated } from '#server/moderated.ts'
import { type ServiceContent, servicesToModerate } from './moderated-services.queries.ts'

export type { ServiceContent }

/** Services: the owner hears of an approval on the bell, of a rejection also by mail. */
export const moderatedServices: Moderated<ServiceContent> = {
  source: servicesToModerate,
  decided: (tx) => notifyChange(tx, 'jobs'),
  waiting: ({ title, owner }) => ({ title, about: owner }),
  notice({ title, status, note }) {
    const link = '/dashboard/servicios'
    if (status === 'approved')
      return { title: 'Aprobamos tu servicio', message: `Revisamos “${title}” y está todo bien.`, link }
    return {
      title: 'Tu servicio necesita cambios',
      message: `Revisamos “${title}” y por ahora nadie más lo ve.${note && ` ${note}`}`,
      link,
      mail: {
        subject: `Tu servicio necesita cambios: ${title}`,
        heading: 'Tu servicio necesita cambios',
        label: 'Corregir el servicio',
        paragraphs: ['Cuando guardes el cambio vuelve a mostrarse, y lo revisamos otra vez.'],
      },
    }
  },
}
