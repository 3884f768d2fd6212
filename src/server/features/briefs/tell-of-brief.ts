import { mostBriefNotices, mostNotified } from '#contracts/briefs/briefs-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { isHeld } from '#server/features/briefs/moderation/judge-brief.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { openBriefLink } from './brief.address.ts'
import { briefFits } from './brief-notices.words.ts'
import { type BriefRow, countNotifiedSince, findBrief, insertMatches, lockBrief } from './briefs.queries.ts'
import { atLeast, findFitting } from './find-fitting.ts'

type TellDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Tells those who fit a published brief best, each with the reasons. Safe to run twice: who has heard of it is not told
 * again.
 */
export async function tellOfBrief(deps: TellDeps, briefId: number): Promise<void> {
  const brief = await findBrief(deps.db, briefId)
  if (!brief || !isListed(brief) || brief.category === null) return
  const dayAgo = new Date(deps.clock.now().getTime() - DAY)
  const people = await findFitting(deps, brief, {
    most: mostNotified,
    busy: async (ids) => atLeast(await countNotifiedSince(deps.db, ids, dayAgo), mostBriefNotices),
  })
  const notifiedAt = deps.clock.now()
  await transaction(deps, async (tx) => {
    const current = await lockBrief(tx, briefId)
    if (!current || !isListed(current)) return
    const rows = people.map(({ professionalId, reasons }) => ({
      briefId,
      professionalId,
      reasons,
      notifiedAt,
    }))
    const told = new Set(await insertMatches(tx, rows))
    for (const { professionalId, userId, reasons } of people) {
      if (!told.has(professionalId)) continue
      await notify(deps, tx, {
        ...briefFits(brief.title, reasons),
        userId,
        by: brief.createdBy,
        type: 'brief',
        link: openBriefLink(briefId),
      })
    }
  })
}

const isListed = (brief: BriefRow): boolean => brief.status === 'open' && brief.isNotified && !isHeld(brief)
