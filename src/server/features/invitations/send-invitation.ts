import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { getJobNames } from '#server/features/applications/apply/apply-to-job.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { invitationMail } from './invitations.mails.ts'
import { setTokenOfInvitation } from './invitations.queries.ts'

/** Sends an invitation with a new link. A cancelled invitation is not sent. */
export async function mailInvitation(
  deps: Pick<Deps, 'config' | 'queue' | 'clock'>,
  tx: Db,
  id: number,
): Promise<void> {
  const token = createToken()
  const invitation = await setTokenOfInvitation(tx, id, hashToken(token))
  const job = invitation && (await getJobNames(tx, invitation.jobId))
  if (!job || invitation.email === null) return
  const { message } = invitation
  const mail = invitationMail(deps.config.publicUrl, { token, job, companyName: job.invitingName, message })
  await sendMail(deps, tx, { to: invitation.email, ...mail })
}
