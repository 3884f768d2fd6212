import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { hireEvents, hires } from '#server/db/schema/hires.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

const isParty = (db: Db, { professionalId, companyId }: Person) =>
  professionalId === null
    ? eq(hires.companyId, companyId ?? 0)
    : inArray(
        hires.serviceId,
        db.select({ id: services.id }).from(services).where(eq(services.professionalId, professionalId)),
      )

export async function exportOf(db: Db, person: Person): Promise<Exported> {
  const { id, status, message, price, createdAt, updatedAt } = hires
  return {
    contrataciones: await db
      .select({
        id,
        service: services.title,
        company: companies.name,
        status,
        message,
        price,
        createdAt,
        updatedAt,
      })
      .from(hires)
      .innerJoin(services, eq(services.id, hires.serviceId))
      .innerJoin(companies, eq(companies.id, hires.companyId))
      .where(isParty(db, person))
      .orderBy(desc(hires.id)),
  }
}

const underWay = inArray(hires.status, ['requested', 'accepted', 'delivered'])

export async function waitingFor(db: Db, person: Person): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: person.professionalId === null ? professionals.userId : companies.userId })
    .from(hires)
    .innerJoin(services, eq(services.id, hires.serviceId))
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(companies, eq(companies.id, hires.companyId))
    .where(and(isParty(db, person), underWay))
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Open hires end; the other side keeps the record. */
export async function forget(tx: Db, person: Person, now: Date): Promise<void> {
  const ended = await tx
    .update(hires)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(isParty(tx, person), underWay))
    .returning({ hireId: hires.id })
  if (ended.length === 0) return
  await tx
    .insert(hireEvents)
    .values(
      ended.map(({ hireId }) => ({ hireId, status: 'cancelled' as const, userId: person.userId, at: now })),
    )
}
