import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { users } from '#server/db/schema/accounts.table.ts'
import { createTotpSecret } from '#server/features/accounts/two-factor/totp.ts'
import { seal } from '#server/platform/sealed.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import type { TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'

/** Enables two-factor login for these accounts; returns the secret. */
export async function withTwoFactor(app: TestApp, ...actors: Pick<TestActor, 'userId'>[]): Promise<string> {
  const secret = createTotpSecret()
  const key = await readSecret(app.deps.db, 'two-factor')
  for (const { userId } of actors)
    await app.deps.db
      .update(users)
      .set({
        totpSecret: seal(key, `user:${userId}`, secret),
        totpEnabledAt: app.clock.now(),
        totpLastStep: null,
      })
      .where(eq(users.id, userId))
  return secret
}

/** The app's current code, or that of so many steps of 30 seconds away. */
export const codeNow = (app: Pick<TestApp, 'clock'>, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) + steps * 30 })
