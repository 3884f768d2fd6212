import type { ComponentProps, ReactNode } from 'react'
import { mostLetters } from '#contracts/text-lengths.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import type { FileLimits } from '#web/ui/form/file-check.ts'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { HumanCheck } from '#web/features/accounts/human-check/human-check.tsx'
import { FutureJobsBox } from './future-jobs-box.tsx'
import { ConsentLine } from './consent-line.tsx'
import type { useVisitorApply } from './use-visitor-apply.ts'

type Applying = Pick<
  ReturnType<typeof useVisitorApply>,
  'human' | 'problem' | 'isPending' | 'progress' | 'cancel' | 'cvError'
>

type VisitorApplyPartsProps = {
  applying: Applying
  /** What the server currently accepts as a CV. */
  cvLimits: FileLimits
  cv: File | null
  onCv: (file: File | null) => void
  coverLetter: ComponentProps<typeof Textarea>
  coverLetterError: string | undefined
  isLetterRequired?: boolean
  /** What the ad asks. */
  questions: ReactNode
  /** The name of the company, unless it hides it, and the box of the yes to its other jobs. */
  company: string | null
  futureJobs: Omit<ComponentProps<'input'>, 'style' | 'className' | 'type'>
  submit: string
}

/** The end of every visitor's form to apply: CV, letter, questions, human check, error and button. */
export function VisitorApplyParts({
  applying,
  cvLimits,
  cv,
  onCv,
  coverLetter,
  coverLetterError,
  isLetterRequired = false,
  questions,
  company,
  futureJobs,
  submit,
}: VisitorApplyPartsProps) {
  const { human, problem, isPending, progress, cancel, cvError } = applying
  return (
    <>
      <FileDrop
        {...cvLimits}
        label="Tu CV (opcional)"
        name="cv"
        error={cvError}
        file={cv && { name: cv.name, size: cv.size, ...(isPending ? { progress } : {}) }}
        onFile={onCv}
        onRemove={() => onCv(null)}
        onCancel={cancel}
      />
      <Field
        label="Carta de presentación"
        {...(isLetterRequired ? { required: true } : { optional: true })}
        hint="Por qué este puesto y por qué tú, en pocas líneas."
        error={coverLetterError}
      >
        <Textarea {...coverLetter} rows={4} counterMax={mostLetters.coverLetter} />
      </Field>
      {questions}
      <FutureJobsBox company={company} field={futureJobs} />
      <HumanCheck {...human} />
      <ConsentLine />
      {problem && (
        <Note tone={problem.tone} announce>
          <p className="font-strong">{problem.title}</p>
          <p>{problem.text}</p>
        </Note>
      )}
      <Button type="submit" block busy={isPending} busyLabel="Enviando...">
        {submit}
      </Button>
    </>
  )
}
