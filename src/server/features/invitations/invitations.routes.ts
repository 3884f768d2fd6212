import type { Invitation, invitationsContract } from '#contracts/invitations/invitations.contract.ts'
import { workTypes } from '#contracts/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { readyAnswerFiles } from '#server/features/applications/answers/answer-files.service.ts'
import { heldText } from '#server/features/applications/apply/hold-application.service.ts'
import { getAskedQuestions } from '#server/features/jobs/questions/questions.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import { storedSalary } from '#domain/jobs/pay/salary.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { applyInvited, applyInvitedAsSelf, holdInvited } from './accept-invitation.ts'
import { getInvitingJob, openInvitation } from './invitations.policy.ts'
import { type InvitationRow, listInvitations } from './invitations.queries.ts'
import { cancelInvitation, invite } from './invitations.service.ts'

const sent = { success: true as const, message: '¡Postulación enviada exitosamente!' }

export function invitationsRoutes(deps: Deps): Handlers<typeof invitationsContract> {
  return {
    invite: async ({ actor, params, body }) => {
      const job = await getInvitingJob(deps.db, actor, params.jobId)
      const { invitation, url, undo } = await invite(deps, actor, job, body)
      return { invitation: presentInvitation(invitation, deps.clock.now()), url, undo }
    },
    list: async ({ actor, params }) => {
      const job = await getInvitingJob(deps.db, actor, params.jobId)
      const now = deps.clock.now()
      return (await listInvitations(deps.db, job.id)).map((row) => presentInvitation(row, now))
    },
    cancel: async ({ actor, params }) => {
      const job = await getInvitingJob(deps.db, actor, params.jobId)
      const undo = await cancelInvitation(deps, actor, job, params.id)
      return { success: true, message: 'Invitación cancelada', undo }
    },
    read: async ({ params }) => {
      const { invitation, job, company } = await openInvitation(deps, params.token)
      const questions = await getAskedQuestions(deps.db, job.id)
      return {
        email: invitation.email,
        message: invitation.message,
        expiresAt: invitation.expiresAt.toISOString(),
        job: {
          id: job.id,
          title: job.title,
          location: job.location,
          workType: workTypes[job.mode],
          salaryRange: job.salaryText,
          salaryParsed: storedSalary(job),
          questions,
          company: { name: company.name, logo: pictureUrl(company.logoId) },
        },
      }
    },
    apply: async (call) => {
      const { invitationToken, ...body } = call.body
      const form = { ...body, cv: call.file, files: await readyAnswerFiles(deps, call) }
      const invitation = await openInvitation(deps, invitationToken)
      if (form.confirmByMail === '1') {
        await holdInvited(deps, invitation, form)
        // The files are stored with the held form.
        Object.assign(call, { file: null, files: {} })
        return { success: true, message: heldText(form.email), isNewUser: false, isHeld: true }
      }
      const { isNewUser, entry, refusal } = await applyInvited(deps, visitOf(deps, call), invitation, form)
      setEntryCookies(deps, call, entry)
      if (refusal) throw refusal
      return { ...sent, isHeld: false, isNewUser }
    },
    applyAsSelf: async (call) => {
      const { actor, params, body } = call
      const invitation = await openInvitation(deps, params.token)
      const files = await readyAnswerFiles(deps, call)
      await applyInvitedAsSelf(deps, actor, invitation, { ...body, files })
      return sent
    },
  }
}

function presentInvitation(
  {
    id,
    email,
    professionalId,
    name,
    createdAt,
    expiresAt,
    usedAt,
    applicationId,
  }: InvitationRow & { name?: string | null },
  now: Date,
): Invitation {
  return {
    id,
    // The company sees the address only of whom it wrote itself.
    email: professionalId === null ? email : null,
    name: name ?? null,
    state: usedAt ? 'used' : expiresAt <= now ? 'expired' : 'waiting',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    applicationId,
  }
}
