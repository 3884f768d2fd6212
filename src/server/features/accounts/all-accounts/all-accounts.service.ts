import type { SQL } from 'drizzle-orm'
import { usersPageSize, type UserFilters } from '#contracts/admin/users.contract.ts'
import type { ListedPlan, UserSort } from '#contracts/admin/users-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  type AnyAccountRow,
  countAccounts,
  findAnyAccount,
  listAccounts,
  selectAccountIds,
} from './all-accounts.queries.ts'

/** An account of anybody, with its profile and plan. */
export type AnyAccount = ReturnType<typeof withPlan>

const withPlan = (row: AnyAccountRow) => ({ ...row, plan: planOf(row) })

function planOf({ professionalPlan, companyPlan }: AnyAccountRow): ListedPlan {
  if (companyPlan === 'enterprise') return 'enterprise'
  return professionalPlan === 'premium' || (companyPlan !== null && companyPlan !== 'free')
    ? 'premium'
    : 'free'
}

/** A page of everybody's accounts without deleted ones; `hasMore`: another one follows. */
export async function pageOfAccounts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  filters: UserFilters,
  { sort, before, page }: { sort: UserSort; before: number | undefined; page: number },
) {
  const slice = {
    sort,
    before,
    offset: (page - 1) * usersPageSize,
    limit: usersPageSize + 1,
    now: clock.now(),
  }
  const [rows, total] = await Promise.all([listAccounts(db, filters, slice), countAccounts(db, filters)])
  return {
    accounts: rows.slice(0, usersPageSize).map(withPlan),
    total,
    hasMore: rows.length > usersPageSize,
  }
}

/** The numbers of at most so many of the accounts that the list finds, as a subquery with a column `id`. */
export const matchingAccounts = (db: Db, filters: UserFilters, limit: number): SQL =>
  selectAccountIds(db, filters, limit).getSQL()

/** Throws not_found, also for a deleted account. */
export async function readAccount(
  { db, clock }: { db: Db; clock: Deps['clock'] },
  userId: number,
): Promise<AnyAccount> {
  const row = await findAnyAccount(db, userId, clock.now())
  if (!row) throw new AppError('not_found')
  return withPlan(row)
}

export { accountsFoundBy } from './all-accounts.queries.ts'
