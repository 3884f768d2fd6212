import type { z } from 'zod'
import type { registerCompanyBody, registerProfessionalBody } from '#contracts/accounts/accounts.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { emailTakenMail } from '#server/features/accounts/accounts.mails.ts'
import { signUpCompany, signUpProfessional } from '#server/features/accounts/accounts.service.ts'
import {
  type PasswordOwner,
  requireGoodPassword,
} from '#server/features/accounts/passwords/password-rules.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'

type Registration = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** Creates the account and its session. Throws registration_failed for a taken e-mail, and notifies its owner. */
export async function registerProfessional(
  deps: Registration,
  visit: Visit,
  { firstName, lastName, email, password }: z.output<typeof registerProfessionalBody>,
) {
  return register(deps, visit, { email, password, names: [firstName, lastName] }, (tx, passwordHash) =>
    signUpProfessional(deps, tx, { email, passwordHash, firstName, lastName }),
  )
}

/** Like `registerProfessional`. */
export async function registerCompany(
  deps: Registration,
  visit: Visit,
  { companyName, industry, email, password }: z.output<typeof registerCompanyBody>,
) {
  return register(deps, visit, { email, password, names: [companyName] }, (tx, passwordHash) =>
    signUpCompany(deps, tx, { email, passwordHash, name: companyName, industry }),
  )
}

async function register<T extends { userId: number }>(
  deps: Registration,
  visit: Visit,
  { email, password, names }: PasswordOwner & { password: string },
  signUp: (tx: Db, passwordHash: string) => Promise<T>,
) {
  await requireGoodPassword(deps.db, password, { email, names })
  const passwordHash = await hashPassword(password)
  try {
    return await transaction(deps, async (tx) => {
      const account = await signUp(tx, passwordHash)
      const owner = { userId: account.userId, remember: false }
      return { account, entry: await enter(deps, tx, visit, owner) }
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'registration_failed')
      await transaction(deps, (tx) =>
        sendMail(deps, tx, { to: email, ...emailTakenMail(deps.config.publicUrl) }),
      )
    throw error
  }
}
