import type { Stage, StageText } from '#contracts/applications/stage-fields.ts'
import { faultOfStages } from '#domain/applications/stages.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { OwnJob } from '#server/features/applications/applications.policy.ts'
import { refreshColleagues } from './move.service.ts'
import {
  countInStages,
  deleteOtherStages,
  insertStage,
  listStages,
  lockJobToStage,
  moveStage,
  type StageRow,
  updateStage,
} from './stages.queries.ts'

type Written = StageText & { id?: number | undefined }
type StageMove = { from: number; to: number }

/** The stages of a job with how many are in each. */
export async function readStages(db: Db, { id }: OwnJob): Promise<Stage[]> {
  const [stages, counts] = await Promise.all([listStages(db, id), countInStages(db, id)])
  return stages.map((stage) => ({
    id: stage.id,
    name: stage.name,
    status: stage.status,
    goalDays: stage.goalDays,
    count: counts.get(stage.id) ?? 0,
  }))
}

/**
 * Gives a job its own stages, in this order. Nobody's status changes: the people of a stage that is left out go to another one of its
 * status, which the caller chose. Throws conflict when somebody changed the stages meanwhile, or a stage with people would lose them.
 */
export async function saveStages(
  deps: Pick<Deps, 'pool' | 'clock'>,
  actor: CompanyActor,
  { id: jobId }: OwnJob,
  {
    seen,
    stages,
    moves,
  }: { seen: readonly number[]; stages: readonly Written[]; moves: readonly StageMove[] },
): Promise<void> {
  const fault = faultOfStages(stages)
  if (fault) throw new AppError('validation_failed', { fields: { stages: fault } })
  await transaction(deps, async (tx) => {
    await lockJobToStage(tx, jobId)
    const before = await listStages(tx, jobId)
    const counts = await countInStages(tx, jobId)
    requireSame(before, [...seen, ...stages.flatMap(({ id }) => id ?? [])])
    for (const old of before) requirePlace(old, counts.get(old.id) ?? 0, stages, moves)
    const ids: number[] = []
    for (const [position, stage] of stages.entries())
      ids.push(await write(tx, jobId, stage, position, before))
    for (const old of before) {
      const at = stages.findIndex(({ id }) => id === old.id)
      const to = ids[at] ?? ids[targetOf(old, stages, moves)]
      if (to === undefined) throw new Error('A status has no stage')
      if (to === old.id && stages[at]?.status === old.status) continue
      await moveStage(tx, jobId, { from: old.id, to, since: at < 0 ? deps.clock.now() : null })
    }
    await deleteOtherStages(tx, jobId, ids)
    await refreshColleagues(tx, actor)
  })
}

function requireSame(before: readonly StageRow[], seen: readonly number[]): void {
  const known = new Set(before.map(({ id }) => id))
  if (before.some(({ id }) => !seen.includes(id)) || seen.some((id) => !known.has(id)))
    throw new AppError('conflict', {
      message: 'Alguien de tu equipo cambió las etapas recién. Mira cómo quedaron y decide otra vez.',
    })
}

const people = (count: number) => (count === 1 ? 'hay 1 persona' : `hay ${count} personas`)

function requirePlace(
  old: StageRow,
  count: number,
  stages: readonly Written[],
  moves: readonly StageMove[],
): void {
  if (count === 0) return
  const kept = stages.find(({ id }) => id === old.id)
  if (kept && kept.status !== old.status)
    throw new AppError('conflict', {
      message: `En “${old.name}” ${people(count)}: su estado no cambia con la etapa. Muévelas antes a otra.`,
    })
  const move = moves.find(({ from }) => from === old.id)
  if (!kept && (!move || stages[move.to]?.status !== old.status))
    throw new AppError('conflict', {
      message: `En “${old.name}” ${people(count)}: elige a qué etapa pasan, con el mismo estado.`,
    })
}

/** The place of the stage where those of a stage that is left out go. */
function targetOf(old: StageRow, stages: readonly Written[], moves: readonly StageMove[]): number {
  const chosen = moves.find(({ from }) => from === old.id)?.to
  return chosen !== undefined && stages[chosen]?.status === old.status
    ? chosen
    : stages.findIndex(({ status }) => status === old.status)
}

/** A stage that the job has already keeps its id; a shared one becomes one of its own. */
async function write(
  tx: Db,
  jobId: number,
  { id, name, status, goalDays }: Written,
  position: number,
  before: readonly StageRow[],
): Promise<number> {
  const own = before.find((stage) => stage.id === id && stage.jobId === jobId)
  if (!own) return insertStage(tx, { jobId, position, name, status, goalDays })
  await updateStage(tx, own.id, { name, status, goalDays, position })
  return own.id
}
