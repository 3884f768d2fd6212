import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { certificates, portfolioItems } from '#server/db/schema/reputation.table.ts'

export type PortfolioRow = typeof portfolioItems.$inferSelect
export type CertificateRow = typeof certificates.$inferSelect
export type PortfolioValues = Pick<PortfolioRow, 'type' | 'url' | 'title' | 'description'>
export type CertificateValues = Pick<CertificateRow, 'title' | 'url' | 'issuer' | 'issuedDate'>

type Showcase = typeof portfolioItems | typeof certificates

export const isItem = (table: Showcase, id: number): SQL => eq(table.id, id)

/** Whether the professional shows this item. */
export async function isInShowcase(
  db: Db,
  table: Showcase,
  { id, professionalId }: { id: number; professionalId: number },
): Promise<boolean> {
  return (await db.$count(table, and(eq(table.id, id), eq(table.professionalId, professionalId)))) > 0
}

/** The plan of a professional; locks the profile until the transaction ends. */
export async function lockProfile(tx: Db, professionalId: number): Promise<'basic' | 'premium' | null> {
  const [row] = await tx
    .select({ planType: professionals.planType })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('no key update')
  return row?.planType ?? null
}

/** Newest first. */
export async function listPortfolio(db: Db, professionalId: number) {
  return db
    .select()
    .from(portfolioItems)
    .where(eq(portfolioItems.professionalId, professionalId))
    .orderBy(desc(portfolioItems.createdAt), desc(portfolioItems.id))
}

/** The latest issued first, then those without a date. */
export async function listCertificates(db: Db, professionalId: number) {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.professionalId, professionalId))
    .orderBy(sql`${certificates.issuedDate} desc nulls last`, desc(certificates.id))
}

export async function countPortfolio(tx: Db, professionalId: number): Promise<number> {
  const [row] = await tx
    .select({ items: count() })
    .from(portfolioItems)
    .where(eq(portfolioItems.professionalId, professionalId))
  return row?.items ?? 0
}

export async function insertPortfolioItem(
  tx: Db,
  values: PortfolioValues & { professionalId: number; createdAt: Date },
): Promise<PortfolioRow> {
  const [row] = await tx.insert(portfolioItems).values(values).returning()
  return row!
}

/** Null when it is gone. */
export async function updatePortfolioItem(
  tx: Db,
  id: number,
  values: PortfolioValues,
): Promise<PortfolioRow | null> {
  const [row] = await tx.update(portfolioItems).set(values).where(eq(portfolioItems.id, id)).returning()
  return row ?? null
}

export async function insertCertificate(
  tx: Db,
  values: CertificateValues & { professionalId: number; createdAt: Date },
): Promise<CertificateRow> {
  const [row] = await tx.insert(certificates).values(values).returning()
  return row!
}

/** Null when it is gone. */
export async function updateCertificate(
  tx: Db,
  id: number,
  values: CertificateValues,
): Promise<CertificateRow | null> {
  const [row] = await tx.update(certificates).set(values).where(eq(certificates.id, id)).returning()
  return row ?? null
}
