import { z } from 'zod'
import { isOpen } from '#domain/interviews/interview-rules.ts'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { freeTimes } from './interview-times.queries.ts'
import { dropNextSlots, replaceSlots } from './interview-slots.queries.ts'
import {
  deleteEvent,
  deletePending,
  findEvent,
  findLatestEvent,
  type InterviewRow,
  lockInterview,
  updateInterview,
} from './interviews.queries.ts'
import { notifyCancelled, notifyProposed, notifyTimes } from './notify-interview.ts'

const id = z.number()
/** Somebody of a company proposed an interview. */
export const proposeAct = defineAct('interview.propose', z.object({ interviewId: id }))
/** Somebody of a company cancelled one. */
export const cancelAct = defineAct('interview.cancel', z.object({ interviewId: id, eventId: id }))

/** Somebody of a company offered other times for one. */
export const offerTimesAct = defineAct('interview.offer-times', z.object({ interviewId: id, eventId: id }))

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
        if (!row || !(await deletePending(tx, interviewId))) return false
        await pushToBoth(tx, row)
        return true
      },
      async notify(tx, { interviewId }) {
        const row = await lockInterview(tx, interviewId)
        if (!row || row.isNotified || row.withdrawnAt) return
        await updateInterview(tx, interviewId, { isNotified: true })
        // Who cancels within the seconds has told nobody anything.
        if (row.status === 'proposed') await notifyProposed(deps, tx, row)
        await pushToBoth(tx, row)
      },
    }),
    handleAct(offerTimesAct, {
      async undo(tx, { interviewId, eventId }) {
        const row = await lockInterview(tx, interviewId)
        if (!row || !(await dropNextSlots(tx, interviewId))) return false
        await deleteEvent(tx, eventId)
        await pushToBoth(tx, row)
        return true
      },
      async notify(tx, { interviewId, eventId }) {
        const row = await lockInterview(tx, interviewId)
        const offer = await findEvent(tx, eventId)
        const now = deps.clock.now()
        if (!row || row.withdrawnAt || !offer || !isOpen(row, now) || row.knownStatus) return
        await replaceSlots(tx, interviewId)
        const moveAskedAt = row.status === 'scheduled' ? now : null
        await updateInterview(tx, interviewId, { moveAskedAt, updatedAt: now })
        // A proposal that is not told yet tells its times itself.
        if (row.isNotified) await notifyTimes(deps, tx, { ...row, moveAskedAt }, offer.reason ?? '')
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
        await dropNextSlots(tx, interviewId)
        if (row.isNotified) await notifyCancelled(deps, tx, row, { by: 'company', reason: latest.reason })
        await pushToBoth(tx, row)
      },
    }),
  ]
}
