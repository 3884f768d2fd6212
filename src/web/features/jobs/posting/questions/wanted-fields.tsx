import { useId } from 'react'
import { yesNoLabels } from '#contracts/jobs/questions-vocabulary.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { messageOf, type QuestionsForm } from './questions-form.ts'
import { optionsIn, type QuestionValues } from './question-values.ts'

type WantedFieldsProps = { form: QuestionsForm; at: number; question: QuestionValues }

const yesOrNo = Object.entries(yesNoLabels).map(([value, label]) => ({ value, label }))
const onlyMarks = 'Quien responda otra cosa queda marcado, no descartado.'

/** The answer that the company looks for, by the kind of the question. */
export function WantedFields({ form, at, question }: WantedFieldsProps) {
  const { register, setValue, formState } = form
  const messageId = useId()
  const errors = formState.errors.questions?.[at]
  const name = `questions.${at}.wantedAnswers` as const
  const want = (answers: string[]) => setValue(name, answers, { shouldDirty: true })
  if (question.kind === 'yes_no')
    return (
      <Field label="Respuesta que buscas" optional hint={onlyMarks} error={messageOf(errors?.wantedAnswers)}>
        <Select
          value={question.wantedAnswers[0] ?? ''}
          onChange={({ target }) => want(target.value === '' ? [] : [target.value])}
          options={yesOrNo}
          emptyLabel="Cualquiera"
        />
      </Field>
    )
  if (question.kind === 'number')
    return (
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Field label="Mínimo que buscas" optional error={errors?.wantedMin?.message}>
          <TextInput {...register(`questions.${at}.wantedMin`)} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label="Máximo que buscas" optional error={errors?.wantedMax?.message}>
          <TextInput {...register(`questions.${at}.wantedMax`)} inputMode="decimal" autoComplete="off" />
        </Field>
        <div className="sm:col-span-2">
          <FieldMessage id={messageId} hint={onlyMarks} />
        </div>
      </div>
    )
  const options = [...new Set(optionsIn(question.options))]
  if (options.length === 0) return null
  return (
    <fieldset aria-describedby={messageId} className="grid gap-1">
      <legend className="mb-1 text-sm font-strong">
        Respuestas que buscas<span className="font-body text-ink-3"> (opcional)</span>
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={<span className="wrap-anywhere">{option}</span>}
          checked={question.wantedAnswers.includes(option)}
          onChange={({ target }) =>
            want(
              target.checked
                ? [...question.wantedAnswers, option]
                : question.wantedAnswers.filter((answer) => answer !== option),
            )
          }
        />
      ))}
      <FieldMessage id={messageId} hint={onlyMarks} error={messageOf(errors?.wantedAnswers)} />
    </fieldset>
  )
}
