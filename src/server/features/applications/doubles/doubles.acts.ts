import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import {
  getParties,
  insertEvent,
  listEvents,
  lockSentApplication,
  reopenUnanswered,
  updateStatus,
} from '#server/features/applications/applications.queries.ts'
import { finalStatuses } from '#server/features/applications/close-out/waiting.queries.ts'
import { refreshPagesOf } from '#server/features/applications/notify-parties.service.ts'
import { notifyStatus } from '#server/features/applications/notify-steps.ts'
import { findFront, lockToJoin, setJoined } from './joins.queries.ts'

const id = z.number()
/** The company joined an application, and those that were joined to it (`along`), to another one. */
export const joinAct = defineAct(
  'application.join',
  z.object({ frontId: id, otherId: id, along: z.array(id), userId: id }),
)
type Join = z.output<typeof joinAct.data>

type TellDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

export const doubleActs = (deps: TellDeps): ActHandler[] => [
  handleAct(joinAct, {
    async undo(tx, { frontId, otherId, along }) {
      const rows = await lockToJoin(tx, [frontId, otherId])
      const joined = new Set(rows.filter((row) => row.joinedInto === frontId).map((row) => row.id))
      if (!joined.has(otherId)) return false
      await setJoined(tx, [otherId], null)
      await setJoined(
        tx,
        along.filter((one) => joined.has(one)),
        otherId,
      )
      await refreshPagesOf(tx, await getParties(tx, otherId))
      return true
    },
    notify: (tx, join) => tellDecided(deps, tx, join),
  }),
]

/** Who was decided about already has no next step: the same decision reaches the joined ones now, so that nobody waits for one. */
async function tellDecided(deps: TellDeps, tx: Db, { frontId, otherId, along, userId }: Join): Promise<void> {
  const front = await lockSentApplication(tx, frontId)
  const decided = finalStatuses.find((status) => status === front?.status)
  if (!front || front.withdrawnAt || !decided) return
  const message =
    (await listEvents(tx, [frontId], { isNotified: true })).findLast(({ status }) => status === decided)
      ?.message ?? null
  for (const applicationId of [otherId, ...along]) {
    const other = await lockSentApplication(tx, applicationId)
    if (!other || other.withdrawnAt || (await findFront(tx, applicationId)) !== frontId) continue
    if (finalStatuses.some((status) => status === other.status)) continue
    const at = deps.clock.now()
    await updateStatus(tx, applicationId, { status: decided, knownStatus: null, stageSince: at })
    await insertEvent(tx, { applicationId, status: decided, by: 'company', userId, at, message })
    await reopenUnanswered(tx, applicationId)
    await notifyStatus(deps, tx, applicationId, { status: decided, message })
  }
}
