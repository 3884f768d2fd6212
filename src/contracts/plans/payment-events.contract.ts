import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'

const asks = 'Envía el evento como lo describe la guía del proveedor'
const text = z.string(asks).regex(/^[!-~]{1,255}$/, asks)
const reply = z.object({ received: z.literal(true) })

/** Where payment providers tell that something changed. What changed is asked for: the bodies are only checked for their shape. */
export const paymentEventsContract = {
  stripe: endpoint({
    method: 'POST',
    path: '/api/payments/stripe/events',
    summary: 'An event of Stripe; 404 without its keys',
    audience: 'anyone',
    signed: 'stripe',
    secret: true,
    body: z.object({ id: text, type: text }),
    reply,
  }),
  mercadoPago: endpoint({
    method: 'POST',
    path: '/api/payments/mercadopago/events',
    summary: 'A notification of Mercado Pago; 404 without its keys',
    audience: 'anyone',
    signed: 'mercadopago',
    secret: true,
    query: z.object({ 'data.id': text.optional(), type: text.optional() }),
    body: z.object({ type: text.optional() }),
    reply,
  }),
}
