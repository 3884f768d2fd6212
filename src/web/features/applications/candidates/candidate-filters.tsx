import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Select, type SelectOption } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { type CandidateFilter, statusOptions } from './board-columns.ts'

/** Minimum scores, by the documented bands. */
export const scoreBands = [
  { value: '80', label: 'Alta, 80 o más' },
  { value: '60', label: 'Media o más, desde 60' },
]

type CandidateFiltersProps = {
  filter: CandidateFilter
  onChange: (change: Partial<CandidateFilter>) => void
  /** The answers to filter by; none if the ad asked nothing. */
  answers: readonly SelectOption[]
  /** How many candidates pass the filter, of how many. */
  shown: number
  total: number
  /** How to use the view beside it. */
  hint?: ReactNode
  /** The switch between board and table; on a phone it stands with the filters. */
  view: ReactNode
}

/** Name or skill, status, match and answers in one row. On a phone one button opens all but the first. */
export function CandidateFilters({
  filter,
  onChange,
  answers,
  shown,
  total,
  hint,
  view,
}: CandidateFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const count = Number(filter.status !== '') + Number(filter.minScore > 0) + Number(filter.answer !== '')
  const selects = (
    <>
      <Select
        size="sm"
        aria-label="Estado"
        emptyLabel="Todos los estados"
        options={statusOptions}
        value={filter.status}
        onChange={(event) => onChange({ status: event.target.value })}
        className="sm:w-52"
      />
      <Select
        size="sm"
        aria-label="Compatibilidad"
        emptyLabel="Toda compatibilidad"
        options={scoreBands}
        value={filter.minScore === 0 ? '' : String(filter.minScore)}
        onChange={(event) => onChange({ minScore: Number(event.target.value) })}
        className="sm:w-52"
      />
      {answers.length > 0 && (
        <Select
          size="sm"
          aria-label="Respuestas"
          emptyLabel="Todas las respuestas"
          options={answers}
          value={answers.some(({ value }) => value === filter.answer) ? filter.answer : ''}
          onChange={(event) => onChange({ answer: event.target.value })}
          className="sm:w-52"
        />
      )}
    </>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:gap-y-3">
      <TextInput
        size="sm"
        type="search"
        aria-label="Buscar candidato"
        placeholder="Nombre o habilidad"
        icon={<Search className="icon" />}
        value={filter.text}
        onChange={(event) => onChange({ text: event.target.value })}
        className="max-md:flex-1 md:w-72"
      />
      <div className="contents max-md:hidden">{selects}</div>
      <Button variant="secondary" size="sm" className="md:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="icon" />
        {count > 0 ? `Filtros ${count}` : 'Filtros'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filtros"
        variant="sheet"
        footer={
          <Button onClick={() => setOpen(false)}>
            Ver {shown === 1 ? '1 candidato' : `${shown} candidatos`}
          </Button>
        }
      >
        <div className="grid gap-3">
          {selects}
          {view}
        </div>
      </Dialog>
      {hint && <p className="text-xs text-ink-3 max-lg:hidden">{hint}</p>}
      <p role="status" className="text-xs text-ink-3">
        {shown < total ? `${shown} de ${total} candidatos` : ''}
      </p>
    </div>
  )
}
