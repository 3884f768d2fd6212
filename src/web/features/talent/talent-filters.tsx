import { type TalentFilterName, talentFilterNames, talentFilterOf } from '#contracts/talent/talent-filters.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useTalentCounts } from './talent-team.resource.ts'
import type { TalentUrl } from './use-talent-address.ts'

const number = new Intl.NumberFormat('es-PE', { useGrouping: true })

const hints: Partial<Record<TalentFilterName, string>> = {
  habilidad: 'Varias, separadas por comas',
  lugar: 'Distrito, provincia o región',
  sueldo: 'Quien no lo dice, se queda',
}

/** All filters but the words, which have their own field. */
export function TalentFilters({ url }: { url: TalentUrl }) {
  const { data: counts = [] } = useTalentCounts(url.written)
  const countOf = (name: TalentFilterName, value: string) => {
    const found = counts.find((one) => one.name === name && one.value === value)
    return found && `${number.format(found.total)}${found.isMore ? '+' : ''}`
  }
  return (
    <div className="grid gap-4">
      {talentFilterNames
        .filter((name) => name !== 'q')
        .map((name) => (
          <Control key={name} name={name} url={url} countOf={(value) => countOf(name, value)} />
        ))}
    </div>
  )
}

type ControlProps = {
  name: TalentFilterName
  url: TalentUrl
  /** Undefined until they are counted. */
  countOf: (value: string) => string | undefined
}

function Control({ name, url, countOf }: ControlProps) {
  const { kind, title, values, label } = talentFilterOf(name)
  const chosen = url.valuesOf(name)
  const value = chosen[0] ?? ''
  const counted = (one: string) => {
    const count = countOf(one)
    return count === undefined ? {} : { count }
  }
  const change = (next: string) => url.set(name, next === '' ? [] : [next])
  if (kind === 'flag')
    return (
      <Checkbox
        label={title}
        checked={value !== ''}
        {...counted('true')}
        onChange={({ target }) => change(target.checked ? 'true' : '')}
      />
    )
  if (kind === 'many')
    return (
      <fieldset>
        <legend className="mb-2 text-sm font-strong">{title}</legend>
        <div className="grid gap-2">
          {values.map((one) => (
            <Checkbox
              key={one}
              label={label(one)}
              checked={chosen.includes(one)}
              {...counted(one)}
              onChange={({ target }) =>
                url.set(name, target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
          ))}
        </div>
      </fieldset>
    )
  if (kind === 'text')
    return (
      <Field label={title} hint={hints[name]}>
        <TextInput
          key={value}
          size="sm"
          defaultValue={value}
          onBlur={({ target }) => {
            if (target.value.trim() !== value) change(target.value.trim())
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') change(event.currentTarget.value.trim())
          }}
        />
      </Field>
    )
  const listed = values.includes(value) || value === '' ? values : [...values, value]
  return (
    <Field label={title} hint={hints[name]}>
      <Select
        size="sm"
        emptyLabel="Todos"
        options={listed.map((one) => ({
          value: one,
          label: [label(one), countOf(one)].filter(Boolean).join(' · '),
        }))}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  )
}
