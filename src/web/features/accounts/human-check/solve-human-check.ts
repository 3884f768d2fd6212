import type { solveChallenge } from 'altcha-lib'
import type { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** A solution takes at most about this many steps; where it lies is not known before. */
const mostSteps = 600

/**
 * Asks for a challenge and solves it, in some tenths of a second of work. `onProgress` hears a share of 0 to 1.
 * Returns what the server's human check takes; rejects when there is no connection or the browser cannot do it.
 */
export async function solveHumanCheck(onProgress: (share: number) => void): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, reply] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    api.call(endpointRef<typeof accountsContract.humanChallenge>('GET', '/api/human-check'), {}),
  ])
  const challenge = reply as unknown as Challenge
  let steps = 0
  const solution = await solveChallenge({
    challenge,
    deriveKey: (...args) => {
      if (++steps % 20 === 0) onProgress(Math.min(1, steps / mostSteps))
      return deriveKey(...args)
    },
  })
  if (!solution) throw new Error('The challenge was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
