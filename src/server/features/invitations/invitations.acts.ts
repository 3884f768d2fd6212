import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { mailInvitation } from './send-invitation.ts'
import { deleteInvitation, deleteInvitations } from './invitations.queries.ts'

/* The kinds are stored in existing databases, so they must not change. */

export const invitationAct = defineAct('application.invitation', z.object({ invitationId: z.number() }))
/** Several people were invited at once. */
export const invitationsAct = defineAct(
  'application.invitations',
  z.object({ invitationIds: z.array(z.number()) }),
)
export const invitationRemoval = defineAct('application.invitation-removal', z.object({}))

export function invitationActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [
    handleAct(invitationAct, {
      undo: (tx, { invitationId }) => deleteInvitation(tx, invitationId),
      notify: (tx, { invitationId }) => mailInvitation(deps, tx, invitationId),
    }),
    handleAct(invitationsAct, {
      undo: (tx, { invitationIds }) => deleteInvitations(tx, invitationIds),
      async notify(tx, { invitationIds }) {
        for (const id of invitationIds) await mailInvitation(deps, tx, id)
      },
    }),
    handleRemoval(invitationRemoval, { restored: () => Promise.resolve() }),
  ]
}
