/** Under which the query library keeps somebody's certificates. */
export const certificatesKey = (professionalId: number) => ['certificates', professionalId] as const
