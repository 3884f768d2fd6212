import { useEffect, useState } from 'react'
import { type SavedJob, savedJobsContract } from '#contracts/saved-jobs/saved-jobs.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useSavedIds } from './saved-store.ts'

export type SavedItem = Omit<SavedJob, 'savedAt'>

/**
 * The saved jobs in their order: those that the page has loaded, and a request for the missing ones (such as those just
 * moved from the device). Null until known. A removed job stays in memory, so that undo restores it at once.
 */
export function useSavedItems(loaded: readonly SavedItem[] | null) {
  const ids = useSavedIds()
  const [known, setKnown] = useState(loaded ?? [])
  const [failed, setFailed] = useState('')
  const byId = new Map(known.map((item) => [item.job.id, item]))
  const wanted = (ids ?? []).some((id) => !byId.has(id)) ? (ids ?? []).join(',') : ''
  const [answered, setAnswered] = useState('')
  const isAsking = wanted !== '' && wanted !== answered
  useEffect(() => {
    if (!isAsking || failed === wanted) return undefined
    let isCurrent = true
    const ask = async () => {
      try {
        const found = await api.call(endpointRef(savedJobsContract.lookup), { query: { ids: wanted } })
        if (!isCurrent) return
        setKnown(found)
        setAnswered(wanted)
      } catch {
        if (isCurrent) setFailed(wanted)
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [isAsking, wanted, failed])
  const items =
    ids === null ? loaded : isAsking && known.length === 0 ? null : ids.flatMap((id) => byId.get(id) ?? [])
  return { items, hasFailed: isAsking && failed === wanted, retry: () => setFailed('') }
}
