import { type RequestStatus, requestStatuses } from '#contracts/support/requests-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { readRequestSearch, requestsHref, type RequestSearch } from './requests.address.ts'

const statusNames: Record<RequestStatus, string> = {
  open: 'Por responder',
  answered: 'Respondidas',
  all: 'Todas',
}

/** Search and status of a desk. */
export function RequestFilters({ query }: { query: RequestSearch }) {
  const { desk, q = '' } = query
  const status = query.status ?? 'open'
  return (
    <FilterForm
      label="Buscar solicitudes"
      values={{ q, status }}
      hrefOf={(fields) => requestsHref(readRequestSearch(fields))}
      clearTo={q || status !== 'open' ? requestsHref({ desk }) : null}
      isSecondary
    >
      <input type="hidden" name="desk" value={desk} />
      <Field label="Buscar" className="grow basis-56 sm:max-w-80">
        <TextInput
          type="search"
          name="q"
          size="sm"
          maxLength={longestSearch}
          placeholder="Nombre, correo o código"
          defaultValue={q}
        />
      </Field>
      <Field label="Estado" className="basis-40">
        <Select
          name="status"
          size="sm"
          defaultValue={status}
          options={requestStatuses.map((value) => ({ value, label: statusNames[value] }))}
        />
      </Field>
    </FilterForm>
  )
}
