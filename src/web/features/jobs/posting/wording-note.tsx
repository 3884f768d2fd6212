import { type Control, useWatch } from 'react-hook-form'
import { holdCodes } from '#contracts/jobs/holds-vocabulary.ts'
import { findAdWording, type Wording, type WordingCode } from '#domain/jobs/wording/ad-wording.ts'
import { Note } from '#web/ui/state/note.tsx'
import type { JobBody } from './use-job-form.ts'
import type { JobFormValues } from './job-form-values.ts'
import { wordingAdvice } from './wording.words.ts'

type WordingNoteProps = {
  control: Control<JobFormValues, unknown, JobBody>
  name: 'title' | 'description' | 'requirements' | 'benefits' | 'salaryRange'
}

const holds = (code: WordingCode) => holdCodes.some((known) => known === code)

/** Below a text, during writing: words that discriminate or ask for money, with advice. */
export const WordingNote = ({ control, name }: WordingNoteProps) => (
  <FoundWording found={findAdWording(useWatch({ control, name }))} />
)

/** The words that were found in a text, with advice. */
export function FoundWording({ found }: { found: readonly Wording[] }) {
  const byCode = Map.groupBy(found, ({ code }) => code)
  const isHeld = [...byCode.keys()].some(holds)
  return (
    <div aria-live="polite">
      {byCode.size > 0 && (
        <Note tone="warn">
          <p className="font-strong">
            {isHeld ? 'Con estas palabras tu aviso quedará en espera' : 'Revisa esto antes de publicar'}
          </p>
          <ul className="mt-1 grid gap-1">
            {[...byCode].map(([code, finds]) => (
              <li key={code}>
                <span className="font-strong">
                  {[...new Set(finds.map(({ term }) => `“${term.trim()}”`))].join(', ')}
                </span>
                {': '}
                {wordingAdvice[code]}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
