import type { z } from 'zod'
import type { invitedApplyBody } from '#contracts/invitations/invitations.contract.ts'
import { transaction } from '#server/db/connection.ts'
import type { ProfessionalActor, Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { AnswerFiles } from '#server/features/applications/answers/answer-files.service.ts'
import type { Sent } from '#server/features/applications/answers/answers.service.ts'
import { writeApplication } from '#server/features/applications/apply/apply-to-job.service.ts'
import {
  type Applied,
  applyWithoutSession,
  proofByPassword,
} from '#server/features/applications/apply/apply-without-session.service.ts'
import { holdApplication } from '#server/features/applications/apply/hold-application.service.ts'
import type { StoredUpload } from '#server/platform/storage/stored-files.ts'
import type { OpenedInvitation } from './invitations.policy.ts'
import { afterInvited, useUpInvitation } from './use-invitation.service.ts'

interface Form extends Omit<z.output<typeof invitedApplyBody>, 'humanCheck' | 'invitationToken'> {
  cv: StoredUpload | null
  files: AnswerFiles
}

/**
 * Applies by an invitation without a session, otherwise like `quickApply`. Empty fields of the profile are filled
 * from the form and, in the background, from the CV. Throws invitation_gone, and validation_failed for an e-mail
 * other than the invited one.
 */
export async function applyInvited(
  deps: Deps,
  visit: Visit,
  { invitation }: OpenedInvitation,
  { phone, location, experience, skills, questions, answers, futureJobs, files, ...form }: Form,
): Promise<Applied> {
  requireInvitedEmail(invitation, form.email)
  return applyWithoutSession(
    deps,
    visit,
    {
      ...form,
      jobId: invitation.jobId,
      answering: { sent: { questions, answers, futureJobs, files } },
      source: 'invitation',
    },
    {
      ...proofByPassword(deps, form, [form.firstName, form.lastName]),
      // Only the mail contained its link.
      isEmailProven: invitation.email !== null,
      afterApplying: afterInvited(deps, invitation.tokenHash, { phone, location, experience, skills }),
    },
  )
}

/** Applies by an invitation with the caller's profile. Throws invitation_gone, job_gone, already_applied. */
export async function applyInvitedAsSelf(
  deps: Deps,
  { professionalId }: ProfessionalActor,
  { invitation: { jobId, tokenHash } }: OpenedInvitation,
  { coverLetter, questions, answers, futureJobs, files }: Sent & { coverLetter?: string | undefined },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const answering = { sent: { questions, answers, futureJobs, files } }
    const id = await writeApplication(deps, tx, {
      jobId,
      professionalId,
      coverLetter,
      answering,
      source: 'invitation',
    })
    if (id === null) throw new AppError('already_applied')
    await useUpInvitation(deps, tx, tokenHash, id)
  })
}

/**
 * Holds an application by an invitation until a mailed link sends it, like `holdApplication`: for the form without
 * scripts, and for people with an account who do not enter its password. Throws job_gone, validation_failed.
 */
export async function holdInvited(
  deps: Deps,
  { invitation }: OpenedInvitation,
  { phone, location, experience, skills, ...form }: Omit<Form, 'password' | 'confirmByMail'>,
): Promise<void> {
  requireInvitedEmail(invitation, form.email)
  const { firstName, lastName } = form
  await holdApplication(deps, {
    ...form,
    jobId: invitation.jobId,
    name: `${firstName} ${lastName}`,
    invited: {
      tokenHash: invitation.tokenHash.toString('hex'),
      firstName,
      lastName,
      phone: phone ?? null,
      location: location ?? null,
      experience: experience ?? null,
      skills: skills ?? [],
    },
  })
}

/** Throws validation_failed for an e-mail other than the invited one. */
function requireInvitedEmail({ email: invited }: OpenedInvitation['invitation'], email: string): void {
  if (invited !== null && invited !== email)
    throw new AppError('validation_failed', {
      fields: { email: `Usa el correo de la invitación: ${invited}` },
    })
}
