import type { TrackRecord as Record } from '#contracts/professionals/professionals.contract.ts'
import { waitInWords } from '#domain/services/track-record.ts'

type TrackRecordProps = {
  /** Undefined while loading. */
  record: Record | undefined
}

/** The measured figures of a professional: response time, projects, success rate. */
export function TrackRecord({ record }: TrackRecordProps) {
  const facts = [
    { term: 'Responde en', value: of(record?.responseMinutes, waitInWords) },
    { term: 'Proyectos', value: of(record?.projectsDone, String) },
    { term: 'Tasa de éxito', value: of(record?.successRate, (share) => `${share}%`) },
  ]
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-4">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-2">{term}</dt>
          <dd className={value === null ? 'text-sm leading-7 text-ink-3' : 'fig text-h4 leading-7'}>
            {record ? (value ?? 'aún sin datos') : '…'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const of = (figure: number | null | undefined, inWords: (figure: number) => string): string | null =>
  figure === null || figure === undefined ? null : inWords(figure)
