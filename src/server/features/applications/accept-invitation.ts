import type { z } from 'zod'
import type { invitedApplyBody } from '#contracts/invitations.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { completeProfile } from '#server/features/professionals/profile.service.ts'
import type { ProfessionalActor } from '#server/http/actor.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { insertForApplicant } from './apply-to-job.ts'
import { markInvitationUsed } from './invitations.queries.ts'
import { getInvitation } from './invitations.service.ts'
import { applyBy, type Entering, findByPassword, hashIfGiven } from './quick-apply.ts'

interface Form extends Omit<z.output<typeof invitedApplyBody>, 'humanCheck'> {
  cv: StoredUpload | null
}

/**
 * Applies by an invitation without a session; otherwise as `quickApply`. The profile takes from the form, and in the background from
 * the CV, what it does not have yet. Throws invitation_gone, and validation_failed for another e-mail than the invited one.
 */
export async function applyInvited(
  deps: Deps,
  call: Entering,
  { invitationToken, phone, location, experience, skills, ...form }: Form,
): Promise<{ isNewUser: boolean }> {
  const { invitation } = await getInvitation(deps, invitationToken)
  if (invitation.email !== null && invitation.email !== form.email)
    throw new AppError('validation_failed', {
      fields: { email: `Usa el correo de la invitación: ${invitation.email}` },
    })
  return applyBy(
    deps,
    call,
    { ...form, jobId: invitation.jobId },
    {
      findApplicant: () => findByPassword(deps, form),
      passwordHash: () => hashIfGiven(form.password),
      // Its link stands in the mail alone.
      isEmailProven: invitation.email !== null,
      async settle(tx, { applicationId, professionalId }) {
        await useUp(deps, tx, invitationToken, applicationId)
        await completeProfile(deps, tx, professionalId, { phone, location, experience, skills })
      },
    },
  )
}

/** Applies by an invitation with the own profile. Throws invitation_gone, job_gone, already_applied. */
export async function applyInvitedAsSelf(
  deps: Deps,
  { professionalId }: ProfessionalActor,
  { token, coverLetter }: { token: string; coverLetter: string | undefined },
): Promise<void> {
  const { jobId } = (await getInvitation(deps, token)).invitation
  await transaction(deps, async (tx) => {
    const id = await insertForApplicant(deps, tx, { jobId, professionalId, coverLetter })
    if (id === null) throw new AppError('already_applied')
    await useUp(deps, tx, token, id)
  })
}

/** With the application or not at all: of two who open one link at once, one applies. */
async function useUp({ clock }: Pick<Deps, 'clock'>, tx: Db, token: string, applicationId: number) {
  if (!(await markInvitationUsed(tx, hashToken(token), { applicationId, now: clock.now() })))
    throw new AppError('invitation_gone')
}
