import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type AccountOwner, type AdminActor, ownerName, type UserActor } from '#server/actor.ts'
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
  countRecoveryCodes,
  findTwoFactor,
  listSealed,
  markTwoFactorOn,
  replaceRecoveryCodes,
  replaceSealed,
  setPendingSecret,
  takeRecoveryCode,
  takeStep,
} from './two-factor.queries.ts'
import { recoveryCodes } from '#contracts/accounts/account-figures.ts'

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
    for (const { owner, sealed } of await listSealed(tx)) {
      const context = ownerName(owner)
      await replaceSealed(tx, owner, seal(twoFactorKey, context, unseal(before, context, sealed)))
    }
  })
}

/** Whether a second factor is asked at login, and how many recovery codes are left. */
export async function readTwoFactor({ db }: Pick<Deps, 'db'>, owner: AccountOwner) {
  const [account, recoveryCodesLeft] = await Promise.all([
    findTwoFactor(db, owner),
    countRecoveryCodes(db, owner),
  ])
  return { enabled: account !== null && account.enabledAt !== null, recoveryCodesLeft }
}

/**
 * Creates a secret that is not in use before its first code. Throws two_factor_unconfirmed for a user's unconfirmed
 * address, which may be a stranger's; validation_failed; conflict when it is on.
 */
export async function setUpTwoFactor(
  { db, pool, config }: Pick<Deps, 'db' | 'pool' | 'config'>,
  owner: UserActor | AdminActor,
  password: string,
) {
  if (owner.kind !== 'admin' && !owner.emailConfirmed) throw new AppError('two_factor_unconfirmed')
  const proof = await requireOwnPassword(db, owner, password)
  const secret = createTotpSecret()
  const sealed = seal(await keyOf({ config }, db), ownerName(owner), secret)
  await transaction({ pool }, async (tx) => {
    await requireStillOwn(tx, proof)
    if (!(await setPendingSecret(tx, owner, sealed))) throw new AppError('conflict')
  })
  const uri = totpUri(secret, owner.email)
  return { secret, uri, qr: qrPath(uri) }
}

/**
 * Turns it on after a correct code of the app, and returns the recovery codes. Throws validation_failed for a wrong
 * code.
 */
export async function enableTwoFactor(
  deps: Changing,
  owner: UserActor | AdminActor,
  code: string,
): Promise<string[]> {
  return transaction(deps, async (tx) => {
    if (!isAppCode(code) || !(await takeAppCode(deps, tx, owner, code))) throw wrongCode()
    if (!(await markTwoFactorOn(tx, owner, deps.clock.now()))) throw new AppError('conflict')
    await sendMail(deps, tx, { to: owner.email, ...twoFactorChangedMail(deps.config.publicUrl, owner, 'on') })
    return renewCodes(tx, owner)
  })
}

/** Throws validation_failed for a wrong password or code. */
export async function disableTwoFactor(
  deps: Changing,
  owner: UserActor | AdminActor,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const proof = await requireOwnPassword(deps.db, owner, password)
  await transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    if (!(await takeSecondFactor(deps, tx, owner, code))) throw wrongCode()
    await clearTwoFactor(tx, owner)
    await sendMail(deps, tx, {
      to: owner.email,
      ...twoFactorChangedMail(deps.config.publicUrl, owner, 'off'),
    })
  })
}

/** Somebody entitled turns it off for an owner who lost app and codes; the owner hears of it. */
export async function resetTwoFactor(
  deps: Pick<Deps, 'config' | 'queue' | 'clock'>,
  tx: Db,
  owner: AccountOwner & { email: string },
): Promise<void> {
  await clearTwoFactor(tx, owner)
  await sendMail(deps, tx, {
    to: owner.email,
    ...twoFactorChangedMail(deps.config.publicUrl, owner, 'reset'),
  })
}

/** Ends it without a word: the account itself ends. */
export const forgetTwoFactor = (tx: Db, owner: AccountOwner): Promise<void> => clearTwoFactor(tx, owner)

/** Like `disableTwoFactor`; returns the new codes. */
export async function renewRecoveryCodes(
  deps: Changing,
  owner: UserActor | AdminActor,
  { password, code }: { password: string; code: string },
): Promise<string[]> {
  const proof = await requireOwnPassword(deps.db, owner, password)
  return transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    if (!(await takeSecondFactor(deps, tx, owner, code))) throw wrongCode()
    return renewCodes(tx, owner)
  })
}

/**
 * Checks and uses a code of the account's app or a recovery code. Of two concurrent requests with the same code one
 * succeeds, because the database row decides. False for an account without a second factor.
 */
export async function takeSecondFactor(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  owner: AccountOwner,
  code: string,
): Promise<boolean> {
  const account = await findTwoFactor(tx, owner)
  if (!account?.enabledAt) return false
  if (isAppCode(code)) return takeAppCode(deps, tx, owner, code)
  return takeRecoveryCode(tx, owner, hashCode(owner, code), deps.clock.now())
}

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''))

async function takeAppCode(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  owner: AccountOwner,
  code: string,
): Promise<boolean> {
  const account = await findTwoFactor(tx, owner)
  if (!account?.secret) return false
  const secret = unseal(await keyOf({ config }, tx), ownerName(owner), account.secret)
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), clock.now())
  return step !== null && takeStep(tx, owner, step)
}

async function renewCodes(tx: Db, owner: AccountOwner): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, createRecoveryCode)
  await replaceRecoveryCodes(
    tx,
    owner,
    codes.map((code) => hashCode(owner, code)),
  )
  return codes
}

/** Ignores blanks, hyphens and letter case. Codes of users were always stored under their number alone. */
const hashCode = (owner: AccountOwner, code: string): Buffer =>
  hashToken(
    `${'adminId' in owner ? ownerName(owner) : owner.userId}:${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`,
  )

const wrongCode = () =>
  new AppError('validation_failed', {
    fields: { code: 'Escribe el código que ves ahora: ese no es correcto o ya se usó' },
  })
