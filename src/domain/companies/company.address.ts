/** The public page of a company. */
export const companyHref = (id: number): `/companies/${number}` => `/companies/${id}`
