import { Form, useNavigation } from 'react-router'
import { longestSearch } from '#contracts/search-figures.ts'
import { experienceLevels } from '#contracts/vocabulary.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

const levels = experienceLevels.map((value) => ({
  value,
  label: value === '5+' ? '5 años o más' : `De ${value.replace('-', ' a ')} años`,
}))

export type PayFormProps = { q: string; place: string; level: string }

const payPath = '/agente/sueldos'

/** Trade, place and level, as an address: it works without scripts. */
export function PayForm({ q, place, level }: PayFormProps) {
  const isLoading = useNavigation().location?.pathname === payPath
  return (
    <Form
      action={payPath}
      role="search"
      aria-label="De qué sueldo"
      className="mt-6 grid max-w-[60rem] items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,2fr)_auto]"
    >
      <Field label="Oficio o cargo">
        <TextInput
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Contador, cajera, soldador"
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      <Field label="Lugar" optional>
        <TextInput
          name="location"
          defaultValue={place}
          placeholder="Ciudad, región o distrito"
          maxLength={longestSearch}
          autoComplete="off"
        />
      </Field>
      <Field label="Experiencia" optional>
        <Select name="experience" defaultValue={level} emptyLabel="Cualquiera" options={levels} />
      </Field>
      <Button type="submit" busy={isLoading} className="max-lg:justify-self-start">
        Ver sueldos
      </Button>
    </Form>
  )
}
