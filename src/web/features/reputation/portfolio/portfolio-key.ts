/** The query key of a professional's portfolio. */
export const portfolioKey = (professionalId: number) => ['portfolio', professionalId] as const
