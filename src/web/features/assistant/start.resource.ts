import { useEffect, useState } from 'react'
import { assistantContract } from '#contracts/assistant/assistant.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

export type Start = ReplyOf<typeof assistantContract.start>

/** How a conversation can begin here, for who is signed in. Null until known, and when it could not be read: the field works without. */
export function useStart(page: string | undefined): Start | null {
  const session = useSession()
  const who = session.status === 'user' ? session.user.id : session.status
  const [start, setStart] = useState<Start | null>(null)
  useEffect(() => {
    if (who === 'loading') return undefined
    let isNewest = true
    api
      .call(endpointRef(assistantContract.start), { query: page ? { page } : {} })
      .then((found) => isNewest && setStart(found))
      .catch(() => {})
    return () => {
      isNewest = false
    }
  }, [page, who])
  return start
}
