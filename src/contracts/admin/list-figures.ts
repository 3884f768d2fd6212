/** Up to here the rows that match are counted in long lists: a count is never more. */
export const mostCounted = 10_000
/** The same in a sentence in English: '10,000'. */
export const mostCountedInWords = mostCounted.toLocaleString('en-US')
