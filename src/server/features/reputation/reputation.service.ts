import type { Deps } from '#server/deps.ts'
import { requireVisible } from '#server/features/professionals/professionals.service.ts'
import { listEndorsements } from './endorsements.queries.ts'
import { listCertificates, listPortfolio } from './reputation.queries.ts'
import { listReviews } from './reviews.queries.ts'

type Reading = Pick<Deps, 'db'>

/* Each is for everyone to see, and throws not_found for a professional who is not there or suspended. */

export async function getReviews({ db }: Reading, professionalId: number) {
  await requireVisible({ db }, professionalId)
  return listReviews(db, professionalId)
}

export async function getPortfolio({ db }: Reading, professionalId: number) {
  await requireVisible({ db }, professionalId)
  return listPortfolio(db, professionalId)
}

export async function getCertificates({ db }: Reading, professionalId: number) {
  await requireVisible({ db }, professionalId)
  return listCertificates(db, professionalId)
}

export async function getEndorsements({ db }: Reading, professionalId: number) {
  await requireVisible({ db }, professionalId)
  return listEndorsements(db, professionalId)
}
