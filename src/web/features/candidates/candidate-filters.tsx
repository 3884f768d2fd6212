import type { ReactNode } from 'react'
import Search from 'lucide-react/icons/search'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type CandidateFilter, statusOptions } from './board-columns.ts'

const bands = [
  { value: '80', label: 'Alta, 80 o más' },
  { value: '60', label: 'Media o más, desde 60' },
]

type CandidateFiltersProps = {
  filter: CandidateFilter
  onChange: (change: Partial<CandidateFilter>) => void
  /** How many are left of how many. */
  shown: number
  total: number
  /** How the view beside is used. */
  hint?: ReactNode
}

/** Name or skill, status, and compatibility. */
export function CandidateFilters({ filter, onChange, shown, total, hint }: CandidateFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TextInput
        size="sm"
        type="search"
        aria-label="Buscar candidato"
        placeholder="Nombre o habilidad"
        icon={<Search className="icon" />}
        value={filter.text}
        onChange={(event) => onChange({ text: event.target.value })}
        className="w-full sm:w-72"
      />
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
        options={bands}
        value={filter.minScore === 0 ? '' : String(filter.minScore)}
        onChange={(event) => onChange({ minScore: Number(event.target.value) })}
        className="sm:w-52"
      />
      {hint && <p className="text-xs text-ink-3 max-lg:hidden">{hint}</p>}
      <p role="status" className="text-xs text-ink-3">
        {shown < total ? `${shown} de ${total} candidatos` : ''}
      </p>
    </div>
  )
}
