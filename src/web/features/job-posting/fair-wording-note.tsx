import { type Control, useWatch } from 'react-hook-form'
import { findDiscriminatoryWording } from '#domain/jobs/fair-wording.ts'
import { Note } from '#web/ui/note.tsx'
import type { JobBody } from './use-job-form.ts'
import type { JobFormValues } from './job-form-values.ts'

type FairWordingNoteProps = {
  control: Control<JobFormValues, unknown, JobBody>
  name: 'title' | 'description' | 'requirements'
}

/** Under a text: words that the law counts as discrimination, with the reason. The person decides what to do about them. */
export function FairWordingNote({ control, name }: FairWordingNoteProps) {
  const found = findDiscriminatoryWording(useWatch({ control, name }))
  const reasons = Map.groupBy(found, ({ reason }) => reason)
  return (
    <div aria-live="polite">
      {reasons.size > 0 && (
        <Note tone="warn">
          <p className="font-strong">Revisa esto antes de publicar</p>
          <ul className="mt-1 grid gap-1">
            {[...reasons].map(([reason, finds]) => (
              <li key={reason}>
                <span className="font-strong">
                  {[...new Set(finds.map(({ term }) => `«${term.trim()}»`))].join(', ')}
                </span>
                {': '}
                {reason}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
