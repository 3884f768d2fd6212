import { z } from 'zod'
import { applicationStatuses, type ApplicationStatus } from '#contracts/vocabulary.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import {
  deleteEvent,
  findUntoldStep,
  getParties,
  lockApplication,
  lockSentApplication,
  markEventTold,
  reopenUnanswered,
  takeBackWithdrawal,
  updateStatus,
} from './applications.queries.ts'
import { refreshPagesOf } from './notify-parties.service.ts'
import { notifyStatus, notifyWithdrawn } from './notify-steps.ts'

const id = z.number()
/** The company changed a candidate's status. `wasViewed`: it had opened the application before. */
export const statusAct = defineAct(
  'application.status',
  z.object({
    applicationId: id,
    eventId: id,
    from: z.enum(applicationStatuses),
    to: z.enum(applicationStatuses),
    wasViewed: z.boolean(),
  }),
)
export const withdrawalAct = defineAct('application.withdrawal', z.object({ applicationId: id, eventId: id }))

export function applicationActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    handleAct(statusAct, { undo: undoStatus, notify: (tx, data) => settleStatus(deps, tx, data) }),
    handleAct(withdrawalAct, {
      undo: async (tx, { applicationId, eventId }) => {
        if (!(await takeBackWithdrawal(tx, applicationId))) return false
        await deleteEvent(tx, eventId)
        await tellMissed(deps, tx, applicationId)
        await refreshPagesOf(tx, await getParties(tx, applicationId))
        return true
      },
      notify: (tx, { applicationId }) => notifyWithdrawn(deps, tx, applicationId),
    }),
  ]
}

type StatusData = z.output<typeof statusAct.data>

async function undoStatus(tx: Db, { applicationId, eventId, from, to, wasViewed }: StatusData) {
  const now = await lockApplication(tx, applicationId)
  if (now?.status !== to) return false
  // The person was already notified of the view, so it cannot become pending again.
  const status = from === 'pending' && !wasViewed && now.viewedAt ? 'viewed' : from
  await updateStatus(tx, applicationId, { status, ...knownOnly(now.knownStatus, status) })
  await deleteEvent(tx, eventId)
  await refreshPagesOf(tx, await getParties(tx, applicationId))
  return true
}

/** Notifies the person of the final status, if it differs from the one they know and they have not withdrawn. */
async function settleStatus(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { applicationId, eventId, to }: StatusData,
): Promise<void> {
  const now = await lockSentApplication(tx, applicationId)
  if (!now) return
  const known = now.knownStatus ?? now.status
  await updateStatus(tx, applicationId, {
    ...knownOnly(to, now.status),
    ...(to === 'viewed' && !now.viewedAt ? { viewedAt: deps.clock.now() } : {}),
  })
  if (known === to) return
  if (!now.withdrawnAt) await tell(deps, tx, applicationId, { eventId, to })
  // The public figures include hires.
  if ([known, to].includes('hired' satisfies ApplicationStatus)) await notifyChange(tx, 'jobs')
}

async function tell(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  applicationId: number,
  { eventId, to }: { eventId: number; to: ApplicationStatus },
): Promise<void> {
  const message = await markEventTold(tx, eventId)
  await reopenUnanswered(tx, applicationId)
  await notifyStatus(deps, tx, applicationId, { status: to, message })
}

/** Who takes a withdrawal back hears of the step that the company made meanwhile. One that can still be undone tells itself. */
async function tellMissed(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  applicationId: number,
): Promise<void> {
  const now = await lockApplication(tx, applicationId)
  if (!now || now.knownStatus !== null) return
  const eventId = await findUntoldStep(tx, applicationId, now.status)
  if (eventId !== null) await tell(deps, tx, applicationId, { eventId, to: now.status })
}

const knownOnly = (known: ApplicationStatus | null, status: ApplicationStatus) => ({
  knownStatus: known === status ? null : known,
})
