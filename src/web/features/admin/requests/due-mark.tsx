import { dueWords } from '#domain/admin/due.words.ts'
import { formatPartialDate, limaDayStart } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { DueText } from '#web/features/admin/desk/due-text.tsx'
import { useNow } from '#web/lib/use-now.ts'

/** Until which day a request must be answered, in Lima. */
export function DueMark({ dueOn }: { dueOn: string }) {
  const now = useNow(60_000)
  const dueAt = new Date(limaDayStart(dueOn).getTime() + DAY)
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <DueText due={dueWords(dueAt, now, { inWorkingDays: true })} />
      <span className="text-ink-2">hasta el {formatPartialDate(dueOn)}</span>
    </p>
  )
}
