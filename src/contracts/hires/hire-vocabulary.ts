/** The statuses of a hire, in order; declined and cancelled end it early. `agreed`: waits for the payment that is held. `accepted`: in work. `decided`: after a dispute. */
export const hireStatuses = [
  'requested',
  'agreed',
  'accepted',
  'declined',
  'delivered',
  'completed',
  'cancelled',
  'disputed',
  'decided',
] as const

export type HireStatus = (typeof hireStatuses)[number]
