import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { messages } from '#server/db/schema/conversations.table.ts'
import { disputeEvidence, disputes } from '#server/db/schema/disputes.table.ts'
import { companyReviews, hireEvents, hires, orderFiles, orderParts } from '#server/db/schema/hires.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { closeDisputes } from '#server/features/hires/disputes/disputes.queries.ts'
import type { Exported, Person } from '#server/personal-data.ts'

const isParty = (db: Db, { professionalId, companyId }: Person) =>
  professionalId === null
    ? eq(hires.companyId, companyId ?? 0)
    : inArray(
        hires.serviceId,
        db.select({ id: services.id }).from(services).where(eq(services.professionalId, professionalId)),
      )

export async function exportOf(db: Db, person: Person): Promise<Exported> {
  // When the clock looks at it next is the product's own.
  const { nextAt: _nextAt, serviceId: _serviceId, companyId: _companyId, ...columns } = getTableColumns(hires)
  const mine = db.select({ id: hires.id }).from(hires).where(isParty(db, person))
  return {
    contrataciones: await db
      .select({ ...columns, service: services.title, company: companies.name })
      .from(hires)
      .innerJoin(services, eq(services.id, hires.serviceId))
      .innerJoin(companies, eq(companies.id, hires.companyId))
      .where(isParty(db, person))
      .orderBy(desc(hires.id)),
    partesDeContrataciones: await db
      .select()
      .from(orderParts)
      .where(inArray(orderParts.hireId, mine))
      .orderBy(desc(orderParts.hireId), asc(orderParts.position)),
    resenasDeEmpresas: await db
      .select({
        hireId: companyReviews.hireId,
        rating: companyReviews.rating,
        comment: companyReviews.comment,
        createdAt: companyReviews.createdAt,
      })
      .from(companyReviews)
      .where(
        and(inArray(companyReviews.hireId, mine), person.professionalId === null ? sql`false` : sql`true`),
      ),
    problemasDeContrataciones: await db
      .select({
        hireId: disputes.hireId,
        by: disputes.by,
        reason: disputes.reason,
        wants: disputes.wants,
        wantsCents: disputes.wantsCents,
        openedAt: disputes.openedAt,
        deskAt: disputes.deskAt,
        endedAt: disputes.endedAt,
        ending: disputes.ending,
      })
      .from(disputes)
      .innerJoin(hireEvents, eq(hireEvents.id, disputes.id))
      .where(and(inArray(disputes.hireId, mine), isKnownTo(person)))
      .orderBy(asc(disputes.id)),
    pruebasDeContrataciones: await db
      .select({
        hireId: hireEvents.hireId,
        at: hireEvents.at,
        file: orderFiles.name,
        message: messages.message,
      })
      .from(disputeEvidence)
      .innerJoin(hireEvents, eq(hireEvents.id, disputeEvidence.eventId))
      .leftJoin(orderFiles, eq(orderFiles.id, disputeEvidence.orderFileId))
      .leftJoin(messages, eq(messages.id, disputeEvidence.messageId))
      .where(eq(hireEvents.userId, person.userId))
      .orderBy(asc(disputeEvidence.id)),
    archivosDeContrataciones: await db
      .select({
        hireId: orderFiles.hireId,
        name: orderFiles.name,
        size: orderFiles.size,
        at: orderFiles.createdAt,
      })
      .from(orderFiles)
      .where(eq(orderFiles.userId, person.userId)),
    pasosDeContrataciones: await db
      .select({
        hireId: hireEvents.hireId,
        kind: hireEvents.kind,
        part: hireEvents.part,
        note: hireEvents.note,
        cents: hireEvents.cents,
        releasedCents: hireEvents.releasedCents,
        at: hireEvents.at,
        isOwn: sql<boolean>`${hireEvents.userId} = ${person.userId}`,
      })
      .from(hireEvents)
      .where(and(inArray(hireEvents.hireId, mine), isKnownTo(person)))
      .orderBy(asc(hireEvents.id)),
  }
}

/** What the other side may still undo is not known yet. */
const isKnownTo = ({ userId }: Person) => or(eq(hireEvents.isNotified, true), eq(hireEvents.userId, userId))

const underWay = inArray(hires.status, ['requested', 'agreed', 'accepted', 'delivered', 'disputed'])

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
  await tx.delete(orderFiles).where(eq(orderFiles.userId, person.userId))
  if (person.professionalId !== null) {
    const mine = tx.select({ id: hires.id }).from(hires).where(isParty(tx, person))
    await tx.delete(companyReviews).where(inArray(companyReviews.hireId, mine))
  }
  const ended = await tx
    .update(hires)
    .set({
      status: 'cancelled',
      updatedAt: now,
      dueAt: null,
      offerBy: null,
      offerCents: null,
      offeredAt: null,
      dispute: null,
      change: null,
      frozenAt: null,
      nextAt: null,
    })
    .where(and(isParty(tx, person), underWay))
    .returning({ hireId: hires.id })
  if (ended.length === 0) return
  await closeDisputes(
    tx,
    ended.map(({ hireId }) => hireId),
    now,
  )
  await tx.insert(hireEvents).values(
    ended.map(({ hireId }) => ({
      hireId,
      kind: 'cancel' as const,
      status: 'cancelled' as const,
      userId: person.userId,
      at: now,
    })),
  )
}
