/** Replaces the title of a brief whose company deleted its account. */
export const goneBrief = 'Requerimiento de una empresa que ya no está'
