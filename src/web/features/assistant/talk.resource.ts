import { useEffect, useSyncExternalStore } from 'react'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { assistantContract } from '#contracts/assistant/assistant.contract.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { callInPieces } from '#web/lib/api-pieces.ts'
import { onForget } from '#web/lib/resource.ts'
import { patient } from './patient.ts'
import { createTalk, noTalk, type Talk } from './talk.ts'
import { isOfLine } from './talk-faults.ts'
import { keepTalk, readTalk } from './talk-storage.ts'

/** Nothing new for this long: the server hangs. In milliseconds. */
const longestPause = 20_000

/** The conversation of this tab, shared by the panel and the assistant's page. */
export const talk = createTalk({
  ask: (body, signal) =>
    patient(callInPieces(endpointRef(assistantContract.ask), { body }, signal), longestPause),
  read: readTalk,
  keep: keepTalk,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
})
onForget(talk.end)

const nothing = (): Talk => noTalk

/** The conversation; it follows who is signed in, and asks again what a lost line cut off. */
export function useTalk(): Talk {
  const session = useSession()
  const { status } = session
  const owner = session.status === 'user' ? session.user.id : null
  useEffect(() => {
    if (owner !== null) talk.belongTo(owner)
    else if (status === 'visitor') void forgetIfSignedOut()
  }, [status, owner])
  useEffect(() => {
    const goOn = () => {
      if (isOfLine(talk.current().turns.at(-1)?.fault ?? null)) talk.again(location.pathname)
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [])
  return useSyncExternalStore(talk.subscribe, talk.current, nothing)
}

/** A session that could not be read looks like none; only a server that says so ends an account's conversation. */
async function forgetIfSignedOut(): Promise<void> {
  if (talk.current().owner === null) return
  try {
    const { authenticated } = await api.call(endpointRef(accountsContract.session), {})
    if (!authenticated) talk.belongTo(null)
  } catch {
    // Not known: it stays.
  }
}
