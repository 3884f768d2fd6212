import {
  changeEmailHours,
  confirmEmailDays,
  resetPasswordHours,
} from '#contracts/accounts/account-figures.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { insertEmailToken, type LinkPurpose } from '#server/features/accounts/accounts.queries.ts'

const validity: Record<LinkPurpose, number> = {
  reset_password: resetPasswordHours * HOUR,
  confirm_email: confirmEmailDays * DAY,
  change_email: changeEmailHours * HOUR,
}

/** Creates a one-use link and returns its token. */
export async function createLink(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { purpose, ...link }: { userId: number; purpose: LinkPurpose; newEmail?: string },
): Promise<string> {
  const token = createToken()
  const expiresAt = new Date(clock.now().getTime() + validity[purpose])
  await insertEmailToken(tx, { tokenHash: hashToken(token), purpose, expiresAt, ...link })
  return token
}
