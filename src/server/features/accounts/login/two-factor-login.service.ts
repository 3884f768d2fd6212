import { type Db, transaction } from '#server/db/connection.ts'
import type { Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { enforceLimit } from '#server/platform/rate-limits/rate-limits.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { guessedCodesMail } from '#server/features/accounts/accounts.mails.ts'
import { findAccount } from '#server/features/accounts/accounts.queries.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'
import {
  countAttempt,
  insertChallenge,
  takeChallenge,
} from '#server/features/accounts/two-factor/two-factor.queries.ts'
import { takeSecondFactor } from '#server/features/accounts/two-factor/two-factor.service.ts'

/** After the correct password: the time for the code (ms), and the maximum number of attempts. */
const codeLifetime = 10 * 60_000
const maxAttempts = 5

/** Returns the token that the browser sends with the code. */
export async function beginChallenge(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { userId, remember }: { userId: number; remember: boolean },
): Promise<string> {
  const token = createToken()
  const expiresAt = new Date(clock.now().getTime() + codeLifetime)
  await insertChallenge(tx, { tokenHash: hashToken(token), userId, remember, expiresAt })
  return token
}

/**
 * The second step of a login: starts the session that the first one requested. Throws wrong_code; challenge_over
 * after the fifth wrong code, and then warns the owner that somebody knows the password; rate_limited, over all codes
 * of the account; account_suspended.
 */
export async function loginWithCode(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  visit: Visit,
  { challenge, code }: { challenge: string; code: string },
) {
  const tokenHash = hashToken(challenge)
  // Counted outside the transaction, which a wrong code rolls back.
  const attempt = await countAttempt(deps.db, tokenHash, deps.clock.now(), maxAttempts)
  if (!attempt) throw new AppError('challenge_over')
  const { userId, remember } = attempt
  if (deps.config.rateLimits) await enforceLimit(deps.db, 'login-code', 'account', String(userId))
  const found = await findAccount(deps.db, userId)
  if (!found) throw new AppError('challenge_over')
  if (found.suspendedAt) throw new AppError('account_suspended')
  const { passwordHash: _, ...account } = found
  try {
    const entry = await transaction(deps, async (tx) => {
      if (!(await takeSecondFactor(deps, tx, userId, code))) throw new AppError('wrong_code')
      if (!(await takeChallenge(tx, tokenHash))) throw new AppError('challenge_over')
      return enter(deps, tx, visit, { userId, remember })
    })
    return { account, entry }
  } catch (error) {
    const isOver = error instanceof AppError && error.code === 'wrong_code' && attempt.attempts >= maxAttempts
    if (!isOver) throw error
    await transaction(deps, (tx) =>
      sendMail(deps, tx, { to: account.email, ...guessedCodesMail(deps.config.publicUrl, maxAttempts) }),
    )
    throw new AppError('challenge_over')
  }
}
