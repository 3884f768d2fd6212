import type { HireStatus } from '#contracts/services/services-vocabulary.ts'

/** The two parties of a hire. */
export type HireParty = 'professional' | 'company'

/**
 * The allowed steps by status and party (docs/decisions, "Who ends a hire"). Until delivery the professional may cancel an accepted
 * hire; afterwards only the company can complete it.
 */
const steps: Record<HireStatus, Record<HireParty, readonly HireStatus[]>> = {
  requested: { professional: ['accepted', 'declined'], company: ['cancelled'] },
  accepted: { professional: ['delivered', 'cancelled'], company: ['cancelled'] },
  delivered: { professional: [], company: ['completed'] },
  declined: { professional: [], company: [] },
  completed: { professional: [], company: [] },
  cancelled: { professional: [], company: [] },
}

/** The steps that this party can take now, the expected one first. */
export const nextSteps = (status: HireStatus, party: HireParty): readonly HireStatus[] => steps[status][party]

/** Whether this party can ever take this step, from any status. */
export const isStepOf = (party: HireParty, step: HireStatus): boolean =>
  Object.values(steps).some((from) => from[party].includes(step))

/** Whether somebody still has to act. */
export const isOpenHire = (status: HireStatus): boolean =>
  Object.values(steps[status]).some((next) => next.length > 0)
