import { useState } from 'react'
import type { FeedRun } from '#contracts/jobs/job-feeds.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useRefreshEvery } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Spinner } from '#web/ui/state/spinner.tsx'
import { runResult } from './feed.words.ts'
import { RefusedAds } from './remark-list.tsx'

/** How often a run that has not ended is looked at again (ms). */
const soon = 1500

/** The last runs of a feed, and what each did; `waiting` ads wait for an answer since the last. Followed while one has not ended. */
export function FeedRuns({ runs, waiting }: { runs: readonly FeedRun[]; waiting: number }) {
  const [openedId, setOpenedId] = useState<number | null>(null)
  useRefreshEvery(runs[0]?.status === 'running' && soon)
  if (runs.length === 0) return null
  return (
    <section>
      <h3 className="text-sm font-strong">Últimas lecturas</h3>
      <ul className="mt-1 grid" aria-live="polite">
        {runs.map((run) => {
          const isOpen = run.id === openedId
          const time = formatDateTime(new Date(run.startedAt))
          return (
            <li key={run.id} className="border-line py-2 not-first:border-t">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                <span className="text-xs whitespace-nowrap text-ink-2 tabular-nums">
                  {time}
                  {run.startedBy === 'company' && ' · a mano'}
                </span>
                <span className={run.status === 'failed' ? 'min-w-0 grow text-bad-ink' : 'min-w-0 grow'}>
                  {run.status === 'running' && <Spinner />} {runResult(run, run === runs[0] ? waiting : 0)}
                </span>
                {run.refused.length > 0 && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-expanded={isOpen}
                    aria-label={`${isOpen ? 'Ocultar' : 'Ver'} por qué, ${time}`}
                    onClick={() => setOpenedId(isOpen ? null : run.id)}
                  >
                    {isOpen ? 'Ocultar' : 'Ver por qué'}
                  </Button>
                )}
              </div>
              {isOpen && <RefusedAds refused={run.refused} count={run.refusedCount} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
