import Search from 'lucide-react/icons/search'
import { Form, useSubmit } from 'react-router'
import { useFollowedFields } from '#web/lib/use-followed-fields.ts'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { JobListQuery } from './job-list.address.ts'

const states = [
  { value: 'activos', label: 'Activos' },
  { value: 'programados', label: 'Programados' },
  { value: 'en-espera', label: 'En espera' },
  { value: 'retirados', label: 'Retirados por Qhatu' },
  { value: 'archivados', label: 'Archivados' },
  { value: 'terminados', label: 'Terminados' },
]
const orders = [
  { value: 'terminan', label: 'Los que terminan antes' },
  { value: 'candidatos', label: 'Con más candidatos' },
  { value: 'nombre', label: 'Por nombre' },
]

/** Words, state and order of the list of jobs: a plain GET form whose fields are in the address. */
export function JobListFilters({
  query,
  shown,
  total,
}: {
  query: JobListQuery
  shown: number
  total: number
}) {
  const submit = useSubmit()
  const order = query.order === 'recientes' ? '' : query.order
  const form = useFollowedFields({ q: query.text, estado: query.state, orden: order })
  return (
    <Form
      ref={form}
      role="search"
      className="mb-4 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap sm:gap-3"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { replace: true, preventScrollReset: true })
      }}
    >
      <TextInput
        size="sm"
        type="search"
        name="q"
        aria-label="Buscar empleo"
        placeholder="Título, lugar o referencia"
        icon={<Search className="icon" />}
        defaultValue={query.text}
        className="max-sm:col-span-2 sm:w-72"
      />
      <Select
        size="sm"
        name="estado"
        aria-label="Estado"
        emptyLabel="Todos los estados"
        options={states}
        defaultValue={query.state}
        className="sm:w-48"
      />
      <Select
        size="sm"
        name="orden"
        aria-label="Orden"
        emptyLabel="Los más recientes"
        options={orders}
        defaultValue={order}
        className="sm:w-56"
      />
      <p role="status" className="text-xs text-ink-3">
        {shown < total ? `${shown} de ${total} empleos` : ''}
      </p>
    </Form>
  )
}
