import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { invitePeople, invitePerson } from '#server/features/invitations/invitations.service.ts'
import type { ComparedJob } from './talent.policy.ts'
import { listPeople } from './talent.queries.ts'
import { findEmail, listEmails } from './invite-found.queries.ts'
import { monthNow } from './talent.service.ts'

/**
 * Invites somebody whom the company may find to an open job of it. The mail goes to the address of the account, which the company does
 * not see. Throws not_found, conflict for who applied already, job_gone, email_unconfirmed and already_invited.
 */
export async function inviteFound(
  deps: Deps,
  actor: CompanyActor,
  job: ComparedJob,
  { professionalId, message = null }: { professionalId: number; message?: string | null | undefined },
) {
  const [person] = await listPeople(deps.db, actor, {
    ids: [professionalId],
    jobId: job.id,
    now: monthNow(deps),
  })
  const email = person && (await findEmail(deps.db, professionalId))
  if (!person || !email) throw notFound('professional')
  if (person.applicationId !== null)
    throw new AppError('conflict', { message: `${person.firstName} ya postuló a este empleo.` })
  return invitePerson(deps, actor, job.id, { professionalId, email, message })
}

/**
 * The same for several at once. Who applied, was invited already, or is no longer found is left out. Throws job_gone and
 * email_unconfirmed.
 */
export async function inviteSeveralFound(
  deps: Deps,
  actor: CompanyActor,
  job: ComparedJob,
  {
    professionalIds,
    message = null,
  }: { professionalIds: readonly number[]; message?: string | null | undefined },
) {
  const ids = [...new Set(professionalIds)]
  const found = await listPeople(deps.db, actor, { ids, jobId: job.id, now: monthNow(deps) })
  const people = await listEmails(
    deps.db,
    found.filter(({ applicationId }) => applicationId === null).map(({ id }) => id),
  )
  const { invited, undo } = await invitePeople(deps, actor, job.id, { people, message })
  return { invited, leftOut: ids.length - invited, undo }
}
