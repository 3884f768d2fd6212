import { generateSync } from 'otplib'
import { type AccountOwner, ownerName } from '#server/actor.ts'
import { isAccount, tableOf } from '#server/features/accounts/account-owner.queries.ts'
import { createTotpSecret } from '#server/features/accounts/two-factor/totp.ts'
import { seal } from '#server/platform/sealed.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import type { TestApp } from './test-app.ts'

/** Enables two-factor login for these accounts; returns the secret. */
export async function withTwoFactor(app: TestApp, ...owners: AccountOwner[]): Promise<string> {
  const secret = createTotpSecret()
  const key = await readSecret(app.deps.db, 'two-factor')
  for (const owner of owners)
    await app.deps.db
      .update(tableOf(owner))
      .set({
        totpSecret: seal(key, ownerName(owner), secret),
        totpEnabledAt: app.clock.now(),
        totpLastStep: null,
      })
      .where(isAccount(owner))
  return secret
}

/** The app's current code, or that of so many steps of 30 seconds away. */
export const codeNow = (app: Pick<TestApp, 'clock'>, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) + steps * 30 })
