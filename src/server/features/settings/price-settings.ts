import { chatActivationDays, documentedChatPrice } from '#contracts/services/chat-figures.ts'
import { usualIgvPercent } from '#domain/plans/receipt.ts'

/** In dollars or soles, down to the cent. */
const price = { kind: 'number', least: 0, most: 100_000, decimals: 2 } as const
const igv = { kind: 'number', least: 0, most: 100, decimals: 2 } as const
const solesEffect =
  'Se muestra y se cobra, en vez del precio en dólares, mientras quien cobra solo acepta soles, como Mercado Pago. En cero, no se vende en soles.'
const count = (least: number, most: number) => ({ kind: 'number', least, most, decimals: 0 }) as const
const onOrOff = { kind: 'switch' } as const

/** What things cost, the tax in it, and the launch offers. */
export const priceSettings = {
  premium_job_price: {
    value: 75,
    category: 'pricing',
    description: 'Precio de un empleo premium, en dólares',
    effect: 'Se muestra en los planes de empresas, en Empleos premium y en la ayuda.',
    rule: price,
  },
  professional_premium_price: {
    value: 5,
    category: 'pricing',
    description: 'Precio al mes del plan premium de un profesional, en dólares',
    effect: 'Se muestra en los planes y se cobra desde la próxima activación. Lo ya pagado no cambia.',
    rule: price,
  },
  company_premium_price: {
    value: 99,
    category: 'pricing',
    description: 'Precio al mes del plan premium de una empresa, en dólares',
    effect: 'Se muestra en los planes y se cobra desde la próxima activación. Lo ya pagado no cambia.',
    rule: price,
  },
  chat_activation_price: {
    value: documentedChatPrice,
    category: 'pricing',
    description: `Precio de activar el chat por ${chatActivationDays} días, en dólares`,
    effect:
      'Lo paga el profesional sin plan premium para responder por un servicio. En cero, se activa sin pagar.',
    rule: price,
  },
  igv_percent: {
    value: usualIgvPercent,
    category: 'pricing',
    description: 'IGV, en porcentaje',
    effect:
      'Los precios ya lo incluyen y no cambian. Vale para los recibos que se emitan desde ahora; los emitidos conservan el suyo.',
    rule: igv,
  },
  igv_next_from: {
    value: '',
    category: 'pricing',
    description: 'Día desde el que vale el nuevo IGV',
    effect:
      'Desde ese día, en hora de Lima, los recibos llevan el nuevo porcentaje, sin que nadie haga nada. Vacío: no hay un cambio previsto.',
    rule: { kind: 'day' },
  },
  igv_next_percent: {
    value: usualIgvPercent,
    category: 'pricing',
    description: 'Nuevo IGV, en porcentaje',
    effect: 'Reemplaza al IGV de arriba desde el día que indiques. Sin ese día no vale.',
    rule: igv,
  },
  premium_job_price_pen: {
    value: 0,
    category: 'pricing',
    description: 'Precio de un empleo premium, en soles',
    effect: solesEffect,
    rule: price,
  },
  professional_premium_price_pen: {
    value: 0,
    category: 'pricing',
    description: 'Precio al mes del plan premium de un profesional, en soles',
    effect: solesEffect,
    rule: price,
  },
  company_premium_price_pen: {
    value: 0,
    category: 'pricing',
    description: 'Precio al mes del plan premium de una empresa, en soles',
    effect: solesEffect,
    rule: price,
  },
  chat_activation_price_pen: {
    value: 0,
    category: 'pricing',
    description: 'Precio de activar el chat, en soles',
    effect: solesEffect,
    rule: price,
  },
  hold_orders: {
    value: false,
    category: 'pricing',
    description: 'Retener el pago de los pedidos hasta que la empresa acepte el trabajo',
    effect:
      'Vale para los pedidos que se hagan desde ahora, si el proveedor de pagos puede retener. Los demás se pagan entre las partes.',
    rule: onOrOff,
  },
  order_fee_percent: {
    value: 5,
    category: 'pricing',
    description: 'Comisión por un pedido con pago retenido, en porcentaje del precio, sin IGV',
    effect: 'La paga la empresa encima del precio y la ve antes de pedir. Vale para los pedidos nuevos.',
    rule: { kind: 'number', least: 0, most: 50, decimals: 2 },
  },
  company_premium_trial: {
    value: true,
    category: 'pricing',
    description: 'Oferta de lanzamiento para empresas',
    effect: 'Su plan premium es gratis por un tiempo, una vez por cuenta. Apagada, se paga con tarjeta.',
    rule: onOrOff,
  },
  professional_premium_trial: {
    value: true,
    category: 'pricing',
    description: 'Oferta de lanzamiento para profesionales',
    effect: 'Su plan premium es gratis por un tiempo, una vez por cuenta. Apagada, se paga con tarjeta.',
    rule: onOrOff,
  },
  premium_trial_months: {
    value: 3,
    category: 'pricing',
    description: 'Meses que dura la oferta de lanzamiento',
    effect: 'Vale para quien la active desde ahora. Las que ya corren terminan en su fecha.',
    rule: count(1, 24),
  },
} as const
