import Search from 'lucide-react/icons/search'
import { Form, useSubmit } from 'react-router'
import { Select, type SelectOption } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { statusOptions } from './board-columns.ts'

const orders = [
  { value: 'waiting', label: 'Los que más esperan' },
  { value: 'score', label: 'Mejor match' },
  { value: 'name', label: 'Por apellido' },
]

/** Words, job, stage and order of the list of all candidates: a plain form, whose fields are its address. */
export function AllCandidatesFilters({
  search,
  jobs,
}: {
  search: URLSearchParams
  jobs: readonly SelectOption[]
}) {
  const submit = useSubmit()
  return (
    <Form
      role="search"
      // Another address by a link or the back button shows what it says.
      key={search.toString()}
      className="my-4 flex flex-wrap items-center gap-3"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { replace: true, preventScrollReset: true })
      }}
    >
      <TextInput
        size="sm"
        type="search"
        name="q"
        aria-label="Buscar candidato"
        placeholder="Nombre o habilidad"
        icon={<Search className="icon" />}
        defaultValue={search.get('q') ?? ''}
        className="w-full sm:w-72"
      />
      <Select
        size="sm"
        name="empleo"
        aria-label="Empleo"
        emptyLabel="Todos los empleos"
        options={jobs}
        defaultValue={search.get('empleo') ?? ''}
        className="sm:w-56"
      />
      <Select
        size="sm"
        name="estado"
        aria-label="Etapa"
        emptyLabel="Todas las etapas"
        options={statusOptions}
        defaultValue={search.get('estado') ?? ''}
        className="sm:w-48"
      />
      <Select
        size="sm"
        name="orden"
        aria-label="Orden"
        emptyLabel="Los más recientes"
        options={orders}
        defaultValue={search.get('orden') ?? ''}
        className="sm:w-52"
      />
    </Form>
  )
}
