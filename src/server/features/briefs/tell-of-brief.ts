import { mostBriefNotices, mostTold } from '#contracts/briefs/briefs-figures.ts'
import { leastSuggestedScore } from '#contracts/figures.ts'
import { serviceCategories, serviceGroupOf } from '#contracts/services/services-vocabulary.ts'
import { type Candidate, fitting } from '#domain/briefs/fit.ts'
import { DAY } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { scoreForWork } from '#server/features/matching/matching.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { openBriefLink } from './brief.address.ts'
import { type BriefRow, countToldSince, findBrief, insertMatches, lockBrief } from './briefs.queries.ts'
import { listSellers } from './candidates.queries.ts'

type TellDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Tells those who fit a published brief best, each with the reasons. Safe to run twice: who has heard of it is not told
 * again.
 */
export async function tellOfBrief(deps: TellDeps, briefId: number): Promise<void> {
  const brief = await findBrief(deps.db, briefId)
  if (!brief || !isListed(brief) || brief.category === null) return
  const people = await findFitting(deps, { ...brief, category: brief.category })
  const toldAt = deps.clock.now()
  await transaction(deps, async (tx) => {
    const current = await lockBrief(tx, briefId)
    if (!current || !isListed(current)) return
    const rows = people.map(({ professionalId, reasons }) => ({ briefId, professionalId, reasons, toldAt }))
    const told = new Set(await insertMatches(tx, rows))
    for (const { professionalId, userId, reasons } of people) {
      if (!told.has(professionalId)) continue
      await notify(deps, tx, {
        userId,
        by: brief.createdBy,
        type: 'brief',
        title: 'Buscan lo que haces',
        message: `“${brief.title}”. ${reasons.join('. ')}.`,
        link: openBriefLink(briefId),
        mail: {
          subject: `Buscan lo que haces: ${brief.title}`,
          heading: 'Una empresa necesita lo que haces',
          label: 'Ver el requerimiento',
          paragraphs: ['Puedes proponerle tu precio y tus plazos. Nadie ve las propuestas de los demás.'],
        },
      })
    }
  })
}

const isListed = ({ status, isTold }: BriefRow): boolean => status === 'open' && isTold

async function findFitting(
  deps: TellDeps,
  brief: BriefRow & { category: NonNullable<BriefRow['category']> },
) {
  const { id, companyId, category, title, description, needs } = brief
  const near = serviceCategories.filter((one) => serviceGroupOf[one] === serviceGroupOf[category])
  const sellers = await listSellers(deps.db, { companyId, category, near, title })
  const ids = sellers.map(({ professionalId }) => professionalId)
  const told = await countToldSince(deps.db, ids, new Date(deps.clock.now().getTime() - DAY))
  const free = sellers.filter(({ professionalId }) => (told.get(professionalId) ?? 0) < mostBriefNotices)
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
  const userOf = new Map(sellers.map(({ professionalId, userId }) => [professionalId, userId]))
  return fitting(candidates, { most: mostTold, leastScore: leastSuggestedScore }).flatMap((fit) => {
    const userId = userOf.get(fit.professionalId)
    return userId === undefined ? [] : [{ ...fit, userId }]
  })
}
