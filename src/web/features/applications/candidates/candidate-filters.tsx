import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, type RefObject, useState } from 'react'
import {
  type CandidateFilterName,
  candidateFilterNames,
  candidateFilterOf,
} from '#contracts/applications/candidate-filters.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select, type SelectOption } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ActiveFilter } from '#web/ui/list/chip.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { type CandidateAddress, filterLabel } from './use-candidate-address.ts'

/** Minimum scores, by the documented bands. */
export const scoreBands = [
  { value: '80', label: 'Alta, 80 o más' },
  { value: '60', label: 'Media o más, desde 60' },
]

const isFlag = (name: CandidateFilterName) => candidateFilterOf(name).kind === 'flag'
/** All but the words, which have their own field; the boxes last. */
const controls = candidateFilterNames
  .filter((name) => name !== 'q')
  .toSorted((a, b) => Number(isFlag(a)) - Number(isFlag(b)))

type CandidateFiltersProps = {
  address: CandidateAddress
  /** The options of filters whose values are the company's own. */
  options: Partial<Record<CandidateFilterName, readonly SelectOption[]>>
  /** `etapa:7` → its name, for the chips. */
  names: ReadonlyMap<string, string>
  found: number
  all: number
  searchRef: RefObject<HTMLInputElement | null>
  hint?: ReactNode
}

/** The words, a button with all other filters, and those in use as chips. */
export function CandidateFilters({
  address,
  options,
  names,
  found,
  all,
  searchRef,
  hint,
}: CandidateFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const others = address.active.filter((name) => name !== 'q')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextInput
        ref={searchRef}
        size="sm"
        type="search"
        aria-label="Buscar candidato"
        placeholder="Nombre, habilidad o palabra del CV"
        icon={<Search className="icon" />}
        value={address.text}
        onChange={(event) => address.setText(event.target.value)}
        className="max-md:flex-1 md:w-72"
      />
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="icon" />
        {others.length > 0 ? `Filtros ${others.length}` : 'Filtros'}
      </Button>
      {others.map((name) => (
        <ActiveFilter key={name} onRemove={() => address.setFilter(name, '')}>
          {filterLabel(name, address.valueOf(name), names)}
        </ActiveFilter>
      ))}
      <p role="status" className="text-xs text-ink-3">
        {found < all ? `${found} de ${all} candidatos` : ''}
      </p>
      {hint && <p className="ml-auto text-xs text-ink-3 max-lg:hidden">{hint}</p>}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filtros"
        size="md"
        variant="sheet"
        footer={
          <Button onClick={() => setOpen(false)}>
            Ver {found === 1 ? '1 candidato' : `${found} candidatos`}
          </Button>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {controls.map((name) => (
            <Control key={name} name={name} address={address} options={options[name]} />
          ))}
        </div>
      </Dialog>
    </div>
  )
}

type ControlProps = {
  name: CandidateFilterName
  address: CandidateAddress
  options: readonly SelectOption[] | undefined
}

/** One filter of the table: a box, a list of its values, or a line. */
function Control({ name, address, options }: ControlProps) {
  const { kind, title, values, label } = candidateFilterOf(name)
  const value = address.valueOf(name)
  const change = (next: string) => address.setFilter(name, next)
  if (kind === 'flag')
    return (
      <Checkbox
        label={title}
        checked={value !== ''}
        onChange={({ target }) => change(target.checked ? 'true' : '')}
      />
    )
  const listed = options ?? values.map((one) => ({ value: one, label: label(one) }))
  if (kind !== 'text' || options) {
    if (listed.length === 0) return null
    return (
      <Field label={title}>
        <Select
          size="sm"
          emptyLabel="Todos"
          options={
            value === '' || listed.some((one) => one.value === value)
              ? listed
              : [...listed, { value, label: label(value) }]
          }
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
    )
  }
  return (
    <Field label={title}>
      <TextInput
        key={value}
        size="sm"
        defaultValue={value}
        onBlur={({ target }) => change(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') change(event.currentTarget.value.trim())
        }}
      />
    </Field>
  )
}
