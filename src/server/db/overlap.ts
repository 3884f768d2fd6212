/** Whether the error is a constraint against overlapping times, such as `bookings_no_overlap`. */
export function isOverlap(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23P01'
}
