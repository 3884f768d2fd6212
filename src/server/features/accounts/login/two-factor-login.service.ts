import type { z } from 'zod'
import type { Challenged, twoFactorBody } from '#contracts/accounts/accounts.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { type Entry, ownerName, type Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { enforceLimit } from '#server/platform/rate-limits/rate-limits.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { findOwnerEmail, ownerColumns } from '#server/features/accounts/account-owner.queries.ts'
import type { Account } from '#server/features/accounts/accounts.service.ts'
import { guessedCodesMail } from '#server/features/accounts/accounts.mails.ts'
import { findAccount } from '#server/features/accounts/accounts.queries.ts'
import {
  enter,
  isRemembered,
  type SessionOwner,
} from '#server/features/accounts/sessions/sessions.service.ts'
import {
  countAttempt,
  insertChallenge,
  takeChallenge,
} from '#server/features/accounts/two-factor/two-factor.queries.ts'
import { suspendedError } from '#server/features/accounts/suspension/suspension.service.ts'
import { takeSecondFactor } from '#server/features/accounts/two-factor/two-factor.service.ts'
import { mostCodeTries } from '#contracts/accounts/account-figures.ts'

/** The time for the code (ms) after the correct password. */
const codeLifetime = 10 * 60_000

/** Returns the reply to a correct password: its token is sent again with the code. */
export async function beginChallenge(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  owner: SessionOwner,
): Promise<Challenged> {
  const token = createToken()
  await insertChallenge(tx, {
    tokenHash: hashToken(token),
    ...ownerColumns(owner),
    remember: isRemembered(owner),
    expiresAt: new Date(clock.now().getTime() + codeLifetime),
  })
  return { success: true, message: 'Escribe el código de tu aplicación', twoFactor: true, challenge: token }
}

/** The second step of a user's login, like `passSecondStep`. Also throws account_suspended. */
export const loginWithCode = (
  deps: SecondStepDeps,
  visit: Visit,
  sent: z.output<typeof twoFactorBody>,
): Promise<{ account: Account; entry: Entry }> =>
  passSecondStep(deps, sent, async (tx, owner) => {
    const found = 'userId' in owner ? await findAccount(tx, owner.userId) : null
    if (!found) throw new AppError('challenge_over')
    if (found.suspendedAt) throw await suspendedError(tx, found.id)
    const { passwordHash: _, ...account } = found
    return { account, entry: await enter(deps, tx, visit, owner) }
  })

type SecondStepDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/**
 * The second step of a login: `begin` starts the session that the first one requested, and refuses an owner who enters
 * elsewhere. Throws wrong_code; challenge_over after the fifth wrong code, and then warns the owner that somebody knows
 * the password; rate_limited, over all codes of the account.
 */
export async function passSecondStep<T>(
  deps: SecondStepDeps,
  { challenge, code }: z.output<typeof twoFactorBody>,
  begin: (tx: Db, owner: SessionOwner) => Promise<T>,
): Promise<T> {
  const tokenHash = hashToken(challenge)
  // Counted outside the transaction, which a wrong code rolls back.
  const attempt = await countAttempt(deps.db, tokenHash, deps.clock.now(), mostCodeTries)
  if (!attempt) throw new AppError('challenge_over')
  const { owner } = attempt
  if (deps.config.rateLimits) await enforceLimit(deps.db, 'login-code', 'account', ownerName(owner))
  try {
    return await transaction(deps, async (tx) => {
      if (!(await takeSecondFactor(deps, tx, owner, code))) throw new AppError('wrong_code')
      if (!(await takeChallenge(tx, tokenHash))) throw new AppError('challenge_over')
      return begin(tx, owner)
    })
  } catch (error) {
    const isOver =
      error instanceof AppError && error.code === 'wrong_code' && attempt.attempts >= mostCodeTries
    if (!isOver) throw error
    await transaction(deps, async (tx) => {
      const to = await findOwnerEmail(tx, owner)
      if (to)
        await sendMail(deps, tx, { to, ...guessedCodesMail(deps.config.publicUrl, owner, mostCodeTries) })
    })
    throw new AppError('challenge_over')
  }
}
