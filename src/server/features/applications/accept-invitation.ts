import type { z } from 'zod'
import type { invitedApplyBody } from '#contracts/invitations/invitations.contract.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/http/actor.ts'
import type { StoredUpload } from '#server/http/uploads.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { insertForApplicant } from './apply-to-job.ts'
import { holdApplication } from './held-applications.service.ts'
import { getInvitation } from './invitations.service.ts'
import { applyBy, type Entering, findByPassword, hashForNew } from './quick-apply.ts'
import { settleInvited, useUpInvitation } from './settle-invited.ts'

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
  const invitation = await getInvitationFor(deps, invitationToken, form.email)
  return applyBy(
    deps,
    call,
    { ...form, jobId: invitation.jobId },
    {
      findApplicant: () => findByPassword(deps, form),
      passwordHash: () =>
        hashForNew(deps, form.password, { email: form.email, names: [form.firstName, form.lastName] }),
      // Its link stands in the mail alone.
      isEmailProven: invitation.email !== null,
      settle: settleInvited(deps, hashToken(invitationToken), { phone, location, experience, skills }),
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
    await useUpInvitation(deps, tx, hashToken(token), id)
  })
}

/**
 * Keeps an application by an invitation until a link in the mailbox sends it, as `holdApplication` does: for the form without
 * scripts, and for who has an account and not its password at hand. Throws invitation_gone, validation_failed.
 */
export async function holdInvited(
  deps: Deps,
  { invitationToken, phone, location, experience, skills, ...form }: Omit<Form, 'password' | 'confirmByMail'>,
): Promise<void> {
  const { jobId } = await getInvitationFor(deps, invitationToken, form.email)
  const { firstName, lastName } = form
  await holdApplication(deps, {
    ...form,
    jobId,
    name: `${firstName} ${lastName}`,
    invited: {
      tokenHash: hashToken(invitationToken).toString('hex'),
      firstName,
      lastName,
      phone: phone ?? null,
      location: location ?? null,
      experience: experience ?? null,
      skills: skills ?? [],
    },
  })
}

/** Throws validation_failed for another e-mail than the invited one. */
async function getInvitationFor(deps: Deps, token: string, email: string) {
  const { invitation } = await getInvitation(deps, token)
  if (invitation.email !== null && invitation.email !== email)
    throw new AppError('validation_failed', {
      fields: { email: `Usa el correo de la invitación: ${invitation.email}` },
    })
  return invitation
}
