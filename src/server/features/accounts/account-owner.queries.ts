import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AccountOwner } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { admins, users } from '#server/db/schema/accounts.table.ts'

/** The table of the account. */
export const tableOf = (owner: AccountOwner) => ('adminId' in owner ? admins : users)

/** In `tableOf(owner)`: the row of the account. */
export const isAccount = (owner: AccountOwner): SQL =>
  'adminId' in owner ? eq(admins.id, owner.adminId) : eq(users.id, owner.userId)

/** In a table of what both kinds of accounts have: the rows of this one. */
export const isOf = (table: Record<'userId' | 'adminId', PgColumn>, owner: AccountOwner): SQL =>
  'adminId' in owner ? eq(table.adminId, owner.adminId) : eq(table.userId, owner.userId)

/** The columns of such a table, without anything else that `owner` has. */
export const ownerColumns = (owner: AccountOwner): AccountOwner =>
  'adminId' in owner ? { adminId: owner.adminId } : { userId: owner.userId }

/** The address for warnings to the owner of an account. */
export async function findOwnerEmail(db: Db, owner: AccountOwner): Promise<string | null> {
  const [row] = await db
    .select({ email: tableOf(owner).email })
    .from(tableOf(owner))
    .where(isAccount(owner))
  return row?.email ?? null
}

export async function findPassword(db: Db, owner: AccountOwner): Promise<{ hash: string | null } | null> {
  const [row] = await db
    .select({ hash: tableOf(owner).passwordHash })
    .from(tableOf(owner))
    .where(isAccount(owner))
  return row ?? null
}

/** Returns the current password hash and locks it until the transaction ends. */
export async function holdPassword(tx: Db, owner: AccountOwner): Promise<string | null> {
  const [row] = await tx
    .select({ hash: tableOf(owner).passwordHash })
    .from(tableOf(owner))
    .where(isAccount(owner))
    .for('no key update')
  return row?.hash ?? null
}
