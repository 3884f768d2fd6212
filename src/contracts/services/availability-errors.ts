/** The errors of the availability of services, a part of `contracts/errors.ts`. */
export const availabilityErrors = {
  availability_changed: {
    status: 409,
    message:
      'Tu disponibilidad cambió en otra ventana. Ya te mostramos cómo quedó: revísala y guarda otra vez.',
  },
  availability_unsaid: {
    status: 409,
    message: 'Todavía no dices cuándo recibes pedidos. Elígelo y guárdalo primero.',
  },
} as const
