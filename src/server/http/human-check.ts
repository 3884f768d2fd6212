import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { insertSolvedChallenge, readSecret } from './human-check.queries.ts'

/** How long a challenge may be solved and sent. In milliseconds. */
const validity = 20 * 60_000

export interface HumanCheck {
  /** A new challenge in ALTCHA's format. */
  challenge(): Promise<Record<string, unknown>>
  /** Throws human_check_failed unless `payload` solves a challenge of ours that was not used before. */
  verify(payload: string | undefined): Promise<void>
}

/**
 * 'No soy un robot' without a third party: the browser does a small proof of work (ALTCHA), which costs a person
 * nothing and a mass mailer a lot. The secret is in the database, so every process accepts what another one asked.
 */
export async function createHumanCheck({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<HumanCheck> {
  const root = await readSecret(db)
  const secret = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32)).toString('hex')
  const keys = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('solution') }

  return {
    async challenge() {
      return (await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        counter: randomInt(150, 600),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + validity),
        ...keys,
      })) as unknown as Record<string, unknown>
    },
    async verify(payload) {
      if (!config.humanCheck) return
      const solved = readPayload(payload)
      const result = solved && (await verifySolution({ ...solved, deriveKey, ...keys }))
      if (!solved || !result?.verified) throw new AppError('human_check_failed')
      const fingerprint = createHmac('sha256', root)
        .update(JSON.stringify(solved.challenge))
        .digest('base64url')
      const expiresAt = new Date(clock.now().getTime() + validity)
      if (!(await insertSolvedChallenge(db, fingerprint, expiresAt))) throw new AppError('human_check_failed')
    },
  }
}

type Solved = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

/** The browser sends base64 of JSON {challenge, solution}. */
function readPayload(payload: string | undefined): Solved | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64').toString('utf8'))
    return typeof value === 'object' && value !== null && 'challenge' in value && 'solution' in value
      ? (value as Solved)
      : null
  } catch {
    return null
  }
}
