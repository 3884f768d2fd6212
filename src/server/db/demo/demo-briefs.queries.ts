import { and, eq } from 'drizzle-orm'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

const seller = 'premium@demo.qhatu.pe'
const service = 'Diseño de interfaces para tu producto digital'
const buyer = 'empresa@demo.qhatu.pe'

/** Two open briefs of the demo's company: one with a proposal, one that nobody has answered. Call it after the services. */
export async function insertDemoBriefs(tx: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const [company] = await tx
    .select({ companyId: companies.id, createdBy: users.id })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(users.email, buyer))
  const [offered] = await tx
    .select({ serviceId: services.id, professionalId: professionals.id })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(users.email, seller), eq(services.title, service)))
  if (!company || !offered) throw new Error('The demo lacks the sides of a brief')
  const brief = (days: number) => ({
    ...company,
    status: 'open' as const,
    moderationStatus: 'approved' as const,
    publishedAt: ago(days),
    createdAt: ago(days),
    updatedAt: ago(days),
  })
  const rows = await tx
    .insert(briefs)
    .values([
      {
        ...brief(4),
        title: 'Rediseñar el registro de nuestra app',
        category: 'Diseño Gráfico',
        description:
          'Tres de cada diez comercios dejan el registro a la mitad. Queremos menos pasos, y que se entienda qué documento pedimos y por qué.',
        needs: ['Cinco entrevistas con comercios', 'Prototipo para celular', 'Textos de cada pantalla'],
        minCents: 60_000,
        maxCents: 120_000,
      },
      {
        ...brief(1),
        title: 'Video corto para presentar los cobros con QR',
        category: 'Video y Animación',
        description:
          'Un minuto para redes y para las ferias, con una comerciante que cobra en su puesto. Tenemos el guion; falta grabar y editar.',
      },
    ])
    .returning({ id: briefs.id })
  await tx.insert(proposals).values({
    ...offered,
    briefId: rows[0]!.id,
    priceCents: 95_000,
    days: 18,
    rounds: 2,
    message:
      'Empiezo por hablar con cinco comercios que no terminaron. Con eso armo dos caminos, probamos uno y te entrego el prototipo con sus textos.',
    covers: [0, 1, 2],
    milestones: [
      { name: 'Entrevistas y hallazgos', cents: 35_000, days: 6 },
      { name: 'Prototipo probado', cents: 60_000, days: 12 },
    ],
    createdAt: ago(3),
    updatedAt: ago(3),
    shownAt: ago(3),
  })
}
