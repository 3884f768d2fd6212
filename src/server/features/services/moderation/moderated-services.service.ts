import { notifyChange } from '#server/db/changes.ts'
import type { Moderated } from '#server/moderated.ts'
import { serviceApproved, serviceRejected } from './moderated-service-notices.words.ts'
import { type ServiceContent, servicesToModerate } from './moderated-services.queries.ts'

export type { ServiceContent }

/** Services: the owner hears of an approval on the bell, of a rejection also by mail. */
export const moderatedServices: Moderated<ServiceContent> = {
  source: servicesToModerate,
  decided: (tx) => notifyChange(tx, 'jobs'),
  waiting: ({ title, owner }) => ({ title, about: owner }),
  notice: ({ title, status, note }) => ({
    ...(status === 'approved' ? serviceApproved(title) : serviceRejected(title, note)),
    link: '/dashboard/servicios',
  }),
}
