/** The errors of problems with an order, a part of `contracts/errors.ts`. */
export const disputeErrors = {
  dispute_not_possible: {
    status: 409,
    message:
      'Todavía no se puede abrir un problema por este pedido: se puede cuando hay una entrega o el plazo pasó. Mientras tanto, conversen o propón terminar.',
  },
  dispute_changed: {
    status: 409,
    message: 'El caso cambió mientras lo mirabas. Revisa cómo está ahora y decide otra vez.',
  },
} as const
