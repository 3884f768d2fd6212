import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type ReviewPart, textOfPart } from '#domain/cv/review-parts.ts'
import type { ReviewValue } from '#domain/cv/review.ts'
import { languageLevelLabels, languageLevels } from '#contracts/professionals/profile-vocabulary.ts'
import { summaryLimits } from '#contracts/text-lengths.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { monthText } from './month-text.ts'
import { QuotedWords } from './quoted-words.tsx'
import { type Draft, draftFieldOf, draftOf, type DraftField, valueOf } from './review-draft.ts'
import { fieldNames, partNames, wordsOf } from './review.words.ts'
import { doubtsOf, type ReviewedItem } from './use-cv-review.ts'

type ReviewEditorProps = {
  item: ReviewedItem
  onSave: (value: ReviewValue) => void
  onClose: () => void
}

type LineOptions = { hint?: string; optional?: boolean }

/** Corrects one item in place, with all of its saved values. Under a doubtful one stands the text of the CV. */
export function ReviewEditor({ item, onSave, onClose }: ReviewEditorProps) {
  const { value } = item
  const [draft, setDraft] = useState<Draft>(() => draftOf(value))
  const [errors, setErrors] = useState<Partial<Record<DraftField, string>>>({})
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
  const doubts = new Map(doubtsOf(item).map((part) => [draftFieldOf(value.kind, part.name), part]))
  const hintOf = (name: DraftField, hint?: string): ReactNode => {
    const part = doubts.get(name)
    return part ? <DoubtHint part={part} item={item} hint={hint} /> : hint
  }
  const line = (name: DraftField, label: string, { hint, optional = false }: LineOptions = {}): ReactNode => (
    <Field label={label} error={errors[name]} hint={hintOf(name, hint)} optional={optional}>
      <TextInput {...text(name)} />
    </Field>
  )
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key pressed in any of its fields
    <form
      ref={form}
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        // Escape closes the editor, not the dialog around it with its decisions.
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      aria-label={`Corregir ${wordsOf(item.read).title}`}
      className="mt-3 grid gap-4 rounded-md bg-sunken p-4"
    >
      {value.kind === 'field' &&
        (value.field === 'summary' ? (
          <Field label={fieldNames.summary} error={errors.what} hint={hintOf('what')}>
            <Textarea {...text('what')} rows={6} counterMax={summaryLimits.max} />
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
            {line('what', value.kind === 'experience' ? partNames.position : partNames.degree)}
            {line('where', value.kind === 'experience' ? partNames.company : partNames.institution)}
            <div className="sm:col-span-2">
              {line('beside', value.kind === 'experience' ? partNames.location : partNames.field, {
                optional: true,
              })}
            </div>
            {line('start', partNames.startDate, { hint: 'Mes y año, o solo el año: 03/2021' })}
            {!draft.current && line('end', partNames.endDate, { hint: `Como ${monthText('2023-07')}` })}
          </div>
          <Checkbox
            label={value.kind === 'experience' ? 'Trabajo aquí actualmente' : 'Estudio aquí actualmente'}
            checked={draft.current}
            onChange={(event) => setDraft({ ...draft, current: event.target.checked })}
          />
          {value.kind === 'experience' && (
            <Field label={partNames.description} optional error={errors.more} hint={hintOf('more')}>
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

/** That a value may be wrong, with the text where it was read. */
function DoubtHint({ part, item, hint }: { part: ReviewPart; item: ReviewedItem; hint: string | undefined }) {
  const { name, from } = part
  const isText = name === 'summary' || name === 'description'
  return (
    <>
      <p className="font-strong text-warn-ink">Revísalo: no estamos seguros de haberlo leído bien.</p>
      {!isText &&
        from.map(({ page, text }) => (
          <QuotedWords key={page} text={text} value={textOfPart(item.read, name) ?? ''} />
        ))}
      {hint}
    </>
  )
}
