import RotateCw from 'lucide-react/icons/rotate-cw'
import { userType } from '#contracts/accounts/accounts.contract.ts'
import { listedPlans, userStates } from '#contracts/admin/users-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { payerTypeNames } from '#domain/plans/payment.words.ts'
import { listedPlanNames } from '#domain/plans/plan.words.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { readUsersSearch, usersHref, type UsersSearch } from './users.address.ts'
import { userStateNames } from './users.words.ts'

/** Search, kind, plan, state and days of registration. The order and a missing RUC stay as they are. */
export function UserFilters({ query }: { query: UsersSearch }) {
  const { refresh, isRefreshing } = useRefresh()
  const { before: _, ...filters } = query
  const { q = '', userType: kind = '', plan = '', state = '', dateFrom = '', dateTo = '' } = query
  const { sort, ruc } = query
  return (
    <FilterForm
      label="Buscar usuarios"
      values={{ q, userType: kind, plan, state, dateFrom, dateTo }}
      hrefOf={(fields) => usersHref(readUsersSearch(fields))}
      clearTo={Object.keys(filters).length > 0 ? usersHref({}) : null}
      actions={
        <Button
          variant="quiet"
          size="sm"
          busy={isRefreshing}
          onClick={() => void refresh()}
          className="ml-auto"
        >
          <RotateCw className="icon" />
          Actualizar
        </Button>
      }
    >
      {sort && <input type="hidden" name="sort" value={sort} />}
      {ruc && <input type="hidden" name="ruc" value={ruc} />}
      <Field label="Buscar" className="grow basis-56">
        <TextInput
          type="search"
          name="q"
          size="sm"
          maxLength={longestSearch}
          placeholder="Nombre, correo, RUC o id"
          defaultValue={q}
        />
      </Field>
      <Field label="Tipo" className="basis-32 max-sm:grow">
        <Select
          name="userType"
          size="sm"
          defaultValue={kind}
          emptyLabel="Todos"
          options={userType.options.map((value) => ({ value, label: payerTypeNames[value] }))}
        />
      </Field>
      <Field label="Plan" className="basis-32 max-sm:grow">
        <Select
          name="plan"
          size="sm"
          defaultValue={plan}
          emptyLabel="Todos"
          options={listedPlans.map((value) => ({ value, label: listedPlanNames[value] }))}
        />
      </Field>
      <Field label="Estado" className="basis-36 max-sm:grow">
        <Select
          name="state"
          size="sm"
          defaultValue={state}
          emptyLabel="Todos"
          options={userStates.map((value) => ({ value, label: userStateNames[value] }))}
        />
      </Field>
    </FilterForm>
  )
}
