import { hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import { insertSolvedChallenge } from './human-check.queries.ts'

/** How long a challenge may be solved and sent. In milliseconds. */
const validity = 20 * 60_000

export interface HumanCheck {
  /** A new challenge in ALTCHA's format. */
  challenge(): Promise<Record<string, unknown>>
  /** Throws human_check_failed unless `payload` solves a challenge of ours that was not used before. */
  verify(payload: string | undefined): Promise<void>
}

/**
 * 'No soy un robot' without a third party: the browser does a small proof of work (ALTCHA), cheap for a person and
 * expensive for a mass mailer. The secret is in the database, so every process accepts the challenges of the others.
 */
export async function createHumanCheck({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<HumanCheck> {
  const root = await readSecret(db, 'human-check')
  const secret = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', purpose, 32)).toString('hex')
  const keys = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('solution') }

  /** The library throws on a malformed payload, which is treated like a wrong solution. */
  const isSolved = async (solved: Solved): Promise<boolean> => {
    try {
      return (await verifySolution({ ...solved, deriveKey, ...keys })).verified
    } catch {
      return false
    }
  }

  return {
    async challenge() {
      return (await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        counter: randomInt(150, 600),
        deriveKey,
        // Signed with the rest. The library compares its own `expiresAt` with the system clock, not with ours.
        data: { validUntil: clock.now().getTime() + validity },
        ...keys,
      })) as unknown as Record<string, unknown>
    },
    async verify(payload) {
      if (!config.humanCheck) return
      const solved = readPayload(payload)
      if (!solved || !(await isSolved(solved))) throw new AppError('human_check_failed')
      const { signature, parameters } = solved.challenge
      const validUntil = Number(parameters.data?.validUntil)
      if (signature === undefined || !(validUntil > clock.now().getTime()))
        throw new AppError('human_check_failed')
      // The signature covers everything that matters; other parts could be changed to look new.
      if (!(await insertSolvedChallenge(db, signature, new Date(validUntil))))
        throw new AppError('human_check_failed')
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
