import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from './test-app.ts'

/** What 'No soy un robot' sends after a real challenge was solved. */
export async function solveHumanCheck(app: TestApp): Promise<string> {
  const { body: challenge } = await app.request({ url: '/api/human-check' })
  const solution = await solveChallenge({ challenge, deriveKey })
  return encodeHumanCheck({ challenge, solution })
}

export const encodeHumanCheck = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64')
