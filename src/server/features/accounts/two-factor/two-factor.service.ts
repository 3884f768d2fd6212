import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { readSecret, takeSecret } from '#server/platform/secrets.queries.ts'
import { createRecoveryCode, hashToken } from '#server/platform/tokens.ts'
import { twoFactorChangedMail } from '#server/features/accounts/accounts.mails.ts'
import {
  requireOwnPassword,
  requireStillOwn,
} from '#server/features/accounts/passwords/own-password.service.ts'
import { createTotpSecret, qrPath, stepOfCode, totpUri } from './totp.ts'
import {
  clearTwoFactor,
  findTwoFactor,
  listSealed,
  markTwoFactorOn,
  replaceRecoveryCodes,
  replaceSealed,
  setPendingSecret,
  takeRecoveryCode,
  takeStep,
} from './two-factor.queries.ts'

/** How many recovery codes an account has. */
export const codeCount = 10

type Changing = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** The configured key; without one, the key in the database. */
const keyOf = async ({ config }: Pick<Deps, 'config'>, db: Db): Promise<Buffer> =>
  config.twoFactorKey ?? readSecret(db, 'two-factor')

/**
 * At start: encrypts again, with the configured key, what was encrypted with the key in the database, and deletes the
 * old key.
 */
export async function moveTwoFactorKey(deps: Pick<Deps, 'pool' | 'config'>): Promise<void> {
  const { twoFactorKey } = deps.config
  if (twoFactorKey === null) return
  await transaction(deps, async (tx) => {
    const before = await takeSecret(tx, 'two-factor')
    if (before === null) return
    for (const { userId, sealed } of await listSealed(tx)) {
      const context = contextOf(userId)
      await replaceSealed(tx, userId, seal(twoFactorKey, context, unseal(before, context, sealed)))
    }
  })
}

const contextOf = (userId: number): string => `user:${userId}`

/**
 * Creates a secret that is not in use before its first code. Throws two_factor_unconfirmed for an unconfirmed
 * address, which may be a stranger's; validation_failed; conflict when it is on.
 */
export async function setUpTwoFactor(
  { db, pool, config }: Pick<Deps, 'db' | 'pool' | 'config'>,
  { userId, email, emailConfirmed }: UserActor,
  password: string,
) {
  if (!emailConfirmed) throw new AppError('two_factor_unconfirmed')
  const proof = await requireOwnPassword(db, userId, password)
  const secret = createTotpSecret()
  const sealed = seal(await keyOf({ config }, db), contextOf(userId), secret)
  await transaction({ pool }, async (tx) => {
    await requireStillOwn(tx, proof)
    if (!(await setPendingSecret(tx, userId, sealed))) throw new AppError('conflict')
  })
  const uri = totpUri(secret, email)
  return { secret, uri, qr: qrPath(uri) }
}

/**
 * Turns it on after a correct code of the app, and returns the recovery codes. Throws validation_failed for a wrong
 * code.
 */
export async function enableTwoFactor(
  deps: Changing,
  { userId, email }: UserActor,
  code: string,
): Promise<string[]> {
  return transaction(deps, async (tx) => {
    if (!isAppCode(code) || !(await takeAppCode(deps, tx, userId, code))) throw wrongCode()
    if (!(await markTwoFactorOn(tx, userId, deps.clock.now()))) throw new AppError('conflict')
    await sendMail(deps, tx, { to: email, ...twoFactorChangedMail(deps.config.publicUrl, 'on') })
    return renewCodes(tx, userId)
  })
}

/** Throws validation_failed for a wrong password or code. */
export async function disableTwoFactor(
  deps: Changing,
  { userId, email }: UserActor,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const proof = await requireOwnPassword(deps.db, userId, password)
  await transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    if (!(await takeSecondFactor(deps, tx, userId, code))) throw wrongCode()
    await clearTwoFactor(tx, userId)
    await sendMail(deps, tx, { to: email, ...twoFactorChangedMail(deps.config.publicUrl, 'off') })
  })
}

/** Like `disableTwoFactor`; returns the new codes. */
export async function renewRecoveryCodes(
  deps: Changing,
  { userId }: UserActor,
  { password, code }: { password: string; code: string },
): Promise<string[]> {
  const proof = await requireOwnPassword(deps.db, userId, password)
  return transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    if (!(await takeSecondFactor(deps, tx, userId, code))) throw wrongCode()
    return renewCodes(tx, userId)
  })
}

/**
 * Checks and uses a code of the account's app or a recovery code. Of two concurrent requests with the same code one
 * succeeds, because the database row decides. False for an account without a second factor.
 */
export async function takeSecondFactor(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  userId: number,
  code: string,
): Promise<boolean> {
  const account = await findTwoFactor(tx, userId)
  if (!account?.enabledAt) return false
  if (isAppCode(code)) return takeAppCode(deps, tx, userId, code)
  return takeRecoveryCode(tx, userId, hashCode(userId, code), deps.clock.now())
}

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''))

async function takeAppCode(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  userId: number,
  code: string,
): Promise<boolean> {
  const account = await findTwoFactor(tx, userId)
  if (!account?.secret) return false
  const secret = unseal(await keyOf({ config }, tx), contextOf(userId), account.secret)
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), clock.now())
  return step !== null && takeStep(tx, userId, step)
}

async function renewCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, createRecoveryCode)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashCode(userId, code)),
  )
  return codes
}

/** Ignores blanks, hyphens and letter case. */
const hashCode = (userId: number, code: string): Buffer =>
  hashToken(`${userId}:${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`)

const wrongCode = () =>
  new AppError('validation_failed', {
    fields: { code: 'Escribe el código que ves ahora: ese no es correcto o ya se usó' },
  })
