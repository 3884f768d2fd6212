import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { longestSearch } from '#contracts/search-figures.ts'
import { payerTypes, paymentStatuses } from '#contracts/plans/plans-vocabulary.ts'
import { payerTypeNames, paymentStatusNames } from '#domain/plans/payment.words.ts'
import { saveFile } from '#web/features/accounts/settings/save-file.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { withQuery } from '#web/features/admin/list.address.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { type BillingSearch, readBillingSearch } from './billing.address.ts'

const PATH = '/admin/billing'

/** Search, kind of payer, status and days. */
export function PaymentFilters({ query }: { query: BillingSearch }) {
  const { refresh, isRefreshing } = useRefresh()
  const { before: _, ...filters } = query
  const { search = '', userType = '', status = '', dateFrom = '', dateTo = '' } = query
  const save = useAction(
    async () => {
      const response = await fetch(withQuery('/api/admin/payments/export', filters))
      if (!response.ok) throw new Error(String(response.status))
      const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      saveFile(await response.blob(), name ?? 'payments.csv')
    },
    {
      onError: () => showToast({ title: 'Error al exportar los datos de pagos.', tone: 'destructive' }),
    },
  )
  return (
    <FilterForm
      label="Buscar pagos"
      values={{ search, userType, status, dateFrom, dateTo }}
      hrefOf={(fields) => withQuery(PATH, readBillingSearch(fields))}
      clearTo={Object.keys(query).length > 0 ? PATH : null}
      actions={
        <>
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
          <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => void save.run()}>
            <Download className="icon" />
            Exportar CSV
          </Button>
        </>
      }
    >
      <Field label="Buscar" className="grow basis-56">
        <TextInput
          type="search"
          name="search"
          size="sm"
          maxLength={longestSearch}
          placeholder="Transacción, nombre o correo"
          defaultValue={search}
        />
      </Field>
      <Field label="Tipo de usuario" className="basis-36">
        <Select
          name="userType"
          size="sm"
          defaultValue={userType}
          emptyLabel="Todos"
          options={payerTypes.map((value) => ({ value, label: payerTypeNames[value] }))}
        />
      </Field>
      <Field label="Estado" className="basis-36">
        <Select
          name="status"
          size="sm"
          defaultValue={status}
          emptyLabel="Todos"
          options={paymentStatuses.map((value) => ({ value, label: paymentStatusNames[value] }))}
        />
      </Field>
    </FilterForm>
  )
}
