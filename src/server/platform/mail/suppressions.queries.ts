import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SuppressionReason } from '#contracts/accounts/suppression-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { mails, suppressedAddresses } from '#server/db/schema/platform.table.ts'

export type Suppression = typeof suppressedAddresses.$inferSelect

/** Null: the address gets mail. */
export async function findSuppression(db: Db, address: string): Promise<Suppression | null> {
  const [row] = await db
    .select()
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.address, address.toLowerCase()))
  return row ?? null
}

/** A newer reason replaces the one before. */
export async function suppress(tx: Db, { address, ...rest }: Suppression): Promise<void> {
  await tx
    .insert(suppressedAddresses)
    .values({ address: address.toLowerCase(), ...rest })
    .onConflictDoUpdate({ target: suppressedAddresses.address, set: rest })
}

export async function endSuppression(tx: Db, address: string): Promise<void> {
  await tx.delete(suppressedAddresses).where(eq(suppressedAddresses.address, address.toLowerCase()))
}

/** The condition that an address gets mail. The list is read once, however many addresses are compared with it. */
export const getsMail = (address: PgColumn): SQL =>
  sql`lower(${address}) not in (select suppressed_addresses.address from suppressed_addresses)`

/** Why an address gets no mail, in a list of addresses; null: it does. */
export const mailStop = (address: PgColumn): SQL<SuppressionReason | null> =>
  sql`(select suppressed_addresses.reason from suppressed_addresses where suppressed_addresses.address = lower(${address}))`

/** To whom a mail went; null when there is none with this number and moment. */
export async function findAddressee(db: Db, { id, createdAt }: MailNumber): Promise<string | null> {
  const [row] = await db
    .select({ to: mails.to })
    .from(mails)
    .where(
      sql`${mails.id} = ${id} and date_trunc('milliseconds', ${mails.createdAt}) = ${createdAt.toISOString()}`,
    )
  return row?.to.toLowerCase() ?? null
}

/** What the Message-ID of a mail says. */
export interface MailNumber {
  id: number
  createdAt: Date
}
