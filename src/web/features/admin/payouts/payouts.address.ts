export const payoutsPath = '/admin/billing/profesionales'

/** One list, on the page of all. */
export const payoutListHref = (id: number): string => `${payoutsPath}?lista=${id}`
