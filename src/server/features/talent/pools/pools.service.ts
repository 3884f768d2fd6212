import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostInPool, mostPools } from '#contracts/talent/talent-figures.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { OwnPool } from '#server/features/talent/talent.policy.ts'
import { listPeople } from '#server/features/talent/talent.queries.ts'
import { monthNow } from '#server/features/talent/talent.service.ts'
import { poolAdditions, poolRemoval } from './pools.acts.ts'
import {
  addToPool,
  countInPool,
  countPools,
  listInPool,
  listPools,
  lockCompany,
  putInPool,
  rowsInPool,
  rowsOfPerson,
  rowsOfPool,
  upsertPool,
} from './pools.queries.ts'

type PoolDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>

export const getPools = ({ db }: Pick<Deps, 'db'>, actor: CompanyActor) => listPools(db, actor)

/** Throws conflict when there are too many. */
export async function createPool(deps: PoolDeps, actor: CompanyActor, name: string) {
  const { companyId } = actor
  return transaction(deps, async (tx) => {
    await lockCompany(tx, companyId)
    const id = await upsertPool(tx, { companyId, name, createdAt: deps.clock.now() })
    if ((await countPools(tx, companyId)) > mostPools)
      throw new AppError('conflict', {
        message: `Ya tienes ${mostPools} bancos. Elimina uno para crear otro.`,
      })
    const [pool] = await listPools(tx, actor, id)
    if (!pool) throw new Error('A pool was not written')
    return pool
  })
}

/** The people of a list whom the company may still find: who withdrew is not shown. */
export async function readPool(deps: PoolDeps, actor: CompanyActor, { id }: OwnPool) {
  const entries = await listInPool(deps.db, id)
  const ids = entries.map(({ professionalId }) => professionalId)
  const rows = await listPeople(deps.db, actor, { ids, jobId: null, now: monthNow(deps) })
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return entries.flatMap((entry) => {
    const row = rowOf.get(entry.professionalId)
    return row ? [{ ...entry, row }] : []
  })
}

/** Throws not_found for a person whom the company may not find, and conflict when the list is full. */
export async function putIntoPool(
  deps: PoolDeps,
  actor: CompanyActor,
  { id: poolId }: OwnPool,
  { professionalId, note }: { professionalId: number; note?: string | undefined },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const found = await listPeople(tx, actor, { ids: [professionalId], jobId: null, now: monthNow(deps) })
    if (found.length === 0) throw notFound('professional')
    await lockCompany(tx, actor.companyId)
    await putInPool(tx, { poolId, professionalId, note, addedBy: actor.userId, addedAt: deps.clock.now() })
    if ((await countInPool(tx, poolId)) > mostInPool)
      throw new AppError('conflict', { message: `Este banco ya tiene ${mostInPool} personas.` })
  })
}

/** Puts people into a list; whom the company may not find is left out. Throws conflict when the list would be too full. */
export async function putSeveralIntoPool(
  deps: PoolDeps,
  actor: CompanyActor,
  { id: poolId }: OwnPool,
  professionalIds: readonly number[],
): Promise<{ added: number; undo: Undoable | null }> {
  return transaction(deps, async (tx) => {
    const found = await listPeople(tx, actor, { ids: professionalIds, jobId: null, now: monthNow(deps) })
    await lockCompany(tx, actor.companyId)
    const ids = [...new Set(found.map(({ id }) => id))]
    const added = await addToPool(tx, ids, { poolId, addedBy: actor.userId, addedAt: deps.clock.now() })
    if ((await countInPool(tx, poolId)) > mostInPool)
      throw new AppError('conflict', { message: `En este banco caben ${mostInPool} personas.` })
    if (added.length === 0) return { added: 0, undo: null }
    const data = { poolId, professionalIds: added }
    const undo = await perform(deps, tx, poolAdditions, { userId: actor.userId, subjectId: null, data })
    return { added: added.length, undo }
  })
}

/** Throws not_found for a person who is not in it. */
export async function takeFromPool(
  deps: PoolDeps,
  { userId }: CompanyActor,
  { id }: OwnPool,
  professionalId: number,
): Promise<Undoable> {
  const rows = [rowsOfPerson(id, professionalId)] as const
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, poolRemoval, { userId, data: {}, rows: [...rows] }),
  )
  if (!undo) throw notFound('professional')
  return undo
}

/** Deletes a list with its notes. */
export async function removePool(
  deps: PoolDeps,
  { userId }: CompanyActor,
  { id }: OwnPool,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, poolRemoval, { userId, data: {}, rows: [rowsOfPool(id), rowsInPool(id)] }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}
