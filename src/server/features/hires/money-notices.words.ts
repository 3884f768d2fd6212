import type { OrderCurrency } from '#contracts/hires/order-vocabulary.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import type { ClockWords } from './clock-notices.words.ts'
import type { HireRow } from './hires.queries.ts'

type Named = Pick<HireRow, 'serviceTitle' | 'companyName' | 'firstName' | 'part' | 'parts'>
type Paid = { price: number; amount: number; currency: OrderCurrency }

const partOf = ({ parts, part, serviceTitle }: Named): string =>
  parts.length > 1 ? `el hito “${parts[part]?.name ?? ''}” de “${serviceTitle}”` : `“${serviceTitle}”`

/** The money of a part is held. */
export const fundedWords = (hire: Named, { price, amount, currency }: Paid): ClockWords => ({
  title: 'Pago retenido',
  professional: `${hire.companyName} pagó ${partOf(hire)}: ${writeOrderSum(price, currency)} quedan retenidos para ti. Ya puedes empezar.`,
  company: `Recibimos tu pago de ${writeOrderSum(amount, currency)} por ${partOf(hire)}. Queda retenido hasta que aceptes la entrega.`,
})

/** The difference of a change of milestones is held, so the change applies. */
export const differenceWords = (hire: Named, { price, amount, currency }: Paid): ClockWords => ({
  title: 'Cambio de hitos pagado',
  professional: `${hire.companyName} depositó la diferencia por ${partOf(hire)}: ${writeOrderSum(price, currency)} más quedan retenidos para ti. Ya valen los hitos nuevos.`,
  company: `Recibimos tu pago de ${writeOrderSum(amount, currency)} por el cambio de ${partOf(hire)}. Ya valen los hitos nuevos.`,
})

/** A payment came that nothing waited for. */
export const returnedWords = ({ serviceTitle }: Named, { amount, currency }: Paid): ClockWords => ({
  title: 'Te devolvemos un pago',
  professional: '',
  company: `Recibimos ${writeOrderSum(amount, currency)} por “${serviceTitle}”, pero el pedido ya no esperaba ese pago. Te lo devolvemos completo por el mismo medio.`,
})

/** A bank looks at a held payment, or let it stand. */
export const contestWords = (hire: Named, isOpen: boolean): ClockWords =>
  isOpen
    ? {
        title: 'El pedido está en pausa',
        professional: `El banco de ${hire.companyName} revisa el pago de ${partOf(hire)}. Es un trámite entre el banco y Qhatu: no tienes que hacer nada. El dinero sigue retenido y los plazos se detienen hasta que decida.`,
        company: `Tu banco revisa el pago de ${partOf(hire)}. Mientras decide, el dinero sigue retenido y los plazos se detienen. Si no pediste esa revisión, dile a tu banco que reconoces el pago.`,
      }
    : {
        title: 'El pedido sigue',
        professional: `El banco confirmó el pago de ${partOf(hire)}: sigue retenido para ti y el pedido continúa con el tiempo que quedaba.`,
        company: `Tu banco confirmó el pago de ${partOf(hire)}: el pedido continúa con el tiempo que quedaba.`,
      }

/** A bank took the held money back. */
export const moneyLostWords = (hire: Named): ClockWords => ({
  title: 'El pago retenido se anuló',
  professional: `El banco anuló el pago de ${partOf(hire)}, así que el pedido terminó. No sigas trabajando en esta parte; si ya entregaste, escríbenos.`,
  company: `Tu banco anuló el pago de ${partOf(hire)}, así que el pedido terminó. Si fue un error, puedes pedirlo otra vez.`,
})
