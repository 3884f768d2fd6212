import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { findInvitation, type TeamInvitationRow } from '#server/features/admin/team/team.queries.ts'

declare const checked: unique symbol
/** A valid invitation to the team whose link the caller has. */
export type OpenTeamInvitation = TeamInvitationRow & { readonly [checked]: 'open team invitation' }

/* Created only here and required by the service. */

/** Throws invitation_gone for a link that is unknown, used, cancelled or expired. */
export async function openTeamInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OpenTeamInvitation> {
  const found = await findInvitation(db, hashToken(token), clock.now())
  if (!found) throw new AppError('invitation_gone')
  return found as OpenTeamInvitation
}
