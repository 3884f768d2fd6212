import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from './test-app.ts'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** The value of 'No soy un robot' after solving a real challenge. */
export async function solveHumanCheck(app: TestApp): Promise<string> {
  const { body } = await app.request({ url: '/api/human-check' })
  return answerChallenge(body as unknown as Challenge)
}

/** The solution of a challenge from the server. */
export async function answerChallenge(challenge: Challenge): Promise<string> {
  return encodeHumanCheck({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

export const encodeHumanCheck = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64')
