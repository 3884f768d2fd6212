/** What the lists of jobs offer to choose, and nothing else does. Without zod, so that public pages can import it cheaply. */

export const jobSorts = ['recent', 'relevance'] as const
/** The maximum age of a listed job, in days: 'Publicado en las últimas 24 horas', '… los últimos 3 días'. */
export const postedWithin = [1, 3, 7, 30] as const
export type PostedWithin = (typeof postedWithin)[number]
/** The offered steps of the minimum pay, in soles a month; an address may name any amount up to the highest step. */
export const minPaySteps = [1_200, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_000, 10_000] as const
export const highestMinPay = 100_000
