import { leastSuggestedScore } from '#contracts/suggested-professionals/suggested-professionals-figures.ts'
import { serviceCategories, serviceGroupOf } from '#contracts/services/services-vocabulary.ts'
import { type Candidate, fitting } from '#domain/briefs/fit.ts'
import type { Deps } from '#server/deps.ts'
import { scoreForWork } from '#server/features/matching/matching.service.ts'
import type { BriefRow } from './briefs.queries.ts'
import { listSellers } from './candidates.queries.ts'

/** A professional who fits a brief, with the service that is nearest to it and why. */
export interface FittingPerson {
  professionalId: number
  userId: number
  serviceId: number
  /** In Spanish, the strongest first. */
  reasons: string[]
}

/** Those who fit a brief, the best first, without those who are `busy`: they heard enough today. */
export async function findFitting(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, companyId, category, title, description, needs }: BriefRow,
  { most, busy }: { most: number; busy: (ids: readonly number[]) => Promise<ReadonlySet<number>> },
): Promise<FittingPerson[]> {
  if (category === null) return []
  const near = serviceCategories.filter((one) => serviceGroupOf[one] === serviceGroupOf[category])
  const sellers = await listSellers(deps.db, { companyId, category, near, title })
  const isBusy = await busy(sellers.map(({ professionalId }) => professionalId))
  const free = sellers.filter(({ professionalId }) => !isBusy.has(professionalId))
  const work = { id, title, category, text: [description, ...needs].join('\n') }
  const matches = await scoreForWork(
    deps,
    work,
    free.map(({ professionalId }) => professionalId),
  )
  const candidates = free.map(({ professionalId, serviceTitle, isOfCategory }): Candidate => ({
    professionalId,
    serviceTitle,
    isOfCategory,
    score: matches.get(professionalId)?.score ?? null,
    skills: matches.get(professionalId)?.skills ?? [],
  }))
  const sellerOf = new Map(sellers.map((seller) => [seller.professionalId, seller]))
  return fitting(candidates, { most, leastScore: leastSuggestedScore }).flatMap((fit) => {
    const seller = sellerOf.get(fit.professionalId)
    return seller ? [{ ...fit, userId: seller.userId, serviceId: seller.serviceId }] : []
  })
}

/** The people whose count has reached `most`. */
export const atLeast = (counts: ReadonlyMap<number, number>, most: number): ReadonlySet<number> =>
  new Set([...counts].filter(([, count]) => count >= most).map(([id]) => id))
