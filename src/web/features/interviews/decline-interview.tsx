import { Link } from 'react-router'
import type { LinkedInterview as Linked } from '#contracts/interviews/interview-links.contract.ts'
import { interviewPageHref } from '#domain/interviews/interviews.address.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { InterviewTime } from './interview-times.tsx'
import { InterviewSheet } from './linked-interview.tsx'

type DeclineInterviewProps = {
  token: string
  interview: Linked
  /** What was refused. */
  refused: RefusedForm | null
}

const wishes = [1, 2, 3] as const

/** Asks a candidate whom no time suits for a word and for times that would. It works without scripts. */
export function DeclineInterview({ token, interview, refused }: DeclineInterviewProps) {
  const { startsAt, endsAt, canChange, companyName, status } = interview
  const { fields = {}, errors = {} } = refused ?? {}
  return (
    <InterviewSheet interview={interview}>
      {startsAt && endsAt && status === 'scheduled' && (
        <Note>
          Tu entrevista sigue el <InterviewTime startsAt={startsAt} endsAt={endsAt} /> mientras no elijas otra
          hora.
        </Note>
      )}
      {canChange ? (
        <PressForm title="No se envió" problem={refused?.message ?? null}>
          <Field
            label="Cuéntale por qué"
            hint={`Le llega a ${companyName}, que puede proponerte otros horarios.`}
            error={errors['reason']}
            required
          >
            <Textarea name="reason" rows={3} required defaultValue={fields['reason']} />
          </Field>
          <fieldset className="grid gap-3">
            <legend className="mb-3 text-h4 font-strong">
              Cuándo podrías <span className="text-base font-normal text-ink-3">(opcional)</span>
            </legend>
            {wishes.map((at) => (
              <div key={at} className="grid items-start gap-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <Field label={`Día ${at}`} error={errors[`date${at}`]}>
                  <TextInput type="date" name={`date${at}`} defaultValue={fields[`date${at}`]} />
                </Field>
                <Field label={`Hora ${at}`} error={errors[`time${at}`]}>
                  <TextInput type="time" name={`time${at}`} defaultValue={fields[`time${at}`]} />
                </Field>
              </div>
            ))}
            <p className="text-sm text-ink-2">Las horas son de Lima.</p>
          </fieldset>
          <Button type="submit" block>
            Pedir otros horarios
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
