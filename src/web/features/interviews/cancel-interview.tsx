import { Link } from 'react-router'
import type { LinkedInterview as Linked } from '#contracts/interviews/interview-links.contract.ts'
import { interviewPageHref } from '#domain/interviews/interviews.address.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { InterviewTime } from './interview-times.tsx'
import { InterviewSheet } from './linked-interview.tsx'

type CancelInterviewProps = {
  token: string
  interview: Linked
  /** The reason that was refused. */
  refused: RefusedForm | null
}

/** Asks a candidate why the interview is cancelled. It works without scripts. */
export function CancelInterview({ token, interview, refused }: CancelInterviewProps) {
  const { startsAt, endsAt, canChange, companyName } = interview
  return (
    <InterviewSheet interview={interview}>
      {startsAt && endsAt && (
        <p className="text-h4 font-strong">
          <InterviewTime startsAt={startsAt} endsAt={endsAt} />
        </p>
      )}
      {canChange ? (
        <PressForm title="No se canceló" problem={refused?.message ?? null}>
          <Field
            label="Motivo"
            hint={`Le llega a ${companyName}. No se puede deshacer.`}
            error={refused?.errors['reason']}
            required
          >
            <Textarea name="reason" rows={4} required defaultValue={refused?.fields['reason']} />
          </Field>
          <Button type="submit" variant="danger" block>
            Cancelar la entrevista
          </Button>
        </PressForm>
      ) : (
        <Note>Esta entrevista ya no se puede cambiar.</Note>
      )}
      <p className="text-sm">
        <Link to={interviewPageHref(token)} className="link">
          Volver a la entrevista
        </Link>
      </p>
    </InterviewSheet>
  )
}
