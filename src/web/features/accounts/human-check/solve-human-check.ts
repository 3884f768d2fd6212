import type { solveChallenge } from 'altcha-lib'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** The most steps that a solution takes. */
const mostSteps = 600

/**
 * Requests a challenge and solves it in some tenths of a second. `onProgress` gets a share from 0 to 1. Returns the value
 * for `humanCheck`; rejects without a connection or when the browser cannot compute it.
 */
export async function solveHumanCheck(onProgress: (share: number) => void): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, reply] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    api.call(endpointRef(accountsContract.humanChallenge), {}),
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
