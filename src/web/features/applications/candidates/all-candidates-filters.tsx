import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { companyCandidatesContract } from '#contracts/applications/company-candidates.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { applicationStatuses, statusLabel } from '#contracts/applications/application-status-vocabulary.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useAskedSearch } from '#web/lib/use-asked-search.ts'
import { allCandidatesHref } from './all-candidates.address.ts'
import { scoreBands } from './candidate-filters.tsx'

const orders = [
  { value: 'score', label: 'Mejor match' },
  { value: 'waiting', label: 'Los que más esperan' },
  { value: 'name', label: 'Por apellido' },
]
/** In milliseconds: the search starts after this pause in typing. */
const typingRests = 300

type AllCandidatesFiltersProps = {
  found: Pick<ReplyOf<typeof companyCandidatesContract.list>, 'jobs' | 'stages' | 'total'>
}

/** Search, job, stage, minimum match and order; the address holds all of them. On a phone one button opens the filters. */
export function AllCandidatesFilters({ found }: AllCandidatesFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const { search, go } = useAskedSearch()
  const set = (change: Record<string, string>) => go(allCandidatesHref(search, change))
  const chosen = ['empleo', 'estado', 'match', 'orden'].filter((name) => search.get(name)).length
  const of = (
    name: string,
    label: string,
    emptyLabel: string,
    options: { value: string; label: string }[],
  ) => (
    <Select
      size="sm"
      aria-label={label}
      emptyLabel={emptyLabel}
      options={options}
      value={options.some(({ value }) => value === search.get(name)) ? (search.get(name) ?? '') : ''}
      onChange={(event) => set({ [name]: event.target.value })}
      className="md:w-auto md:max-w-48"
    />
  )
  const selects = (
    <>
      {of(
        'empleo',
        'Empleo',
        'Todos los empleos',
        found.jobs.map(({ id, title, count }) => ({ value: String(id), label: `${title} (${count})` })),
      )}
      {of(
        'estado',
        'Etapa',
        'Todas las etapas',
        applicationStatuses.map((status) => ({
          value: status,
          label: `${statusLabel(status)} (${found.stages[status] ?? 0})`,
        })),
      )}
      {of('match', 'Compatibilidad', 'Toda compatibilidad', scoreBands)}
      {of('orden', 'Orden', 'Los más recientes', orders)}
    </>
  )
  return (
    <search className="my-4 flex flex-wrap items-center gap-2 md:gap-3">
      <Words search={search} set={set} />
      <div className="contents max-md:hidden">{selects}</div>
      <Button variant="secondary" size="sm" className="md:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="icon" />
        {chosen > 0 ? `Filtros ${chosen}` : 'Filtros'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filtros"
        variant="sheet"
        footer={
          <Button onClick={() => setOpen(false)}>
            Ver {found.total === 1 ? '1 candidato' : `${found.total} candidatos`}
          </Button>
        }
      >
        <div className="grid gap-3">{selects}</div>
      </Dialog>
      {search.get('revision') === '1' && (
        <Link
          to={allCandidatesHref(search, { revision: '' })}
          className="chip bg-ink px-3 text-bg"
          aria-label="Quitar el filtro: piden revisión"
        >
          Piden revisión
          <X className="icon" />
        </Link>
      )}
    </search>
  )
}

type WordsProps = { search: URLSearchParams; set: (change: Record<string, string>) => void }

function Words({ search, set }: WordsProps) {
  const inAddress = search.get('q') ?? ''
  const [text, setText] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  // A link or the back button changed the address, so the field follows it.
  if (known !== inAddress) {
    setKnown(inAddress)
    setText(inAddress)
  }
  useEffect(() => {
    if (text.trim() === inAddress) return undefined
    const timer = setTimeout(() => set({ q: text.trim() }), typingRests)
    return () => clearTimeout(timer)
  })
  return (
    <TextInput
      size="sm"
      type="search"
      aria-label="Buscar candidato"
      placeholder="Nombre o habilidad"
      icon={<Search className="icon" />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="max-md:flex-1 md:w-56"
    />
  )
}
