import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { withQuery } from '#web/features/admin/list.address.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'

type StateFilterProps = {
  label: string
  path: string
  state: string
  options: readonly { value: string; label: string }[]
}

/** One choice: the state of what a list shows. */
export const StateFilter = ({ label, path, state, options }: StateFilterProps) => (
  <FilterForm
    label={label}
    values={{ state }}
    hrefOf={(fields) => {
      const chosen = options.find(({ value }) => value === fields.get('state'))
      return withQuery(path, chosen ? { state: chosen.value } : {})
    }}
    clearTo={state === '' ? null : path}
  >
    <Field label="Estado" className="basis-48">
      <Select name="state" size="sm" defaultValue={state} emptyLabel="Todos" options={options} />
    </Field>
  </FilterForm>
)
