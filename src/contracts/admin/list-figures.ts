/** Up to here the rows that match are counted in the lists of the administration: a count is never more. */
export const mostCounted = 10_000
