import type { z } from 'zod'
import type { scorecardBody } from '#contracts/applications/scorecards.contract.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import type { ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { lockApplication } from '#server/features/applications/applications.queries.ts'
import { listWhole } from '#server/features/applications/doubles/joins.queries.ts'
import { refreshTeam } from '#server/features/applications/notes/refresh-team.ts'
import { requireAttributes, suggestAttributes } from './attributes.service.ts'
import {
  findJobOf,
  listAttributes,
  listPoints,
  listScorecards,
  lockScorecard,
  writeScorecard,
} from './scorecards.queries.ts'

type Filled = z.output<typeof scorecardBody>

/**
 * The scorecards of a candidate as the caller may read them: those of others only once the own one is submitted. Who only
 * reads has none to write, so nothing is hidden from them.
 */
export async function readScorecards(
  deps: Pick<Deps, 'db'>,
  actor: CompanyActor,
  { id }: ReceivedApplication,
) {
  const { db } = deps
  const jobId = await findJobOf(db, id)
  if (jobId === null) throw new AppError('not_found')
  const rows = await listScorecards(db, await listWhole(db, id), actor.userId)
  const own = rows.filter(({ userId }) => userId === actor.userId)
  // Of two accounts of one person the caller may have rated both: the one that counts is submitted, or of this application.
  const mine =
    own.find(({ submittedAt }) => submittedAt) ?? own.find((row) => row.applicationId === id) ?? null
  const others = rows.filter((row) => row !== mine && (row.userId !== actor.userId || row.submittedAt))
  const isOpen = actor.role === 'reader' || (mine?.submittedAt ?? null) !== null
  const readable = isOpen ? [...(mine ? [mine] : []), ...others] : rows.filter((row) => row === mine)
  const ids = readable.map((row) => row.id)
  const attributes = await listAttributes(db, jobId, ids)
  return {
    jobId,
    attributes,
    suggested: attributes.length === 0 ? await suggestAttributes(deps, jobId) : [],
    mine,
    others,
    isOpen,
    points: await listPoints(db, ids),
    names: await namesOfPeople(
      db,
      others.map(({ userId }) => userId),
    ),
  }
}
export type ScorecardsView = Awaited<ReturnType<typeof readScorecards>>

/** Keeps the draft of the caller. Throws conflict once it is submitted, and validation_failed for other attributes. */
export const saveDraft = (
  deps: Pick<Deps, 'pool' | 'clock'>,
  actor: CompanyActor,
  application: ReceivedApplication,
  filled: Filled,
): Promise<Date> => write(deps, actor, application, { ...filled, isFinal: false })

/** The same for good: the team reads it from now on. Also throws validation_failed without any points. */
export async function submitScorecard(
  deps: Pick<Deps, 'pool' | 'clock'>,
  actor: CompanyActor,
  application: ReceivedApplication,
  filled: Filled,
): Promise<void> {
  if (filled.points.length === 0)
    throw new AppError('validation_failed', {
      fields: { points: 'Elige los puntos de al menos un criterio' },
    })
  await write(deps, actor, application, { ...filled, isFinal: true })
}

async function write(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { userId, companyId }: CompanyActor,
  { id: applicationId }: ReceivedApplication,
  { points, text, isFinal }: Filled & { isFinal: boolean },
): Promise<Date> {
  const at = deps.clock.now()
  await transaction(deps, async (tx) => {
    if (!(await lockApplication(tx, applicationId))) throw new AppError('not_found')
    const before = await lockScorecard(tx, { applicationId, userId })
    if (before?.submittedAt) throw submitted()
    const jobId = await findJobOf(tx, applicationId)
    if (jobId !== null) await requireAttributes(tx, jobId, points)
    const card = { applicationId, userId, text, updatedAt: at, submittedAt: isFinal ? at : null }
    if ((await writeScorecard(tx, card, points)) === null) throw submitted()
    if (isFinal) await refreshTeam(tx, companyId)
  })
  return at
}

const submitted = () =>
  new AppError('conflict', {
    message: 'Ya enviaste tu evaluación. Escribe una nota si quieres agregar algo.',
  })
