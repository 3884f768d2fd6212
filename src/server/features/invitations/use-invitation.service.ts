import type { ProfileBody } from '#contracts/professionals/profile-fields.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { AfterApplying } from '#server/features/applications/apply/apply-without-session.service.ts'
import { showCompany } from '#server/features/applications/shown-company.service.ts'
import { completeProfile } from '#server/features/professionals/editor/profile.service.ts'
import { markInvitationUsed } from './invitations.queries.ts'

/** Call it in the application's transaction: of two concurrent uses, one succeeds. Throws invitation_gone. */
export async function useUpInvitation(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  tokenHash: Buffer,
  applicationId: number,
): Promise<void> {
  if (!(await markInvitationUsed(tx, tokenHash, { applicationId, now: clock.now() })))
    throw new AppError('invitation_gone')
  await showCompany({ clock }, tx, applicationId)
}

/** Runs with an application by an invitation: uses it up, and fills empty fields of the profile from the form. */
export const afterInvited =
  (
    deps: Pick<Deps, 'clock'>,
    tokenHash: Buffer,
    formFields: Pick<ProfileBody, 'phone' | 'location' | 'experience' | 'skills'>,
  ): AfterApplying =>
  async (tx, { applicationId, professionalId }) => {
    await useUpInvitation(deps, tx, tokenHash, applicationId)
    await completeProfile(deps, tx, professionalId, formFields)
  }
