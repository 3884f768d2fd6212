import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { briefInvitations, briefMatches, briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { goneBrief } from './gone-brief.words.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** Of a company its briefs with the proposals, of a professional the own proposals and of what one was told. */
export async function exportOf(db: Db, { companyId, professionalId }: Person): Promise<Exported> {
  if (professionalId !== null)
    return {
      propuestas: await proposalsOf(db).where(eq(proposals.professionalId, professionalId)),
      'requerimientos-avisados': await db
        .select({ brief: briefs.title, reasons: briefMatches.reasons, notifiedAt: briefMatches.notifiedAt })
        .from(briefMatches)
        .innerJoin(briefs, eq(briefs.id, briefMatches.briefId))
        .where(eq(briefMatches.professionalId, professionalId))
        .orderBy(desc(briefMatches.notifiedAt)),
      'invitaciones-a-proponer': await invitationsOf(db).where(
        and(eq(briefInvitations.professionalId, professionalId), isNotNull(briefInvitations.shownAt)),
      ),
    }
  if (companyId === null) return {}
  const { id, status, title, category, description, needs, wantedBy, minCents, maxCents } = briefs
  const { closeReason, closeNote, publishedAt, closedAt, createdAt, updatedAt } = briefs
  const { companyAnswer, moderationNote, moderationStatus } = briefs
  const dates = { publishedAt, closedAt, createdAt, updatedAt }
  return {
    requerimientos: await db
      .select({
        id,
        status,
        title,
        category,
        description,
        needs,
        wantedBy,
        minCents,
        maxCents,
        closeReason,
        closeNote,
        moderationStatus,
        moderationNote,
        companyAnswer,
        ...dates,
      })
      .from(briefs)
      .where(eq(briefs.companyId, companyId))
      .orderBy(desc(briefs.id)),
    'invitaciones-a-proponer': await invitationsOf(db).where(eq(briefs.companyId, companyId)),
    'propuestas-recibidas': await proposalsOf(db).where(eq(briefs.companyId, companyId)),
  }
}

const invitationsOf = (db: Db) =>
  db
    .select({
      brief: briefs.title,
      company: companies.name,
      professional: sql<string>`${professionals.firstName} || ' ' || ${professionals.lastName}`,
      reasons: briefInvitations.reasons,
      createdAt: briefInvitations.createdAt,
      shownAt: briefInvitations.shownAt,
      declinedAt: briefInvitations.declinedAt,
    })
    .from(briefInvitations)
    .innerJoin(briefs, eq(briefs.id, briefInvitations.briefId))
    .innerJoin(companies, eq(companies.id, briefs.companyId))
    .innerJoin(professionals, eq(professionals.id, briefInvitations.professionalId))
    .orderBy(desc(briefInvitations.createdAt))
    .$dynamic()

function proposalsOf(db: Db) {
  const { id, status, priceCents, days, rounds, message, covers, milestones, next, note } = proposals
  const { createdAt, updatedAt, shownAt } = proposals
  const terms = { priceCents, days, rounds, message, covers, milestones, next, note }
  return db
    .select({
      id,
      brief: briefs.title,
      company: companies.name,
      service: services.title,
      status,
      ...terms,
      createdAt,
      updatedAt,
      shownAt,
    })
    .from(proposals)
    .innerJoin(briefs, eq(briefs.id, proposals.briefId))
    .innerJoin(companies, eq(companies.id, briefs.companyId))
    .innerJoin(services, eq(services.id, proposals.serviceId))
    .orderBy(desc(proposals.id))
    .$dynamic()
}

/** The other sides of proposals that wait for an answer. */
export async function waitingFor(db: Db, { companyId, professionalId }: Person): Promise<number[]> {
  const mine =
    professionalId === null
      ? eq(briefs.companyId, companyId ?? 0)
      : eq(proposals.professionalId, professionalId)
  const rows = await db
    .selectDistinct({ userId: professionalId === null ? professionals.userId : companies.userId })
    .from(proposals)
    .innerJoin(briefs, eq(briefs.id, proposals.briefId))
    .innerJoin(companies, eq(companies.id, briefs.companyId))
    .innerJoin(professionals, eq(professionals.id, proposals.professionalId))
    .where(and(mine, eq(proposals.status, 'sent')))
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** A company's briefs are emptied and closed, so that the proposals of others stay; the own proposals go. */
export async function forget(tx: Db, { companyId, professionalId }: Person, now: Date): Promise<void> {
  if (professionalId !== null) {
    await tx.delete(proposals).where(eq(proposals.professionalId, professionalId))
    await tx.delete(briefMatches).where(eq(briefMatches.professionalId, professionalId))
    await tx.delete(briefInvitations).where(eq(briefInvitations.professionalId, professionalId))
  }
  if (companyId === null) return
  const own = eq(briefs.companyId, companyId)
  await tx.delete(briefs).where(and(own, eq(briefs.status, 'draft')))
  const ids = tx.select({ id: briefs.id }).from(briefs).where(own)
  await tx
    .update(proposals)
    .set({ status: 'passed', isNotified: true, next: null })
    .where(and(inArray(proposals.briefId, ids), eq(proposals.status, 'sent')))
  await tx.delete(briefInvitations).where(inArray(briefInvitations.briefId, ids))
  await tx.update(proposals).set({ note: '' }).where(inArray(proposals.briefId, ids))
  await tx
    .update(briefs)
    .set({ closedAt: now, closeReason: 'other' })
    .where(and(own, ne(briefs.status, 'closed')))
  await tx
    .update(briefs)
    .set({
      status: 'closed',
      isNotified: true,
      title: goneBrief,
      description: '',
      needs: [],
      wantedBy: null,
      minCents: null,
      maxCents: null,
      closeNote: '',
      holds: [],
      allowed: [],
      companyAnswer: '',
      moderationStatus: 'approved',
      moderationNote: '',
    })
    .where(own)
}
