import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { findReceived, findReceivedOf } from '#server/features/applications/candidates/candidates.queries.ts'
import { scoreCandidate } from '#server/features/applications/candidates/candidates.service.ts'
import { refreshColleagues } from '#server/features/applications/stages/move.service.ts'
import { joinAct } from './doubles.acts.ts'
import { findDoubles } from './doubles.queries.ts'
import { findFront, insertDifferent, listWhole, lockToJoin, setJoined } from './joins.queries.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** The applications that look like the same person's, those that are joined to this one, and the one that stands for it. */
export async function readDoubles(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>,
  actor: CompanyActor,
  { id }: ReceivedApplication,
) {
  const { db } = deps
  const [frontId, ...joinedIds] = await listWhole(db, id)
  if (frontId !== undefined && frontId !== id)
    return { possible: [], joined: [], front: await findReceived(db, frontId) }
  const found = await findDoubles(db, [id])
  const rows = new Map(
    (await findReceivedOf(db, [...joinedIds, ...found.map((row) => row.id)])).map((row) => [
      row.application.id,
      row,
    ]),
  )
  const joined = joinedIds.flatMap((one) => rows.get(one) ?? [])
  return {
    possible: found.flatMap(({ id: otherId, reasons }) => {
      const row = rows.get(otherId)
      return row ? [{ row, reasons }] : []
    }),
    joined: await Promise.all(joined.map((row) => scoreCandidate(deps, actor, row))),
    front: null,
  }
}
export type DoublesView = Awaited<ReturnType<typeof readDoubles>>

/**
 * Joins another application of the person to this one, which stands on the board for both from now on. Neither account hears of it, and
 * none sees the other: what the company does next reaches both. Throws validation_failed for one of another job, and conflict when one of
 * them was withdrawn or joined meanwhile.
 */
export async function joinApplications(
  deps: Writing,
  actor: CompanyActor,
  { id: frontId }: ReceivedApplication,
  { id: otherId }: ReceivedApplication,
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    const rows = await lockToJoin(tx, [frontId, otherId])
    const front = rows.find((row) => row.id === frontId)
    const other = rows.find((row) => row.id === otherId)
    if (!front || !other || front.withdrawnAt || other.withdrawnAt) throw changed(gone)
    if (front === other || front.jobId !== other.jobId) throw wrongOther()
    if (front.joinedInto !== null || other.joinedInto !== null) throw changed(joinedAlready)
    const along = rows.filter((row) => row.joinedInto === otherId).map((row) => row.id)
    await setJoined(tx, [otherId, ...along], frontId)
    await refreshColleagues(tx, actor)
    const { userId } = actor
    const data = { frontId, otherId, along, userId }
    return perform(deps, tx, joinAct, { userId, subjectId: null, data })
  })
}

/** A joined application stands for itself again. Throws conflict when it does already. */
export async function separate(
  deps: Pick<Deps, 'pool'>,
  actor: CompanyActor,
  { id }: ReceivedApplication,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const row = (await lockToJoin(tx, [id])).find((one) => one.id === id)
    if (!row?.joinedInto) throw changed('Ya está por separado. Vuelve a cargar la página.')
    await setJoined(tx, [id], null)
    await refreshColleagues(tx, actor)
  })
}

/** Two applications that look alike are of two people, which holds for all that are joined to them, too. */
export async function tellApart(
  deps: Pick<Deps, 'pool' | 'clock'>,
  actor: CompanyActor,
  { id }: ReceivedApplication,
  { id: otherId }: ReceivedApplication,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const rows = await lockToJoin(tx, [id, otherId])
    const jobOf = (one: number) => rows.find((row) => row.id === one)?.jobId
    if (id === otherId || jobOf(id) !== jobOf(otherId)) throw wrongOther()
    if ((await findFront(tx, id)) === (await findFront(tx, otherId)))
      throw changed('Están unidas: sepáralas primero.')
    const by = { userId: actor.userId, at: deps.clock.now() }
    await insertDifferent(tx, [await listWhole(tx, id), await listWhole(tx, otherId)], by)
    await refreshColleagues(tx, actor)
  })
}

const gone = 'Una de las dos postulaciones se retiró. Vuelve a cargar la página.'
const joinedAlready = 'Alguien de tu equipo ya unió una de estas postulaciones. Vuelve a cargar la página.'
const changed = (message: string) => new AppError('conflict', { message })
const wrongOther = () =>
  new AppError('validation_failed', { fields: { otherId: 'Elige otra postulación del mismo aviso' } })
