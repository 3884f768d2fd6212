import { inArray } from 'drizzle-orm'
import type { TestOutcome } from '#contracts/plans/plans-vocabulary.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { createCompany, createProfessional, type TestActor } from './actors.ts'
import { createService } from './services.ts'
import { settleActs } from './settle-acts.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** An application whose provider holds the money of orders, for 5 %. */
export async function startHoldingApp(): Promise<TestApp> {
  const app = await startTestApp(
    {},
    { payments: ({ db }) => new TestPaymentProvider('http://localhost:3000', db) },
  )
  await holdOrders(app, true)
  return app
}

export const holdOrders = async (app: TestApp, isOn: boolean): Promise<void> => {
  await app.deps.db
    .update(settings)
    .set({ value: String(isOn) })
    .where(inArray(settings.key, ['hold_orders']))
}

const offers = {
  packages: [{ name: 'Estándar', priceCents: 90_000, days: 7, includes: ['Tres tableros'], rounds: 1 }],
}

/** Two sides of orders whose money is held, and what they can do. */
export async function heldSides(app: TestApp) {
  const seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })
  const company = await createCompany(app, { name: 'Tupay' })
  const serviceId = await createService(app, seller, offers)
  const request = (order: object = {}) =>
    app.request({
      method: 'POST',
      url: `/api/services/${serviceId}/hires`,
      headers: company.headers,
      payload: {
        message: 'Ventas y caja',
        order: { package: 'Estándar', totalCents: 90_000, payCents: 95_310, ...order },
      },
    })
  return { seller, company, serviceId, request, ...stepsIn(app, company) }
}

export function stepsIn(app: TestApp, company: TestActor) {
  const post = ({ headers }: TestActor, id: number, path: string, payload: object) =>
    app.request({ method: 'POST', url: `/api/hires/${id}/${path}`, headers, payload })
  const take = ({ headers }: TestActor, id: number, status: string) =>
    app.request({ method: 'PATCH', url: `/api/hires/${id}/status`, headers, payload: { status } })
  /** Opens the payment page of the part in turn; returns its reference. */
  const open = async (id: number, part = 0, totalCents = 95_310) => {
    const { body } = await post(company, id, 'payments', { part, totalCents })
    return /prueba\/([\w-]+)/.exec((body as { checkoutUrl: string }).checkoutUrl)![1]!
  }
  const happens = async (reference: string, outcome: TestOutcome = 'completed') => {
    await app.request({
      method: 'POST',
      url: `/api/test-payments/${reference}`,
      headers: company.headers,
      payload: { outcome },
    })
    await app.queue.drain()
  }
  return {
    post,
    take,
    open,
    happens,
    pay: async (id: number, part = 0, totalCents = 95_310) => happens(await open(id, part, totalCents)),
    seen: async ({ headers }: TestActor, id: number) =>
      (await app.request({ url: `/api/hires/${id}`, headers })).body,
    settled: async <T>(reply: Promise<T>): Promise<T> => {
      const answer = await reply
      await settleActs(app)
      return answer
    },
  }
}
