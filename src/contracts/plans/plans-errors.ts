import { oldestTypedRate } from './rates-figures.ts'

/** The errors of what is sold and given back, a part of `contracts/errors.ts`. */
export const plansErrors = {
  payment_unavailable: {
    status: 409,
    message: 'Todavía no podemos cobrar con tarjeta, así que este plan no se puede activar por ahora.',
  },
  code_taken: { status: 409, message: 'Ya existe un código con ese nombre, activo o terminado. Elige otro.' },
  code_refused: { status: 409, message: 'Este código no se puede usar.' },
  order_money_held: {
    status: 409,
    message:
      'Tienes pedidos con un pago retenido. Termínalos o propón terminarlos; después podrás eliminar tu cuenta.',
  },
  nothing_to_buy: {
    status: 409,
    message: 'Tu plan no tiene fecha de término o lo acordaste con ventas: no hay un mes que agregar.',
  },
  exchange_rate_day: {
    status: 400,
    message: `Elige hoy o uno de los últimos ${oldestTypedRate} días: el tipo de cambio de un día futuro no existe todavía.`,
  },
  refund_not_possible: {
    status: 409,
    message:
      'Ese monto no se puede devolver: mira cuánto queda de este pago y si el banco lo está revisando.',
  },
} as const
