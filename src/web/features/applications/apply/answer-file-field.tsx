import { inMegabytes } from '#contracts/megabytes.ts'
import {
  answerFileExtensions,
  answerFileTooLarge,
  answerFileWrongType,
} from '#contracts/applications/answer-files.ts'
import { answerFileMaxBytes } from '#contracts/jobs/question-figures.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { FileLimits } from '#web/ui/form/file-check.ts'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { ApplyFiles } from './apply-files.ts'

const megabytes = inMegabytes(answerFileMaxBytes)
const limits: FileLimits = {
  extensions: answerFileExtensions,
  types: ['image/jpeg', 'image/png'],
  maxMegabytes: megabytes,
  wrongType: answerFileWrongType,
  tooLarge: answerFileTooLarge(megabytes),
}

/** The files that a form has for its questions. */
export type QuestionFiles = {
  files: ApplyFiles
  onFile: (name: string, file: File | null) => void
  /** While they are sent, from 0 to 1. */
  progress?: number | undefined
  onCancel?: () => void
}

type AnswerFileFieldProps = {
  name: string
  text: string
  isRequired: boolean
  error: string | undefined
  /** Omitted: the browser posts the form itself, so its own field holds the file. */
  chosen?: QuestionFiles | undefined
}

/** The field of a question that asks for a file. */
export function AnswerFileField({ name, text, isRequired, error, chosen }: AnswerFileFieldProps) {
  if (!chosen)
    return (
      <Field
        label={<span className="wrap-anywhere">{text}</span>}
        required={isRequired}
        optional={!isRequired}
        hint={`PDF, JPG, PNG o DOCX de hasta ${megabytes} MB`}
        error={error}
      >
        <TextInput type="file" name={name} accept={answerFileExtensions.join(',')} className="py-2" />
      </Field>
    )
  const { files, onFile, progress, onCancel } = chosen
  const file = files[name]
  return (
    <FileDrop
      {...limits}
      label={isRequired ? text : `${text} (opcional)`}
      name={name}
      error={error}
      file={file ? { name: file.name, size: file.size, ...(progress !== undefined && { progress }) } : null}
      onFile={(taken) => onFile(name, taken)}
      onRemove={() => onFile(name, null)}
      {...(onCancel && { onCancel })}
    />
  )
}
