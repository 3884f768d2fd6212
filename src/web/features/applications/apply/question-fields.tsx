import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'
import { type QuestionKind, yesNoLabels } from '#contracts/jobs/questions-vocabulary.ts'
import { longestAnswer } from '#contracts/jobs/question-figures.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { AnswerFileField, type QuestionFiles } from './answer-file-field.tsx'

/** The field of a form: controlled, or with the value that it starts with. */
export type AnswerField = {
  name: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

type QuestionFieldsProps = {
  questions: readonly AskedQuestion[]
  fieldOf: (question: AskedQuestion) => AnswerField
  errorOf?: (question: AskedQuestion) => string | undefined
  /** Omitted: the browser posts the form itself. */
  files?: QuestionFiles | undefined
}

/** More options than these are a list to open. */
const radiosShown = 5

/** The questions of an ad, each with the field of its kind. They work without scripts. */
export function QuestionFields({ questions, fieldOf, errorOf, files }: QuestionFieldsProps) {
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="sr-only">Preguntas de la empresa</legend>
      <p aria-hidden className="text-h4 font-head">
        Preguntas de la empresa
      </p>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          field={fieldOf(question)}
          error={errorOf?.(question)}
          files={files}
        />
      ))}
    </fieldset>
  )
}

type QuestionFieldProps = {
  question: AskedQuestion
  field: AnswerField
  error: string | undefined
  files: QuestionFiles | undefined
}

function QuestionField({ question, field, error, files }: QuestionFieldProps) {
  const { kind, text, isRequired } = question
  if (kind === 'file')
    return (
      <AnswerFileField
        name={field.name}
        text={text}
        isRequired={isRequired}
        error={error}
        chosen={files && { ...files, onFile: taking(files, field) }}
      />
    )
  const options = optionsOf(question)
  if (options && options.length <= radiosShown)
    return (
      <RadioGroup
        {...field}
        legend={
          <span className="wrap-anywhere">
            {text}
            {!isRequired && <span className="font-body text-ink-3"> (opcional)</span>}
          </span>
        }
        // Without this one, a choice could not be taken back.
        options={isRequired ? options : [...options, { value: '', label: 'Prefiero no responder' }]}
        error={error}
      />
    )
  const { onChange, ...rest } = field
  const input = {
    ...rest,
    ...(onChange && { onChange: (event: { target: { value: string } }) => onChange(event.target.value) }),
  }
  return (
    <Field
      label={<span className="wrap-anywhere">{text}</span>}
      error={error}
      required={isRequired}
      optional={!isRequired}
    >
      {fieldOfKind(kind, input, options)}
    </Field>
  )
}

/** The form knows of a file by its name, so that it notices when one is missing. */
const taking =
  ({ onFile }: QuestionFiles, { onChange }: AnswerField) =>
  (name: string, file: File | null) => {
    onFile(name, file)
    onChange?.(file?.name ?? '')
  }

function fieldOfKind(
  kind: QuestionKind,
  input: Omit<AnswerField, 'onChange'> & { onChange?: (event: { target: { value: string } }) => void },
  options: { value: string; label: string }[] | null,
) {
  if (options) return <Select {...input} options={options} emptyLabel="Elige una opción" />
  if (kind === 'number') return <TextInput {...input} inputMode="decimal" autoComplete="off" />
  return <Textarea {...input} rows={2} counterMax={longestAnswer} />
}

function optionsOf({ kind, options }: AskedQuestion) {
  if (kind === 'yes_no') return Object.entries(yesNoLabels).map(([value, label]) => ({ value, label }))
  return kind === 'choice' ? options.map((option) => ({ value: option, label: option })) : null
}
