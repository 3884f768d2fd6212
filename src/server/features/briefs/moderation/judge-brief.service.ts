import { type BriefTexts, holdsAfter, isHeldBack, judgeBrief } from '#domain/briefs/risk.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { type BriefRow, countPublishedSince, updateBrief } from '#server/features/briefs/briefs.queries.ts'

/** Others do not see it: something in it waits for an administrator, or it was taken down. */
export const isHeld = ({ moderationStatus: status, holds }: BriefRow): boolean =>
  isHeldBack({ status, holds })

/**
 * Judges the texts of a brief that others can see from now on. It becomes pending, and waits if something stands against it. Call it
 * in the transaction that publishes or changes it; `brief` is as it was before.
 */
export async function submitBrief(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  brief: BriefRow,
  texts: BriefTexts,
): Promise<void> {
  const now = deps.clock.now()
  const { isVerified, createdAt } = await lockPublisher(tx, brief.companyId)
  const others = await countPublishedSince(tx, brief.companyId, new Date(now.getTime() - DAY))
  const judged = judgeBrief(texts, {
    isVerified,
    companyDays: (now.getTime() - createdAt.getTime()) / DAY,
    briefsOfTheDay: others + (brief.status === 'draft' ? 1 : 0),
  })
  const { moderationStatus: status, holds, allowed } = brief
  await updateBrief(tx, brief.id, {
    ...holdsAfter(judged, { status, holds, allowed }),
    moderationStatus: 'pending',
    submittedAt: now,
    companyAnswer: '',
  })
}
