/** Under which the query library keeps somebody's portfolio. */
export const portfolioKey = (professionalId: number) => ['portfolio', professionalId] as const
