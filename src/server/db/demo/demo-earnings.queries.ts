import { and, eq } from 'drizzle-orm'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { hireEvents, hires, orderParts } from '#server/db/schema/hires.table.ts'
import { payoutDestinations, payoutLists, payouts } from '#server/db/schema/payouts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import type { Deps } from '#server/deps.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { sealNumber } from '#server/features/payouts/destinations/payout-numbers.service.ts'

const seller = 'premium@demo.qhatu.pe'
const design = 'Diseño de interfaces para tu producto digital'
const audit = 'Auditoría de accesibilidad web'
const buyer = 'empresa@demo.qhatu.pe'
const other = 'illari@demo.qhatu.pe'

/** Finished orders whose money went through us: what, for whom, how much, and when it was requested and accepted. */
const finished = [
  {
    service: design,
    client: buyer,
    name: 'Rediseño del registro',
    currency: 'USD',
    cents: 84_000,
    days: [96, 78],
  },
  {
    service: audit,
    client: other,
    name: 'Auditoría del portal',
    currency: 'USD',
    cents: 52_000,
    days: [70, 61],
  },
  {
    service: audit,
    client: buyer,
    name: 'Revisión de contraste',
    currency: 'PEN',
    cents: 96_000,
    days: [58, 44],
  },
  {
    service: design,
    client: other,
    name: 'Pantallas de citas',
    currency: 'PEN',
    cents: 148_000,
    days: [40, 22],
  },
  { service: design, client: buyer, name: 'Íconos de la app', currency: 'USD', cents: 31_000, days: [15, 5] },
] as const

/** The example of a public manual: no account of a person. */
const cci = '01136600010003254221'

/**
 * What the demo's designer earned in some months and two currencies: a list that finance has paid, one that is open, and a sum that is due
 * and in no list. Call it after the hires.
 */
export async function insertDemoEarnings(deps: Pick<Deps, 'config'>, tx: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  let partyId = 0
  for (const { service, client, name, currency, cents, days } of finished) {
    const sides = await findSides(tx, service, client)
    partyId = sides.sellerUserId
    const [requested, accepted] = [ago(days[0]), ago(days[1])]
    const [order] = await tx
      .insert(hires)
      .values({
        serviceId: sides.serviceId,
        companyId: sides.companyId,
        status: 'completed',
        message: `${name}, como lo conversamos.`,
        price: sides.price,
        createdAt: requested,
        updatedAt: accepted,
        orderName: name,
        currency,
        rounds: 1,
        deliveries: 1,
      })
      .returning({ id: hires.id })
    const orderId = order!.id
    await tx
      .insert(orderParts)
      .values({ hireId: orderId, position: 0, name, cents, days: Math.round(days[0] - days[1]) })
    await tx.insert(hireEvents).values(
      (
        [
          ['requested', sides.clientUserId, days[0]],
          ['accepted', sides.sellerUserId, days[0] - 1],
          ['delivered', sides.sellerUserId, days[1] + 2],
          ['completed', sides.clientUserId, days[1]],
        ] as const
      ).map(([status, userId, at]) => ({ hireId: orderId, status, userId, at: ago(at) })),
    )
    const money = { amount: cents, currency, orderId, client: sides.clientUserId }
    await book(tx, { kind: 'order_funded', reference: `demo-${orderId}`, at: requested, ...money })
    const released = { ...money, fee: 0, professional: sides.sellerUserId, at: accepted }
    await book(tx, { kind: 'order_released', reference: `demo-${orderId}`, ...released })
    await book(tx, {
      kind: 'provider_settled',
      reference: `demo-${orderId}`,
      amount: cents,
      currency,
      at: accepted,
    })
  }
  const holder = 'Renzo Huamán Ríos'
  const sealed = await sealNumber(deps, tx, partyId, cci)
  const destination = { kind: 'cci' as const, sealed, lastFour: cci.slice(-4), holder }
  await tx
    .insert(payoutDestinations)
    .values(
      (['USD', 'PEN'] as const).map((currency) =>
        Object.assign({ userId: partyId, currency, changedAt: ago(90) }, destination),
      ),
    )
  const list = async (at: Date) => {
    const [row] = await tx
      .insert(payoutLists)
      .values({ preparedAt: at, preparedBy: 'Administración de la demo' })
      .returning({ id: payoutLists.id })
    return { ...destination, listId: row!.id, partyId, listedAt: at }
  }
  const [paid] = await tx
    .insert(payouts)
    .values({
      ...(await list(ago(60))),
      currency: 'USD',
      amount: 136_000,
      status: 'paid',
      markedAt: ago(59),
      settledAt: ago(59),
    })
    .returning({ id: payouts.id })
  await book(tx, {
    kind: 'payout_made',
    reference: paid!.id,
    amount: 136_000,
    currency: 'USD',
    professional: partyId,
    at: ago(59),
  })
  await tx.insert(payouts).values({ ...(await list(ago(3))), currency: 'PEN', amount: 244_000 })
}

async function findSides(tx: Db, service: string, client: string) {
  const [sold] = await tx
    .select({ serviceId: services.id, price: services.price, sellerUserId: users.id })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(users.email, seller), eq(services.title, service)))
  const [company] = await tx
    .select({ companyId: companies.id, clientUserId: users.id })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(users.email, client))
  if (!sold || !company) throw new Error(`The demo has no service “${service}” or no ${client}`)
  return { ...sold, ...company }
}
