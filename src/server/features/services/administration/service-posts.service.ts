import { services } from '#server/db/schema/services.table.ts'
import { AppError } from '#server/errors.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { PostSource } from '#server/takedown.ts'
import { servicePostDecided } from './service-post-notices.words.ts'
import { findSeller } from './service-posts.queries.ts'

/** Services as what administrators take down, delete and restore. */
export const servicePosts: PostSource = {
  table: services,
  ownerId: services.professionalId,
  missing: () => new AppError('not_found'),

  /** All services of a professional are on one page. */
  async tell(deps, tx, { ownerId: professionalId }, notice) {
    const userId = await findSeller(tx, professionalId)
    if (userId === null) return
    await notify(deps, tx, {
      ...servicePostDecided(notice),
      userId,
      type: 'system',
      by: null,
      link: '/dashboard/servicios',
    })
  },
}
