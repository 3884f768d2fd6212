import { looksAt } from '#domain/orders/deadlines.ts'
import { orderOfHire } from '#domain/orders/hire-shape.ts'
import { DAY } from '#domain/time/durations.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { hireEvents, hires } from '#server/db/schema/hires.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

type Status = (typeof hires.$inferSelect)['status']
type Step = readonly [status: Status, by: 'company' | 'professional', daysAgo: number]

/** One open hire in each state that needs somebody to act, and one that was not accepted. */
const demoHires: readonly {
  seller: string
  service: string
  buyer: string
  message: string
  steps: readonly Step[]
}[] = [
  {
    seller: 'premium@demo.qhatu.pe',
    service: 'Auditoría de accesibilidad web',
    buyer: 'empresa@demo.qhatu.pe',
    message:
      'Queremos saber si una persona con baja visión puede cobrar con nuestra app. Son ocho pantallas y necesitamos el informe antes del 15.',
    steps: [['requested', 'company', 1]],
  },
  {
    seller: 'premium@demo.qhatu.pe',
    service: 'Diseño de interfaces para tu producto digital',
    buyer: 'empresa@demo.qhatu.pe',
    message: 'El flujo de cierre de caja: tres pantallas, con sus estados de error y sin conexión.',
    steps: [
      ['requested', 'company', 12],
      ['accepted', 'professional', 11],
      ['delivered', 'professional', 0.5],
    ],
  },
  {
    seller: 'premium@demo.qhatu.pe',
    service: 'Diseño de interfaces para tu producto digital',
    buyer: 'illari@demo.qhatu.pe',
    message:
      'Rediseñar la reserva de citas. Hoy la mitad de los pacientes llama por teléfono porque se pierde.',
    steps: [
      ['requested', 'company', 5],
      ['accepted', 'professional', 4],
    ],
  },
  {
    seller: 'premium@demo.qhatu.pe',
    service: 'Auditoría de accesibilidad web',
    buyer: 'illari@demo.qhatu.pe',
    message: 'Revisar nuestra intranet completa en dos días.',
    steps: [
      ['requested', 'company', 40],
      ['declined', 'professional', 39],
    ],
  },
]

/** Call it after the services and their people are inserted. */
export async function insertDemoHires(tx: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  for (const { seller, service, buyer, message, steps } of demoHires) {
    const parties = await findParties(tx, seller, service, buyer)
    const [first, last] = [steps[0]!, steps.at(-1)!]
    const [row] = await tx
      .insert(hires)
      .values({
        serviceId: parties.serviceId,
        companyId: parties.companyId,
        status: last[0],
        message,
        price: parties.price,
        createdAt: ago(first[2]),
        updatedAt: ago(last[2]),
        deliveries: steps.filter(([status]) => status === 'delivered').length,
        nextAt: looksAt(orderOfHire(last[0], ago(last[2]))),
      })
      .returning({ id: hires.id })
    await tx.insert(hireEvents).values(
      steps.map(([status, by, daysAgo]) => ({
        hireId: row!.id,
        status,
        userId: by === 'company' ? parties.companyUserId : parties.sellerUserId,
        at: ago(daysAgo),
      })),
    )
  }
}

async function findParties(tx: Db, seller: string, service: string, buyer: string) {
  const [sold] = await tx
    .select({ serviceId: services.id, price: services.price, sellerUserId: users.id })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(users.email, seller), eq(services.title, service)))
  const [company] = await tx
    .select({ companyId: companies.id, companyUserId: users.id })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(users.email, buyer))
  if (!sold || !company) throw new Error(`The demo has no service “${service}” or no ${buyer}`)
  return { ...sold, ...company }
}
