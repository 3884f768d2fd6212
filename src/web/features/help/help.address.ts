/** An article of the help centre. */
export const articleHref = (slug: string): `/ayuda/${string}` => `/ayuda/${slug}`
