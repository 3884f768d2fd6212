import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { z } from 'zod'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import {
  deleteHireEvent,
  findLatestEvent,
  getHire,
  type HireRow,
  insertHireEvent,
  isReviewed,
  lockHire,
  markEventsTold,
  setHireStatus,
} from './hires.queries.ts'
import { notifyStep } from './notify-hire.ts'

/** One side made a step of a hire. */
export const stepAct = defineAct('hire.step', z.object({ hireId: z.number(), eventId: z.number() }))

type StepData = z.output<typeof stepAct.data>

export function hireActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [handleAct(stepAct, { undo: undoStep, notify: (tx, data) => settleStep(deps, tx, data) })]
}

/** Writes a step of a locked hire with its history. Null user: a scheduled task made it. Returns the step's id. */
export async function writeStep(
  tx: Db,
  hireId: number,
  step: { status: HireRow['status']; userId: number | null; at: Date; isTold: boolean },
): Promise<number> {
  await setHireStatus(tx, hireId, step.status, step.at)
  return insertHireEvent(tx, { hireId, ...step })
}

/** Makes the open pages of both sides reload, and public pages if they show the change. */
export async function pushToBoth(tx: Db, { professionalUserId, companyId, status }: HireRow) {
  await pushEvent(tx, [professionalUserId, ...(await peopleOfCompany(tx, companyId))], { topic: 'hires' })
  // The success rate on public pages is computed from ended hires.
  if (status === 'completed' || status === 'cancelled') await notifyChange(tx, 'jobs')
}

async function undoStep(tx: Db, { hireId, eventId }: StepData): Promise<boolean> {
  await lockHire(tx, hireId)
  if ((await findLatestEvent(tx, hireId))?.id !== eventId) return false
  // A review refers to the completed hire.
  if (await isReviewed(tx, hireId)) return false
  await deleteHireEvent(tx, eventId)
  const before = await findLatestEvent(tx, hireId)
  if (!before) return false
  await setHireStatus(tx, hireId, before.status, before.at)
  await pushToBoth(tx, await getHire(tx, hireId))
  return true
}

/** Notifies the other side of the current status, unless the hire has changed since. */
async function settleStep(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { hireId, eventId }: StepData,
): Promise<void> {
  await lockHire(tx, hireId)
  const latest = await findLatestEvent(tx, hireId)
  if (!latest) return
  await markEventsTold(tx, hireId)
  const hire = await getHire(tx, hireId)
  if (latest.id === eventId) await notifyStep(deps, tx, hire, latest.userId)
  await pushToBoth(tx, hire)
}
