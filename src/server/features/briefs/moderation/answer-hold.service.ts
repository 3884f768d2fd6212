import { takenDown } from '#domain/briefs/risk.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { OwnBrief } from '#server/features/briefs/briefs.policy.ts'
import { updateBrief } from '#server/features/briefs/briefs.queries.ts'
import { requireBrief } from '#server/features/briefs/briefs.service.ts'
import { isHeld } from './judge-brief.service.ts'

/** The company answers: the brief waits in the queue again, and stays out of sight. Throws brief_not_held. */
export async function answerHold(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { id }: OwnBrief,
  answer: string,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const brief = await requireBrief(tx, id)
    if (brief.status === 'draft' || !isHeld(brief)) throw new AppError('brief_not_held')
    const wasRejected = brief.moderationStatus === 'rejected'
    await updateBrief(tx, id, {
      companyAnswer: answer,
      moderationStatus: 'pending',
      submittedAt: deps.clock.now(),
      ...(wasRejected
        ? { holds: [...brief.holds.filter(({ code }) => code !== takenDown.code), takenDown] }
        : {}),
    })
  })
}
