import { eq } from 'drizzle-orm'
import { looksAt } from '#domain/orders/deadlines.ts'
import { orderOfHire } from '#domain/orders/hire-shape.ts'
import { transaction } from '#server/db/connection.ts'
import { hireEvents, hires, orderParts } from '#server/db/schema/hires.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { publishService, type NewService } from '#server/features/services/services.service.ts'
import type { TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'

const dashboards = {
  title: 'Tableros en Power BI',
  category: 'Tecnología e IT',
  description: 'Uno tus fuentes de datos y te dejo tableros que tu equipo entiende.',
  price: '$25.00',
}

/** A service of a premium professional, published through the API. Returns its id. */
export async function createService(
  app: TestApp,
  professional: Pick<TestActor, 'id'>,
  values: Partial<NewService> = {},
): Promise<number> {
  return transaction(app.deps, (tx) =>
    publishService(app.deps, tx, { professionalId: professional.id, ...dashboards, ...values }),
  )
}

export async function createReview(
  app: TestApp,
  review: { serviceId: number; professionalId: number; companyId: number; rating: number; hireId?: number },
): Promise<void> {
  await app.deps.db.insert(reviews).values({ ...review, comment: 'Cumplió.', createdAt: app.clock.now() })
}

/** A hire after these steps. Returns its id. */
export async function createHire(
  app: TestApp,
  { serviceId, companyId }: { serviceId: number; companyId: number },
  steps: readonly (typeof hires.$inferSelect)['status'][] = ['requested'],
): Promise<number> {
  const now = app.clock.now()
  const status = steps.at(-1) ?? 'requested'
  const [row] = await app.deps.db
    .insert(hires)
    .values({
      serviceId,
      companyId,
      status,
      deliveries: steps.includes('delivered') ? 1 : 0,
      nextAt: looksAt(orderOfHire(status, now)),
      message: 'Tres tableros.',
      price: '$25.00',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: hires.id })
  if (!row) throw new Error('No hire was inserted')
  const [buyer] = await app.deps.db
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId))
  await app.deps.db
    .insert(hireEvents)
    .values(steps.map((status) => ({ hireId: row.id, status, at: now, userId: buyer?.userId ?? null })))
  return row.id
}

/** The same as an order in two parts, $200.00 in 5 days and $100.00 in 3, with one round of changes. */
export async function createOrder(
  app: TestApp,
  parties: { serviceId: number; companyId: number },
  steps: Parameters<typeof createHire>[2],
  offer?: { by: 'professional' | 'company'; cents: number },
): Promise<number> {
  const id = await createHire(app, parties, ['requested', ...(steps ?? [])])
  const now = app.clock.now()
  const offered = offer && { offerBy: offer.by, offerCents: offer.cents, offeredAt: now }
  await app.deps.db
    .update(hires)
    .set({ orderName: 'Estándar', price: '$300.00', rounds: 1, ...offered })
    .where(eq(hires.id, id))
  await app.deps.db.insert(orderParts).values([
    { hireId: id, position: 0, name: 'Diagnóstico', cents: 20_000, days: 5 },
    { hireId: id, position: 1, name: 'Tableros', cents: 10_000, days: 3 },
  ])
  return id
}
