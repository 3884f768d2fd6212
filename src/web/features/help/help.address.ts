/** An article of the help centre. */
export const articleHref = (slug: string): `/ayuda/${string}` => `/ayuda/${slug}`

/** The help centre with a question. */
export const questionHref = (question: string): string => `/ayuda?${new URLSearchParams({ q: question })}`
