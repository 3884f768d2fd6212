import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FutureJobsBox } from './future-jobs-box.tsx'
import { AskedQuestions } from './asked-questions.tsx'
import { applyRefusal } from './use-visitor-apply.ts'

/** A signed-in professional applies on a page, with the CV of the profile. */
export function OwnApplyForm({
  cvName,
  company,
  questions,
  refused,
}: {
  company: string | null
  cvName: string | null
  questions: readonly AskedQuestion[]
  refused: RefusedForm | null
}) {
  const { fields = {}, errors = {} } = refused ?? {}
  const refusal = applyRefusal(refused)
  return (
    <PressForm title={refusal?.title} problem={refusal?.text ?? null} encType="multipart/form-data">
      <p>
        {cvName === null
          ? 'Tu perfil todavía no tiene un CV: puedes postular así.'
          : `Tu CV va con la postulación: ${cvName}`}
      </p>
      <Field
        label="Carta de presentación"
        optional
        hint="Por qué este puesto y por qué tú, en pocas líneas."
        error={errors['coverLetter']}
      >
        <Textarea
          name="coverLetter"
          defaultValue={fields['coverLetter']}
          rows={5}
          maxLength={mostLetters.coverLetter}
        />
      </Field>
      <AskedQuestions
        questions={questions}
        fieldOf={(name) => ({ name, defaultValue: fields[name] ?? '' })}
        errorOf={(name) => errors[name]}
      />
      <FutureJobsBox
        company={company}
        field={{ name: 'futureJobs', defaultChecked: 'futureJobs' in fields }}
      />
      <Button type="submit" block>
        Postular Ahora
      </Button>
    </PressForm>
  )
}
