import type { HireStatus } from '#contracts/services/services-vocabulary.ts'

/** The two parties of a hire. */
export type HireParty = 'professional' | 'company'

/**
 * Who may take which step from where (docs/decisions, "Who ends a hire"). The professional may give back what they accepted until
 * it is delivered; from then on only the company says that it is done.
 */
const steps: Record<HireStatus, Record<HireParty, readonly HireStatus[]>> = {
  requested: { professional: ['accepted', 'declined'], company: ['cancelled'] },
  accepted: { professional: ['delivered', 'cancelled'], company: ['cancelled'] },
  delivered: { professional: [], company: ['completed'] },
  declined: { professional: [], company: [] },
  completed: { professional: [], company: [] },
  cancelled: { professional: [], company: [] },
}

/** What this party may do now, the expected step first. */
export const nextSteps = (status: HireStatus, party: HireParty): readonly HireStatus[] => steps[status][party]

/** Whether this party ever takes this step, from wherever. */
export const isStepOf = (party: HireParty, step: HireStatus): boolean =>
  Object.values(steps).some((from) => from[party].includes(step))

/** Whether somebody still has to do something. */
export const isOpenHire = (status: HireStatus): boolean =>
  Object.values(steps[status]).some((next) => next.length > 0)
