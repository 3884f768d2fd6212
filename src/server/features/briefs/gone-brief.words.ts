/** Replaces the title of a brief whose company deleted its account. */
export const goneBrief = 'Pedido de una empresa que ya no está'
