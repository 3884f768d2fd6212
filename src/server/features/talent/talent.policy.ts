import type { CompanyActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { requireJobOwner } from '#server/features/applications/ownership.service.ts'
import { readSearchToken } from '#server/features/talent/searches/search-token.ts'
import { findSearch, type SavedSearch } from '#server/features/talent/searches/searches.queries.ts'
import { findPool } from '#server/features/talent/pools/pools.queries.ts'

declare const checked: unique symbol
/** A job of the caller's company, with which people are compared or to which they are invited. */
export type ComparedJob = { id: number } & { readonly [checked]: 'compared job' }

/** Throws forbidden for another company's active job, which is public, and not_found otherwise. */
export async function getComparedJob(db: Db, actor: CompanyActor, jobId: number): Promise<ComparedJob> {
  await requireJobOwner(db, actor, jobId)
  return { id: jobId } as ComparedJob
}

/** A list of people of the caller's company. */
export type OwnPool = { id: number; name: string } & { readonly [checked]: 'own pool' }

/** Throws not_found for another company's list. */
export async function getOwnPool(db: Db, actor: CompanyActor, id: number): Promise<OwnPool> {
  const pool = await findPool(db, id)
  if (pool?.companyId !== actor.companyId) throw new AppError('not_found')
  return { id, name: pool.name } as OwnPool
}

/** A search that the caller saved for the company of the session. */
export type OwnSearch = { id: number } & { readonly [checked]: 'own search' }

/** Throws not_found for somebody else's search, also a colleague's. */
export async function getOwnSearch(db: Db, actor: CompanyActor, id: number): Promise<OwnSearch> {
  const search = await findSearch(db, id)
  if (search?.companyId !== actor.companyId || search.userId !== actor.userId) throw new AppError('not_found')
  return { id } as OwnSearch
}

/** The saved search whose mail has the caller's link: only its mailbox has it. */
export type MailedSearch = SavedSearch & { readonly [checked]: 'mailed search' }

/** Throws link_expired for a link that we did not make, and for a search that is gone. */
export async function openSearchLink(db: Db, token: string): Promise<MailedSearch> {
  const id = await readSearchToken(db, token)
  const search = id === null ? null : await findSearch(db, id)
  if (!search) throw new AppError('link_expired')
  return search as MailedSearch
}
