import Trash2 from 'lucide-react/icons/trash-2'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import type { Language } from '#contracts/professionals/profile-fields.ts'
import {
  type LanguageLevel,
  languageLevelLabels,
  languageLevels,
} from '#contracts/professionals/profile-vocabulary.ts'
import { mostLanguages } from '#contracts/professionals/profile-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { isAmong } from './names.ts'
import { useRemoval } from './use-removal.ts'
import { useSuggestedNames } from './suggested-names.resource.ts'

type LanguagesEditorProps = {
  languages: readonly Language[]
  onChange: (languages: Language[]) => void
  error?: string | undefined
}

const levels = languageLevels.map((value) => ({ value, label: languageLevelLabels[value] }))

/** Languages, each with its level. Removing can be undone. The caller holds the list. */
export function LanguagesEditor({ languages, onChange, error }: LanguagesEditorProps) {
  const [typed, setTyped] = useState('')
  const [remark, setRemark] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const names = languages.map(({ name }) => name)
  const suggested = useSuggestedNames(typed, 'language', names)
  const remove = useRemoval(languages, onChange)

  const add = (name: string) => {
    const clean = name.trim()
    const isKnown = isAmong(names, clean)
    setRemark(isKnown ? `“${clean}” ya está en tu lista.` : undefined)
    setTyped('')
    input.current?.focus()
    if (!isKnown && /\p{L}/u.test(clean) && languages.length < mostLanguages)
      onChange([...languages, { name: clean, level: null }])
  }

  return (
    <div className="grid gap-4">
      {languages.length > 0 && (
        <ul aria-label="Tus idiomas">
          {languages.map((language) => (
            <li
              key={language.name}
              className="grid grid-cols-[minmax(0,1fr)_9.5rem_auto] items-center gap-2 border-line py-2 not-first:border-t first:pt-0 last:pb-0"
            >
              <span className="font-strong wrap-anywhere">{language.name}</span>
              <Field label={`Nivel de ${language.name}`} hideLabel>
                <Select
                  size="sm"
                  options={levels}
                  emptyLabel="Sin indicar"
                  value={language.level ?? ''}
                  onChange={(event) => {
                    const level = (event.target.value || null) as LanguageLevel | null
                    onChange(languages.map((one) => (one === language ? { name: one.name, level } : one)))
                  }}
                />
              </Field>
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                aria-label={`Quitar ${language.name}`}
                onClick={() => {
                  remove(language, { title: 'Idioma quitado', name: language.name })
                  input.current?.focus({ preventScroll: true })
                }}
              >
                <Trash2 className="icon" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label="Agregar un idioma" error={error} hint={remark}>
          <Combobox
            ref={input}
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setRemark(undefined)
            }}
            options={suggested}
            onPick={add}
            listLabel="Idiomas sugeridos"
            placeholder="Inglés, quechua…"
            maxLength={mostLetters.language}
          />
        </Field>
        <Button
          variant="secondary"
          className="mt-[1.625rem]"
          onClick={() => (typed.trim() === '' ? input.current?.focus() : add(typed))}
        >
          <Plus className="icon" />
          <span className="max-sm:sr-only">Agregar</span>
        </Button>
      </div>
    </div>
  )
}
