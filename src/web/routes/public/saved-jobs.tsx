import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { SavedJob } from '#contracts/saved-jobs.contract.ts'
import { NothingSaved, SavedJobList } from '../../features/saved-jobs/saved-job-list.tsx'
import { useSavedIds } from '../../features/saved-jobs/saved-store.ts'
import { useSession } from '../../features/session/use-session.ts'
import { api } from '../../lib/api-client.ts'
import { refs } from '../../lib/endpoint-refs.ts'
import { unlistedMeta } from '../../lib/page-meta.ts'
import { useNow } from '../../lib/use-now.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const meta = () => unlistedMeta('Empleos guardados')

type Item = Omit<SavedJob, 'savedAt'>

/** The saved jobs of this device, or of the account. Known to the browser alone, so it is the browser that asks for them. */
export default function SavedJobs() {
  const session = useSession()
  return (
    <div className="wrap max-w-[60rem] pt-6 lg:pt-14">
      <h1>Empleos guardados</h1>
      {session.status === 'visitor' && (
        <p className="mt-2 text-sm text-ink-2 noscript:hidden">
          Están en este dispositivo.{' '}
          <Link to="/login?volver=%2Fdashboard%2Fguardados" className="link">
            Inicia sesión
          </Link>{' '}
          y los pasamos a tu cuenta.
        </p>
      )}
      <p className="mt-4 hidden noscript:block">
        Guardar empleos necesita JavaScript. <Link to="/empleos">Ver empleos</Link>
      </p>
      <div className="mt-6 noscript:hidden">
        <List />
      </div>
    </div>
  )
}

function List() {
  const ids = useSavedIds()
  const now = useNow().toISOString()
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const known = new Set(items?.map(({ job }) => job.id))
  // What is not known yet is asked for; a job that lost its heart stays known, so that undo brings it back at once.
  const wanted = ids.some((id) => !known.has(id)) ? ids.join(',') : ''
  useEffect(() => {
    if (wanted === '') return undefined
    let isCurrent = true
    const ask = async () => {
      try {
        const found = await api.call(refs.lookupSaved, { query: { ids: wanted } })
        if (isCurrent) setItems(found)
      } catch {
        if (isCurrent) setFailed(true)
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [wanted, attempt])
  if (hasFailed)
    return (
      <ErrorState
        title="No pudimos cargar tus empleos guardados"
        onRetry={() => {
          setFailed(false)
          setAttempt((count) => count + 1)
        }}
      />
    )
  if (ids.length === 0) return <NothingSaved />
  if (items === null) return <Skeleton className="h-40" />
  return <SavedJobList items={items} now={now} />
}
