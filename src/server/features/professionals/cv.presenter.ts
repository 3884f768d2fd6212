/** Where the profile's CV is read, by its professional alone. */
export const cvUrlOfProfile = (professionalId: number): string => `/api/professionals/${professionalId}/cv`
