import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type ReviewValue } from '#domain/cv/review.ts'
import { languageLevelLabels, languageLevels } from '#contracts/profile-vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { monthText } from './month-text.ts'
import { type Draft, draftOf, type DraftField, valueOf } from './review-draft.ts'
import { fieldNames } from './review-words.ts'

type ReviewEditorProps = {
  value: ReviewValue
  onSave: (value: ReviewValue) => void
  onClose: () => void
}

/** Corrects one thing that was read, in place. */
export function ReviewEditor({ value, onSave, onClose }: ReviewEditorProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(value))
  const [errors, setErrors] = useState<Partial<Record<DraftField, string>>>({})
  const formId = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const checked = valueOf(value, draft)
    if ('errors' in checked) setErrors(checked.errors)
    else onSave(checked.value)
  }
  const text = (name: DraftField) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
    autoComplete: 'off',
  })
  const line = (name: DraftField, label: string, hint?: string): ReactNode => (
    <Field label={label} error={errors[name]} hint={hint}>
      <TextInput {...text(name)} />
    </Field>
  )
  return (
    <form id={formId} noValidate onSubmit={save} className="mt-3 grid gap-4 rounded-md bg-sunken p-4">
      {value.kind === 'field' &&
        (value.field === 'summary' ? (
          <Field label={fieldNames.summary} error={errors.what}>
            <Textarea {...text('what')} rows={6} counterMax={2000} />
          </Field>
        ) : (
          line('what', fieldNames[value.field])
        ))}
      {value.kind === 'skill' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {line('what', 'Nombre')}
          {value.skill.kind === 'language' && (
            <Field label="Nivel">
              <Select
                value={draft.level}
                onChange={(event) => setDraft({ ...draft, level: event.target.value })}
                emptyLabel="Sin nivel"
                options={languageLevels.map((level) => ({ value: level, label: languageLevelLabels[level] }))}
              />
            </Field>
          )}
        </div>
      )}
      {(value.kind === 'experience' || value.kind === 'education') && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {line('what', value.kind === 'experience' ? 'Cargo' : 'Título o grado')}
            {line('where', value.kind === 'experience' ? 'Empresa' : 'Institución')}
            {line('start', 'Inicio', 'Mes y año, o solo el año: 03/2021')}
            {!draft.current && line('end', 'Fin', `Como ${monthText('2023-07')}`)}
          </div>
          <Checkbox
            label={value.kind === 'experience' ? 'Trabajo aquí actualmente' : 'Estudio aquí actualmente'}
            checked={draft.current}
            onChange={(event) => setDraft({ ...draft, current: event.target.checked })}
          />
          {value.kind === 'experience' && (
            <Field label="Descripción" optional error={errors.more}>
              <Textarea {...text('more')} rows={4} />
            </Field>
          )}
        </>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" size="sm">
          Listo
        </Button>
      </div>
    </form>
  )
}
