import { accountOf } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/features/professionals/visibility/visibility.queries.ts'
import { requireVisible } from '#server/features/professionals/visibility/visibility.service.ts'
import { listEndorsements } from '#server/features/reputation/endorsements/endorsements.queries.ts'
import { listCertificates, listPortfolio } from './reputation.queries.ts'
import { asReadBy } from '#server/features/reputation/reviews/reviews.service.ts'
import { listReviews } from '#server/features/reputation/reviews/reviews.queries.ts'

type Reading = Pick<Deps, 'db'>

/* Each function throws not_found for a professional that the viewer may not see. */

export async function getReviews({ db }: Reading, viewer: Viewer, professionalId: number) {
  await requireVisible({ db }, viewer, professionalId)
  const companyId = 'companyId' in viewer ? viewer.companyId : null
  const rows = await listReviews(db, professionalId, companyId)
  return rows.map((row) => asReadBy(viewer, row))
}

export async function getPortfolio({ db }: Reading, viewer: Viewer, professionalId: number) {
  await requireVisible({ db }, viewer, professionalId)
  return listPortfolio(db, professionalId)
}

export async function getCertificates({ db }: Reading, viewer: Viewer, professionalId: number) {
  await requireVisible({ db }, viewer, professionalId)
  return listCertificates(db, professionalId)
}

export async function getEndorsements({ db }: Reading, viewer: Viewer, professionalId: number) {
  await requireVisible({ db }, viewer, professionalId)
  return listEndorsements(db, professionalId, 'userId' in viewer ? accountOf(viewer) : null)
}
