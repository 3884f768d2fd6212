import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { statusAct } from '#server/features/applications/applications.acts.ts'
import type { OwnJob, ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { bulkMoveAct } from './bulk-moves.acts.ts'
import { insertBulkItems, insertBulkMove, insertSteps } from './moves.queries.ts'
import {
  listStages,
  lockToMove,
  lockWhole,
  type MovableRow,
  setStage,
  type StageRow,
} from './stages.queries.ts'

type Moving = Pick<Deps, 'pool' | 'clock' | 'queue'>
type Message = string | undefined

/*
 * Every move of candidates by their company. A change of the stage within one status is a step that only the company sees; a change
 * of the status is one that the person hears of when it can no longer be undone.
 */

/** The move itself: the state, and a step in each history. Returns the id of the step by application. */
async function apply(
  tx: Db,
  rows: readonly MovableRow[],
  { stage, at, actor, message }: { stage: StageRow; at: Date; actor: CompanyActor; message: Message },
): Promise<ReadonlyMap<number, number>> {
  await setStage(
    tx,
    rows.map(({ id }) => id),
    stage,
    at,
  )
  return insertSteps(
    tx,
    rows.map(({ id, status }) => ({
      applicationId: id,
      status: status === stage.status ? ('stage' as const) : stage.status,
      by: 'company' as const,
      userId: actor.userId,
      keyName: actor.key?.name ?? null,
      at,
      message: (status !== stage.status && message) || null,
      isNotified: false,
      stage: stage.name,
    })),
  )
}

/** A move of one person. `others`: how many applications of the same person, which are joined to it, moved along. */
export interface Moved {
  undo: Undoable | null
  others: number
}

/**
 * `choose` gets the stages of the job and the present one, and returns where to go; null: nowhere, nothing changes. All that are joined go
 * together.
 */
async function move(
  deps: Moving,
  actor: CompanyActor,
  { id }: ReceivedApplication,
  {
    choose,
    message,
  }: {
    choose: (stages: readonly StageRow[], now: { stageId: number; status: string }) => StageRow | null
    message: Message
  },
): Promise<Moved> {
  return transaction(deps, async (tx) => {
    const whole = await lockWhole(tx, id)
    const before = whole.find((row) => row.id === id)
    if (!before) throw new AppError('not_found')
    const stage = choose(await listStages(tx, before.jobId), before)
    if (!stage) return { undo: null, others: 0 }
    const at = deps.clock.now()
    const { userId } = actor
    const others = whole.filter((row) => row !== before && row.stageId !== stage.id)
    const steps = await apply(tx, [before, ...others], { stage, at, actor, message })
    await refreshColleagues(tx, actor)
    const moveOf = (row: MovableRow) => ({
      applicationId: row.id,
      eventId: steps.get(row.id) ?? 0,
      from: row.status,
      to: stage.status,
      wasViewed: row.viewedAt !== null,
      fromStage: row.stageId,
      toStage: stage.id,
      fromSince: row.stageSince?.toISOString() ?? null,
    })
    const data = { ...moveOf(before), others: others.map(moveOf) }
    const undo = await perform(deps, tx, statusAct, { userId, subjectId: id, data })
    return { undo, others: others.length }
  })
}

/** To the first stage of a status. `from`: the status that the caller saw; throws colleague_moved if somebody changed it since. */
export const moveToStatus = (
  deps: Moving,
  actor: CompanyActor,
  application: ReceivedApplication,
  { status, from, message }: { status: StageRow['status']; from?: string | undefined; message?: Message },
): Promise<Moved> =>
  move(deps, actor, application, {
    message,
    choose(stages, now) {
      if (now.status === status) return null
      if (from !== undefined && from !== now.status) throw new AppError('colleague_moved')
      return stages.find((stage) => stage.status === status) ?? null
    },
  })

/** `from`: the stage that the caller saw; throws colleague_moved if somebody moved the candidate since. */
export const moveToStage = (
  deps: Moving,
  actor: CompanyActor,
  application: ReceivedApplication,
  { stage: id, from, message }: { stage: number; from?: number | undefined; message?: Message },
): Promise<Moved> =>
  move(deps, actor, application, {
    message,
    choose(stages, now) {
      const stage = required(stages, id)
      if (now.stageId === id) return null
      if (from !== undefined && from !== now.stageId) throw new AppError('colleague_moved')
      return stage
    },
  })

/**
 * Several people of a job at once, in one commit. Those who are somewhere else than the caller saw them stay. They are told in
 * batches. Throws conflict when nobody is left.
 */
export async function moveMany(
  deps: Moving,
  actor: CompanyActor,
  { id: jobId }: OwnJob,
  { stage: stageId, people }: { stage: number; people: readonly { id: number; stage: number }[] },
): Promise<{ moved: number; left: number; undo: Undoable }> {
  const seen = new Map(people.map(({ id, stage }) => [id, stage]))
  return transaction(deps, async (tx) => {
    const stage = required(await listStages(tx, jobId), stageId)
    const found = await lockToMove(tx, jobId, [...seen.keys()])
    const going = found.filter((row) => row.stageId !== stageId && seen.get(row.id) === row.stageId)
    const fronts = new Set(going.map(frontOf))
    const rows = found.filter((row) => row.stageId !== stageId && fronts.has(frontOf(row)))
    if (rows.length === 0)
      throw new AppError('conflict', {
        message: 'Nadie de los que elegiste sigue donde lo viste. Mira el tablero y decide otra vez.',
      })
    const at = deps.clock.now()
    const { userId } = actor
    const steps = await apply(tx, rows, { stage, at, actor, message: undefined })
    const bulkId = await insertBulkMove(tx, { jobId, userId, createdAt: at })
    await insertBulkItems(
      tx,
      rows.map((row) => ({
        bulkId,
        applicationId: row.id,
        eventId: steps.get(row.id) ?? 0,
        fromStage: row.stageId,
        toStage: stage.id,
        fromStatus: row.status,
        toStatus: stage.status,
        fromSince: row.stageSince,
        wasViewed: row.viewedAt !== null,
      })),
    )
    await refreshColleagues(tx, actor)
    const undo = await perform(deps, tx, bulkMoveAct, { userId, subjectId: null, data: { bulkId } })
    return { moved: going.length, left: seen.size - going.length, undo }
  })
}

const frontOf = ({ id, joinedInto }: MovableRow) => joinedInto ?? id

function required(stages: readonly StageRow[], id: number): StageRow {
  const stage = stages.find((one) => one.id === id)
  if (!stage)
    throw new AppError('validation_failed', { fields: { stage: 'Elige otra etapa: esa ya no existe' } })
  return stage
}

/**
 * The open pages of the others of the company show a change at once; the candidate learns of it later. What a program does is new
 * to everybody.
 */
export async function refreshColleagues(tx: Db, { companyId, userId, key }: CompanyActor): Promise<void> {
  const others = (await peopleOfCompany(tx, companyId)).filter((id) => key !== null || id !== userId)
  await pushEvent(tx, others, { topic: 'applications' })
}
