import { type DisputeState, disputeStates } from '#contracts/admin/disputes.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { type DisputeSearch, disputesHref, readDisputeSearch } from './disputes.address.ts'

const stateNames: Record<DisputeState, string> = {
  desk: 'Esperan una decisión',
  talking: 'Conversan entre ellos',
  ended: 'Terminados',
  all: 'Todos',
}

/** Where they stand, and a name or the number of an order. */
export function DisputeFilters({ query }: { query: DisputeSearch }) {
  const { state = 'desk', q = '' } = query
  return (
    <FilterForm
      label="Buscar problemas con pedidos"
      values={{ state, q }}
      hrefOf={(fields) => disputesHref(readDisputeSearch(fields))}
      clearTo={Object.keys(query).length > 0 ? disputesHref({}) : null}
      isSecondary
    >
      <Field label="Estado" className="grow basis-48 sm:max-w-60">
        <Select
          name="state"
          size="sm"
          defaultValue={state}
          options={disputeStates.map((value) => ({ value, label: stateNames[value] }))}
        />
      </Field>
      <Field label="Nombre, servicio o número de pedido" className="grow basis-56 sm:max-w-80">
        <TextInput name="q" size="sm" defaultValue={q} maxLength={longestSearch} />
      </Field>
    </FilterForm>
  )
}
