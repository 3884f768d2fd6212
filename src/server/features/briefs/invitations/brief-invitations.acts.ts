import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { openBriefLink } from '#server/features/briefs/brief.address.ts'
import { pushToCompany } from '#server/features/briefs/briefs.acts.ts'
import { lockBrief } from '#server/features/briefs/briefs.queries.ts'
import { isHeld } from '#server/features/briefs/moderation/judge-brief.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { invitedToPropose } from './brief-invitation-notices.words.ts'
import {
  deleteUnseen,
  findInvited,
  showInvitation,
  tellDeclined,
  waitAgain,
} from './brief-invitations.queries.ts'

type ActDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

const ofBoth = z.object({ briefId: z.number(), professionalId: z.number() })
type Both = z.infer<typeof ofBoth>

/* The kinds are stored in existing databases, so they must not change. */

export const askAct = defineAct('briefs.ask', ofBoth)
export const refuseAskAct = defineAct('briefs.refuse-ask', ofBoth)

export function briefInvitationActs(deps: ActDeps): ActHandler[] {
  return [
    handleAct(askAct, {
      async undo(tx, key) {
        const isUndone = await deleteUnseen(tx, key)
        await pushFor(tx, key.briefId)
        return isUndone
      },
      notify: (tx, key) => settleAsk(deps, tx, key),
    }),
    handleAct(refuseAskAct, {
      undo: waitAgain,
      async notify(tx, key) {
        await tellDeclined(tx, key)
        await pushFor(tx, key.briefId)
      },
    }),
  ]
}

async function pushFor(tx: Db, briefId: number): Promise<void> {
  const brief = await lockBrief(tx, briefId)
  if (brief) await pushToCompany(tx, brief.companyId)
}

/** The person hears of it, unless the brief closed or was held back meanwhile. */
async function settleAsk(deps: ActDeps, tx: Db, key: Both): Promise<void> {
  const brief = await lockBrief(tx, key.briefId)
  const person = await findInvited(tx, key)
  if (!brief || !person) return
  if (brief.status !== 'open' || isHeld(brief)) {
    await deleteUnseen(tx, key)
    return
  }
  const shown = await showInvitation(tx, key, deps.clock.now())
  if (!shown) return
  await notify(deps, tx, {
    ...invitedToPropose({ ...person, briefTitle: brief.title, reasons: shown.reasons }),
    userId: person.userId,
    by: shown.invitedBy,
    type: 'brief',
    link: openBriefLink(brief.id),
  })
  await pushEvent(tx, [person.userId], { topic: 'briefs' })
  await pushToCompany(tx, brief.companyId)
}
