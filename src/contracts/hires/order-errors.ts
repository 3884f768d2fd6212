import { briefErrors } from '#contracts/briefs/brief-errors.ts'
import { quoteErrors } from '#contracts/conversations/quote-errors.ts'
import { availabilityErrors } from '#contracts/services/availability-errors.ts'
import { changeErrors } from './change-errors.ts'
import { disputeErrors } from './dispute-errors.ts'

/** The errors of orders and of what leads to them, a part of `contracts/errors.ts`. */
export const orderErrors = {
  ...briefErrors,
  ...quoteErrors,
  ...disputeErrors,
  ...changeErrors,
  ...availabilityErrors,
}
