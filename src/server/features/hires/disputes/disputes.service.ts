import {
  type DisputeReason,
  disputeReasonsOf,
  type DisputeWant,
} from '#contracts/hires/dispute-vocabulary.ts'
import { isWantOf } from '#domain/orders/dispute.ts'
import type { UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { OwnHire } from '#server/features/hires/hires.policy.ts'
import { takeHireStep, type Wanted } from '#server/features/hires/hires.service.ts'

type StepDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>
type Problem = Omit<Wanted, 'step'> & { reason: DisputeReason; wants: DisputeWant }

/** Opens a dispute. Throws validation_failed for what only the other side can say, and whatever a step throws. */
export function openDispute(
  deps: StepDeps,
  actor: UserActor,
  own: OwnHire,
  problem: Problem,
): ReturnType<typeof takeHireStep> {
  const { party } = own
  const reasons: readonly DisputeReason[] = disputeReasonsOf[party]
  if (!reasons.includes(problem.reason))
    throw new AppError('validation_failed', { fields: { reason: 'Elige qué pasó' } })
  if (!isWantOf(party, problem.wants))
    throw new AppError('validation_failed', { fields: { wants: 'Elige qué propones' } })
  return takeHireStep(deps, actor, own, { ...problem, step: 'dispute' })
}

/** The other side tells its view. Throws forbidden for who opened it. */
export function answerDispute(
  deps: StepDeps,
  actor: UserActor,
  own: OwnHire,
  answer: Omit<Wanted, 'step'>,
): ReturnType<typeof takeHireStep> {
  if (own.hire.dispute?.by === own.party) throw new AppError('forbidden')
  return takeHireStep(deps, actor, own, { ...answer, step: 'answer_dispute' })
}

/** Who opened it takes it back. Throws forbidden for the other side. */
export function withdrawDispute(
  deps: StepDeps,
  actor: UserActor,
  own: OwnHire,
  note: string,
): ReturnType<typeof takeHireStep> {
  if (own.hire.dispute && own.hire.dispute.by !== own.party) throw new AppError('forbidden')
  return takeHireStep(deps, actor, own, { step: 'withdraw_dispute', note })
}
