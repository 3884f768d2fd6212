import { useState } from 'react'
import type { TimelineEntry } from '#contracts/applications/candidate.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { useTimeline } from './candidate.resource.ts'
import { PartFailed, PartLoading } from './team-notes.tsx'
import { timelineWords } from './timeline.words.ts'

const shownAtFirst = 8

/** Everything that happened with a candidate, latest first, each with who did it and when. */
export function CandidateTimeline({ applicationId }: { applicationId: number }) {
  const { entries, isFailed, retry } = useTimeline(applicationId)
  const [isWhole, setWhole] = useState(false)
  if (isFailed) return <PartFailed retry={retry}>No pudimos cargar el historial.</PartFailed>
  if (!entries) return <PartLoading>Cargando el historial</PartLoading>
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)
  return (
    <>
      <ol className="grid">
        {shown.map((entry, at) => (
          <li
            key={`${entry.at}${entry.kind}${entry.person}${entry.isOther}`}
            className="grid grid-cols-[auto_1fr] gap-x-3"
          >
            <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
              <span className={cx('mt-1.5 size-2', at === 0 ? 'bg-accent' : 'bg-line-strong')} />
              {at < shown.length - 1 && <span className="mt-1 w-px bg-line" />}
            </span>
            <Happened entry={entry} goesOn={isSameStatus(entry, entries.slice(at + 1))} />
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          Ver todo ({entries.length})
        </Button>
      )}
    </>
  )
}

const isSameStatus = ({ kind, status }: TimelineEntry, earlier: readonly TimelineEntry[]): boolean =>
  kind === 'status' && earlier.find((other) => other.kind === 'status')?.status === status

function Happened({ entry, goesOn }: { entry: TimelineEntry; goesOn: boolean }) {
  const { what, who } = timelineWords(entry, { goesOn })
  return (
    <div className="pb-4">
      <p className="text-sm font-strong wrap-anywhere">{what}</p>
      <p className="text-xs text-ink-2">
        {who && `${who} · `}
        {entry.isOther && 'Su otra postulación · '}
        <time dateTime={entry.at}>{formatDateTime(new Date(entry.at))}</time>
      </p>
      {entry.message && (
        <p className="mt-1 border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {entry.message}
        </p>
      )}
    </div>
  )
}
