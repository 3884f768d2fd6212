import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { freeTimes } from './interview-times.queries.ts'
import {
  deleteEvent,
  deleteUntold,
  findLatestEvent,
  type InterviewRow,
  lockInterview,
  updateInterview,
} from './interviews.queries.ts'
import { notifyCancelled, notifyProposed } from './notify-interview.ts'

const id = z.number()
/** Somebody of a company proposed an interview. */
export const proposeAct = defineAct('interview.propose', z.object({ interviewId: id }))
/** Somebody of a company cancelled one. */
export const cancelAct = defineAct('interview.cancel', z.object({ interviewId: id, eventId: id }))

/** Open pages of both sides show the change. */
export const pushToBoth = async (
  tx: Db,
  { companyId, candidateUserId }: Pick<InterviewRow, 'companyId' | 'candidateUserId'>,
): Promise<void> =>
  pushEvent(tx, [candidateUserId, ...(await peopleOfCompany(tx, companyId))], { topic: 'interviews' })

export function interviewActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    handleAct(proposeAct, {
      async undo(tx, { interviewId }) {
        const row = await lockInterview(tx, interviewId)
        if (!row || !(await deleteUntold(tx, interviewId))) return false
        await pushToBoth(tx, row)
        return true
      },
      async notify(tx, { interviewId }) {
        const row = await lockInterview(tx, interviewId)
        if (!row || row.isTold || row.withdrawnAt) return
        await updateInterview(tx, interviewId, { isTold: true })
        // Who cancels within the seconds has told nobody anything.
        if (row.status === 'proposed') await notifyProposed(deps, tx, row)
        await pushToBoth(tx, row)
      },
    }),
    handleAct(cancelAct, {
      async undo(tx, { interviewId, eventId }) {
        const row = await lockInterview(tx, interviewId)
        if (!row?.knownStatus || (await findLatestEvent(tx, interviewId))?.id !== eventId) return false
        await deleteEvent(tx, eventId)
        await updateInterview(tx, interviewId, {
          status: row.knownStatus,
          knownStatus: null,
          sequence: row.sequence - 1,
        })
        await pushToBoth(tx, row)
        return true
      },
      async notify(tx, { interviewId, eventId }) {
        const row = await lockInterview(tx, interviewId)
        const latest = await findLatestEvent(tx, interviewId)
        if (!row?.knownStatus || latest?.id !== eventId) return
        await updateInterview(tx, interviewId, { knownStatus: null })
        await freeTimes(tx, interviewId)
        if (row.isTold) await notifyCancelled(deps, tx, row, { by: 'company', reason: latest.reason })
        await pushToBoth(tx, row)
      },
    }),
  ]
}
