import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PaperKind, VerificationOutcome } from '#contracts/verifications/verifications-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { verificationEnds, verificationPapers, verifications } from '#server/db/schema/verifications.table.ts'

const t = verifications
const p = verificationPapers
export type VerificationRow = typeof verifications.$inferSelect

/** The account that a verification is about, as it is now. */
const account = {
  userId: users.id,
  userType: users.userType,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  registeredAt: users.createdAt,
  companyName: companies.name,
  ruc: companies.ruc,
  industry: companies.industry,
  website: companies.website,
  firstName: professionals.firstName,
  lastName: professionals.lastName,
  title: professionals.title,
  verifiedAt: sql<Date | null>`coalesce(${companies.verifiedAt}, ${professionals.verifiedAt})`.mapWith(
    companies.verifiedAt,
  ),
}

const selectAccount = (db: Db, userId: number) =>
  db
    .select(account)
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(professionals, eq(professionals.userId, users.id))
    .where(eq(users.id, userId))

/** An account that exists. */
export async function getVerifiable(db: Db, userId: number) {
  const [row] = await selectAccount(db, userId)
  if (!row) throw new Error(`There is no account ${userId}`)
  return row
}

/** The same. What changes the verification of an account waits for it until the transaction ends. */
export async function lockVerifiable(tx: Db, userId: number) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return getVerifiable(tx, userId)
}

/** The company or professional of an account is verified since then; null: no longer. */
export async function setVerified(tx: Db, userId: number, verifiedAt: Date | null): Promise<void> {
  await tx.update(companies).set({ verifiedAt }).where(eq(companies.userId, userId))
  await tx.update(professionals).set({ verifiedAt }).where(eq(professionals.userId, userId))
}

/** The requests of an account, the latest first. */
export async function listVerifications(db: Db, userId: number, limit: number): Promise<VerificationRow[]> {
  return db.select().from(t).where(eq(t.userId, userId)).orderBy(desc(t.id)).limit(limit)
}

/** The request whose answer has not taken effect, or null. */
export async function findOpenVerification(db: Db, userId: number): Promise<VerificationRow | null> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.userId, userId), isNull(t.notifiedAt)))
  return row ?? null
}

export async function findVerification(db: Db, id: number): Promise<VerificationRow | null> {
  const [row] = await db.select().from(t).where(eq(t.id, id))
  return row ?? null
}

/** Null when the code is taken. */
export async function insertDraft(
  tx: Db,
  draft: Pick<VerificationRow, 'userId' | 'code' | 'createdAt'>,
): Promise<VerificationRow | null> {
  const [row] = await tx.insert(t).values(draft).onConflictDoNothing({ target: t.code }).returning()
  return row ?? null
}

export async function setFiled(
  tx: Db,
  id: number,
  { filedAt, dueOn }: Pick<VerificationRow, 'filedAt' | 'dueOn'>,
): Promise<void> {
  await tx
    .update(t)
    .set({ filedAt, dueOn, outcome: null, note: '', answeredAt: null, answeredBy: null })
    .where(eq(t.id, id))
}

/** Stores an answer; false when there is one, or the request is no longer filed. */
export async function storeOutcome(
  tx: Db,
  id: number,
  { outcome, note, at, by }: { outcome: VerificationOutcome; note: string; at: Date; by: number },
): Promise<boolean> {
  const rows = await tx
    .update(t)
    .set({ outcome, note, answeredAt: at, answeredBy: by })
    .where(and(eq(t.id, id), isNotNull(t.filedAt), isNull(t.answeredAt)))
    .returning({ id: t.id })
  return rows.length > 0
}

/** Takes the answer back; false when there is none, or it took effect. */
export async function takeBackOutcome(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .update(t)
    .set({ outcome: null, note: '', answeredAt: null, answeredBy: null })
    .where(and(eq(t.id, id), isNotNull(t.answeredAt), isNull(t.notifiedAt)))
    .returning({ id: t.id })
  return rows.length > 0
}

/** Marks the answer of that moment as told and returns its request. Null: told before, or it no longer stands. */
export async function claimOutcome(
  tx: Db,
  id: number,
  { answeredAt, now }: { answeredAt: Date; now: Date },
): Promise<VerificationRow | null> {
  const [row] = await tx
    .update(t)
    .set({ notifiedAt: now })
    .where(and(eq(t.id, id), eq(t.answeredAt, answeredAt), isNull(t.notifiedAt)))
    .returning()
  return row ?? null
}

const paper = {
  id: p.id,
  kind: p.kind,
  verificationId: p.verificationId,
  fileId: p.fileId,
  name: files.name,
  mime: files.mime,
  size: files.size,
  storageKey: files.storageKey,
  uploadedAt: files.createdAt,
}

const selectPapers = (db: Db) => db.select(paper).from(p).innerJoin(files, eq(files.id, p.fileId))

/** The papers of a request, in the order in which they came. */
export const listPapers = (db: Db, verificationId: number) =>
  selectPapers(db).where(eq(p.verificationId, verificationId)).orderBy(asc(p.id))
export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number]

/** A paper of this account, or null. */
export async function findPaperOf(db: Db, id: number, userId: number): Promise<PaperRow | null> {
  const [row] = await selectPapers(db).where(and(eq(p.id, id), eq(files.ownerId, userId)))
  return row ?? null
}

/** A paper of this request once it is filed, or null. */
export async function findFiledPaper(db: Db, verificationId: number, id: number): Promise<PaperRow | null> {
  const [row] = await selectPapers(db)
    .innerJoin(t, eq(t.id, p.verificationId))
    .where(and(eq(p.id, id), eq(p.verificationId, verificationId), isNotNull(t.filedAt)))
  return row ?? null
}

export async function insertPaper(
  tx: Db,
  row: { verificationId: number; fileId: string; kind: PaperKind },
): Promise<void> {
  await tx.insert(p).values(row)
}

/** The papers of the request before, which was not enough, go on with the next one. */
export async function movePapers(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.update(p).set({ verificationId: to }).where(eq(p.verificationId, from))
}

/** The files of papers whose answer took effect before that moment, or that were never sent since then. */
export async function listOldPapers(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ fileId: p.fileId })
    .from(p)
    .innerJoin(t, eq(t.id, p.verificationId))
    .where(
      sql`${t.notifiedAt} < ${before.toISOString()} or (${t.filedAt} is null and ${t.createdAt} < ${before.toISOString()})`,
    )
    .limit(limit)
  return rows.map(({ fileId }) => fileId)
}

/** Verifications that ended, the latest first. */
export const listEnds = (db: Db, userId: number, limit: number) =>
  db
    .select()
    .from(verificationEnds)
    .where(eq(verificationEnds.userId, userId))
    .orderBy(desc(verificationEnds.id))
    .limit(limit)
export type EndRow = Awaited<ReturnType<typeof listEnds>>[number]

export async function insertEnd(tx: Db, row: typeof verificationEnds.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(verificationEnds).values(row).returning({ id: verificationEnds.id })
  if (!inserted) throw new Error('An insert returned no row')
  return inserted.id
}

/** Deletes the end that can still be undone, and returns since when the account was verified. Null: there is none. */
export async function deletePendingEnd(tx: Db, userId: number): Promise<Date | null> {
  const [row] = await tx
    .delete(verificationEnds)
    .where(and(eq(verificationEnds.userId, userId), isNull(verificationEnds.notifiedAt)))
    .returning({ verifiedAt: verificationEnds.verifiedAt })
  return row?.verifiedAt ?? null
}

/** Marks an end as told and returns it. Null: told before, or undone. */
export async function claimEnd(tx: Db, id: number, now: Date): Promise<EndRow | null> {
  const [row] = await tx
    .update(verificationEnds)
    .set({ notifiedAt: now })
    .where(and(eq(verificationEnds.id, id), isNull(verificationEnds.notifiedAt)))
    .returning()
  return row ?? null
}
