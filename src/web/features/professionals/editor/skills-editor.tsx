import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { splitNames } from '#contracts/professionals/profile-fields.ts'
import { mostSkills } from '#contracts/professionals/profile-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { isAmong, withNames } from './names.ts'
import { useRemoval } from './use-removal.ts'
import { nameWords } from './name.words.ts'
import { useSuggestedNames } from './suggested-names.resource.ts'

type SkillsEditorProps = {
  names: readonly string[]
  onChange: (names: string[]) => void
  /** The kind of names, skills by default. There are no suggestions for certifications. */
  kind?: 'skill' | 'certification'
  /** The form's error of this field. */
  error?: string | undefined
}

/** A list of short names: typed with suggestions, or pasted with commas. Removing can be undone. The caller holds the list. */
export function SkillsEditor({ names, onChange, kind = 'skill', error }: SkillsEditorProps) {
  const text = nameWords[kind]
  const [typed, setTyped] = useState('')
  const [remark, setRemark] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const suggested = useSuggestedNames(typed, kind === 'skill' ? 'skill' : null, names)
  const remove = useRemoval(names, onChange)

  const add = (added: string[]) => {
    const fitting = added.map((name) => name.trim()).filter((name) => /[\p{L}\d]/u.test(name))
    const next = withNames(names, fitting).slice(0, mostSkills)
    if (next.length > names.length) onChange(next)
    const one = fitting.length === 1 ? fitting[0] : undefined
    setRemark(
      one !== undefined && isAmong(names, one)
        ? `“${one}” ya está en tu lista.`
        : names.length + fitting.length > mostSkills
          ? `Puedes tener hasta ${mostSkills}.`
          : undefined,
    )
    setTyped('')
    input.current?.focus()
  }

  return (
    <div className="grid gap-3">
      {names.length > 0 && (
        <ul aria-label={text.list} className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li
              key={name}
              className="inline-flex min-h-8 max-w-full items-center rounded-sm bg-sunken pl-2.5 text-xs font-medium text-ink-2"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <button
                type="button"
                aria-label={`Quitar ${name}`}
                onClick={() => {
                  remove(name, { title: text.removed, name })
                  input.current?.focus({ preventScroll: true })
                }}
                className="grid size-8 flex-none place-items-center rounded-sm text-ink-3 transition-colors hover:bg-line hover:text-ink"
              >
                <X className="icon text-[0.75rem]" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label={text.label} error={error} hint={remark ?? text.hint}>
          <Combobox
            ref={input}
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setRemark(undefined)
            }}
            options={suggested}
            onPick={(name) => add([name])}
            onPaste={(event) => {
              const pasted = splitNames(event.clipboardData.getData('text'))
              if (pasted.length < 2) return
              event.preventDefault()
              add(pasted)
            }}
            listLabel={text.suggested}
            placeholder={text.placeholder}
            maxLength={text.maxLength}
          />
        </Field>
        <Button
          variant="secondary"
          className="mt-[1.625rem]"
          onClick={() => (typed.trim() === '' ? input.current?.focus() : add([typed]))}
        >
          <Plus className="icon" />
          <span className="max-sm:sr-only">Agregar</span>
        </Button>
      </div>
    </div>
  )
}
