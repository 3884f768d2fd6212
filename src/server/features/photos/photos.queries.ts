import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

/** The id of the photo, or null. Locked until the transaction ends. */
export async function lockPhoto(tx: Db, professionalId: number): Promise<string | null> {
  const [row] = await tx
    .select({ photoId: professionals.photoId })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('update')
  return row?.photoId ?? null
}

export async function setPhoto(tx: Db, professionalId: number, photoId: string | null): Promise<void> {
  await tx.update(professionals).set({ photoId }).where(eq(professionals.id, professionalId))
}

/** Like `lockPhoto`. */
export async function lockLogo(tx: Db, companyId: number): Promise<string | null> {
  const [row] = await tx
    .select({ logoId: companies.logoId })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  return row?.logoId ?? null
}

export async function setLogo(tx: Db, companyId: number, logoId: string | null): Promise<void> {
  await tx.update(companies).set({ logoId }).where(eq(companies.id, companyId))
}
