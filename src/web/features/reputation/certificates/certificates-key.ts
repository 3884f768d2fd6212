/** The query key of a professional's certificates. */
export const certificatesKey = (professionalId: number) => ['certificates', professionalId] as const
