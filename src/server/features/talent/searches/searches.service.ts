import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostTalentSearches } from '#contracts/talent/talent-figures.ts'
import { readTalentFilters, writeTalentFilters } from '#domain/talent/talent.address.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { searchRemoval } from '#server/features/talent/pools/pools.acts.ts'
import type { ComparedJob, MailedSearch, OwnSearch } from '#server/features/talent/talent.policy.ts'
import {
  countSearches,
  listSearches,
  readLastFound,
  rowsOfSearch,
  type SavedSearch,
  setMailed,
  upsertSearch,
} from './searches.queries.ts'

type SearchDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

export const getSearches = ({ db }: Pick<Deps, 'db'>, actor: CompanyActor) => listSearches(db, actor)

/** Throws validation_failed for an address without a filter, and conflict when there are too many. */
export async function saveSearch(
  deps: SearchDeps,
  { userId, companyId }: CompanyActor,
  job: ComparedJob | null,
  { name, query }: { name: string; query: string },
): Promise<SavedSearch> {
  const written = String(writeTalentFilters(readTalentFilters(new URLSearchParams(query))))
  if (written === '')
    throw new AppError('validation_failed', { fields: { query: 'Elige al menos un filtro' } })
  return transaction(deps, async (tx) => {
    const row = await upsertSearch(tx, {
      companyId,
      userId,
      name,
      query: written,
      jobId: job?.id ?? null,
      seenTo: await readLastFound(tx),
      createdAt: deps.clock.now(),
    })
    if ((await countSearches(tx, { userId, companyId })) > mostTalentSearches)
      throw new AppError('conflict', {
        message: `Ya tienes ${mostTalentSearches} búsquedas. Elimina una para guardar otra.`,
      })
    return row
  })
}

/** Begins or ends the mail; who came meanwhile is not sent. */
export async function changeSearch(
  deps: SearchDeps,
  { id }: OwnSearch,
  isMailed: boolean,
): Promise<SavedSearch> {
  const row = await switchMail(deps, id, isMailed)
  if (!row) throw new AppError('not_found')
  return row
}

/** By the link in a mail; the search stays. */
export async function endSearchMail(deps: SearchDeps, { id }: MailedSearch): Promise<void> {
  await switchMail(deps, id, false)
}

const switchMail = (deps: SearchDeps, id: number, isMailed: boolean) =>
  transaction(deps, async (tx) => setMailed(tx, id, { isMailed, seenTo: await readLastFound(tx) }))

export async function removeSearch(
  deps: SearchDeps,
  { userId }: CompanyActor,
  { id }: OwnSearch,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, searchRemoval, { userId, data: {}, rows: [rowsOfSearch(id)] }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}
