import { type HireStatus, hireStatuses } from '#contracts/hires/hire-vocabulary.ts'
import { hireStepOf, orderOfHire } from '#domain/orders/hire-shape.ts'
import { stepsOf } from '#domain/orders/steps.ts'

/** The two parties of a hire. */
export type HireParty = 'professional' | 'company'

// No step of a person depends on the time.
const anyTime = new Date(0)

/** The steps that this party can take now, the expected one first: those of the order that the hire is. */
export const nextSteps = (status: HireStatus, party: HireParty): readonly HireStatus[] =>
  stepsOf(orderOfHire(status, anyTime), party, anyTime).flatMap((step) => hireStepOf[step] ?? [])

/** Whether this party can ever take this step, from any status. */
export const isStepOf = (party: HireParty, step: HireStatus): boolean =>
  hireStatuses.some((from) => nextSteps(from, party).includes(step))

/** Whether somebody still has to act. */
export const isOpenHire = (status: HireStatus): boolean =>
  status === 'disputed' || nextSteps(status, 'professional').length + nextSteps(status, 'company').length > 0
