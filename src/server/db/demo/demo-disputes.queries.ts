import { and, eq } from 'drizzle-orm'
import type { DisputeReason, DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'
import { looksAt } from '#domain/orders/deadlines.ts'
import { requestOrder } from '#domain/orders/order.ts'
import { type StepName, takeStep } from '#domain/orders/steps.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { writeStep } from '#server/features/hires/hires.acts.ts'
import { getHire, insertHire, insertHireEvent, insertParts } from '#server/features/hires/hires.queries.ts'
import { orderOf } from '#server/features/hires/order-state.ts'

interface Step {
  step: StepName & Parameters<typeof writeStep>[3]['kind']
  by: 'professional' | 'company' | 'administrator'
  daysAgo: number
  note?: string
  /** What the professional is to get, in cents. */
  cents?: number
  reason?: DisputeReason
  wants?: DisputeWant
}

const seller = 'premium@demo.qhatu.pe'
const buyer = 'empresa@demo.qhatu.pe'

/** One that waits for an administrator, and one that was decided; invented, like the orders. */
const demoDisputes: readonly {
  service: string
  name: string
  message: string
  cents: number
  requestedDaysAgo: number
  steps: readonly Step[]
}[] = [
  {
    service: 'Diseño de interfaces para tu producto digital',
    name: 'Rediseño del catálogo',
    message: 'Seis pantallas del catálogo, con su versión para celular y los archivos para programar.',
    cents: 48_000,
    requestedDaysAgo: 70,
    steps: [
      { step: 'accept', by: 'professional', daysAgo: 69 },
      {
        step: 'deliver',
        by: 'professional',
        daysAgo: 60,
        note: 'Las seis pantallas para computadora. Las de celular van en la próxima entrega.',
      },
      {
        step: 'dispute',
        by: 'company',
        daysAgo: 57,
        reason: 'not_as_agreed',
        wants: 'part',
        cents: 24_000,
        note: 'Acordamos también la versión para celular y no llegó. Podemos programarla nosotros si se descuenta.',
      },
      {
        step: 'answer_dispute',
        by: 'professional',
        daysAgo: 56,
        note: 'La versión para celular está empezada: faltan dos pantallas. La mitad del precio no cubre lo entregado.',
      },
      { step: 'escalate', by: 'company', daysAgo: 52 },
      {
        step: 'decide',
        by: 'administrator',
        daysAgo: 49,
        cents: 32_000,
        note: 'El pedido decía seis pantallas con su versión para celular. Se entregó completa la parte de computadora, que es dos tercios del trabajo acordado. Por eso dos tercios del precio son del profesional.',
      },
    ],
  },
  {
    service: 'Auditoría de accesibilidad web',
    name: 'Auditoría de la tienda en línea',
    message: 'Revisar el pago y el carrito con lector de pantalla, con un informe que podamos usar.',
    cents: 36_000,
    requestedDaysAgo: 20,
    steps: [
      { step: 'accept', by: 'professional', daysAgo: 19 },
      {
        step: 'deliver',
        by: 'professional',
        daysAgo: 10,
        note: 'El informe con doce hallazgos y cómo corregir cada uno.',
      },
      {
        step: 'dispute',
        by: 'company',
        daysAgo: 6,
        reason: 'quality',
        wants: 'part',
        cents: 18_000,
        note: 'El informe no revisa el pago, que era lo más importante. Usamos la parte del carrito.',
      },
      {
        step: 'answer_dispute',
        by: 'professional',
        daysAgo: 5,
        note: 'El pago pedía una tarjeta real y no me dieron una de prueba. Lo avisé por mensaje.',
      },
      { step: 'escalate', by: 'company', daysAgo: 1 },
    ],
  },
]

/** Orders of the demo's two main accounts that did not go well. Call it after the other hires. */
export async function insertDemoDisputes(
  tx: Db,
  { adminId, now }: { adminId: number; now: Date },
): Promise<void> {
  for (const order of demoDisputes) await insertDisputed(tx, order, { adminId, now })
}

async function insertDisputed(
  tx: Db,
  { service, name, message, cents, requestedDaysAgo, steps }: (typeof demoDisputes)[number],
  { adminId, now }: { adminId: number; now: Date },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const { serviceId, companyId, ...userIds } = await findSides(tx, service)
  const parts = [{ name, cents, days: 10 }]
  const at = ago(requestedDaysAgo)
  const hireId = await insertHire(tx, {
    serviceId,
    companyId,
    message,
    price: writeOrderSum(cents, 'USD'),
    orderName: name,
    rounds: 1,
    createdAt: at,
    updatedAt: at,
    nextAt: looksAt(requestOrder({ isHeld: false, parts, rounds: 1 }, at)),
  })
  await insertParts(tx, hireId, parts)
  await insertHireEvent(tx, { hireId, kind: 'request', status: 'requested', userId: userIds.company, at })
  for (const { step, by, daysAgo, note, cents: share, reason, wants } of steps) {
    const hire = await getHire(tx, hireId)
    const moment = ago(daysAgo)
    const taken = takeStep(orderOf(hire), step, { by, now: moment, professionalCents: share, wants })
    if (!taken) throw new Error(`The order “${name}” of the demo cannot ${step}`)
    await writeStep(tx, hire, taken.order, {
      kind: step,
      userId: by === 'administrator' ? null : userIds[by],
      at: moment,
      isNotified: true,
      note,
      cents: share,
      reason,
      effects: taken.effects,
      ...(by === 'administrator' && { adminId }),
    })
  }
}

async function findSides(tx: Db, service: string) {
  const [sold] = await tx
    .select({ serviceId: services.id, professional: users.id })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(users.email, seller), eq(services.title, service)))
  const [client] = await tx
    .select({ companyId: companies.id, company: users.id })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(users.email, buyer))
  if (!sold || !client) throw new Error(`The demo has no service “${service}” or no ${buyer}`)
  return { ...sold, ...client }
}
