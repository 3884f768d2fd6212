import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { type QuestionKind, questionKindLabels, questionKinds } from '#contracts/jobs/questions-vocabulary.ts'
import { fewestOptions, mostOptions } from '#contracts/jobs/question-figures.ts'
import { findQuestionWording } from '#domain/jobs/wording/ad-wording.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FoundWording } from '#web/features/jobs/posting/wording-note.tsx'
import { messageOf, type QuestionsForm } from './questions-form.ts'
import { WantedFields } from './wanted-fields.tsx'

const kinds = questionKinds.map((kind) => ({ value: kind, label: questionKindLabels[kind] }))

type QuestionEditorProps = {
  form: QuestionsForm
  at: number
  count: number
  onStep: (by: 1 | -1) => void
  onRemove: () => void
}

/** One question of an ad: its words, the kind of its answer and what is looked for. */
export function QuestionEditor({ form, at, count, onStep, onRemove }: QuestionEditorProps) {
  const { register, control, formState, setValue } = form
  const heading = useId()
  const question = useWatch({ control, name: `questions.${at}` })
  const errors = formState.errors.questions?.[at]
  const place = at + 1
  return (
    <li aria-labelledby={heading} className="grid gap-4 rounded-md border border-line p-4">
      <div className="flex items-center justify-between gap-2">
        <h3 id={heading} className="font-text text-sm font-strong tracking-normal">
          Pregunta {place}
        </h3>
        <div className="-my-1 -mr-2 flex">
          <Button
            data-move={`${at}-up`}
            variant="quiet"
            size="sm"
            iconOnly
            aria-label={`Subir la pregunta ${place}`}
            disabled={at === 0}
            onClick={() => onStep(-1)}
          >
            <ArrowUp className="icon" />
          </Button>
          <Button
            data-move={`${at}-down`}
            variant="quiet"
            size="sm"
            iconOnly
            aria-label={`Bajar la pregunta ${place}`}
            disabled={at === count - 1}
            onClick={() => onStep(1)}
          >
            <ArrowDown className="icon" />
          </Button>
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            aria-label={`Quitar la pregunta ${place}`}
            onClick={onRemove}
          >
            <Trash2 className="icon" />
          </Button>
        </div>
      </div>
      <Field label="Pregunta" error={errors?.text?.message} required>
        <TextInput {...register(`questions.${at}.text`)} autoComplete="off" />
      </Field>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label="Tipo de respuesta" error={errors?.kind?.message} required>
          <Select
            {...register(`questions.${at}.kind`, {
              // What was looked for belongs to the kind before.
              onChange: () => setValue(`questions.${at}.wantedAnswers`, []),
            })}
            options={kinds}
          />
        </Field>
        <Checkbox {...register(`questions.${at}.isRequired`)} label="Es obligatorio responder" />
      </div>
      {question.kind === 'choice' && (
        <Field
          label="Opciones"
          error={messageOf(errors?.options)}
          required
          hint={`Una por línea, de ${fewestOptions} a ${mostOptions}.`}
        >
          <Textarea {...register(`questions.${at}.options`)} rows={3} />
        </Field>
      )}
      {hasWanted(question.kind) && <WantedFields form={form} at={at} question={question} />}
      <FoundWording found={findQuestionWording(`${question.text}\n${question.options}`)} />
    </li>
  )
}

const hasWanted = (kind: QuestionKind) => kind !== 'text' && kind !== 'file'
