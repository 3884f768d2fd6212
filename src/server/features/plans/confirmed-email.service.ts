import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { CompanyActor } from '#server/actor.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'

/**
 * Throws email_unconfirmed when the operator requires a confirmed address for publishing or inviting, and the company
 * has none.
 */
export async function requireConfirmedEmail(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<CompanyActor, 'emailConfirmed'>,
): Promise<void> {
  if (!actor.emailConfirmed && (await readSetting(db, 'require_email_confirmation')))
    throw new AppError('email_unconfirmed')
}
