import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { asks } from '#contracts/field-messages.ts'
import { longestSearch } from '#contracts/figures.ts'
import { payerTypes, paymentStatuses } from '#contracts/plans/plans-vocabulary.ts'
import { payerTypeNames, paymentStatusNames } from '#domain/plans/payment.words.ts'
import { saveFile } from '#web/features/accounts/settings/save-file.ts'
import { withQuery } from '#web/features/admin/list.address.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useFollowedFields } from '#web/lib/use-followed-fields.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { type BillingSearch, readBillingSearch } from './billing.address.ts'

const PATH = '/admin/billing'

/** Search, kind of payer, status and days; without scripts a GET form. */
export function PaymentFilters({ query }: { query: BillingSearch }) {
  const navigate = useNavigate()
  const { refresh, isRefreshing } = useRefresh()
  const [problem, setProblem] = useState<string>()
  const { before: _, ...filters } = query
  const fields = useFollowedFields({
    search: query.search ?? '',
    userType: query.userType ?? '',
    status: query.status ?? '',
    dateFrom: query.dateFrom ?? '',
    dateTo: query.dateTo ?? '',
  })
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
    <Form
      ref={fields}
      role="search"
      aria-label="Buscar pagos"
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const [dateFrom, dateTo] = [form.get('dateFrom'), form.get('dateTo')]
        if (dateFrom && dateTo && dateFrom > dateTo) return setProblem(asks.laterDate)
        setProblem(undefined)
        const address = new URLSearchParams([...form].map(([name, value]) => [name, value as string]))
        void navigate(withQuery(PATH, readBillingSearch(address)))
      }}
    >
      <Field label="Buscar" className="grow basis-56">
        <TextInput
          type="search"
          name="search"
          size="sm"
          maxLength={longestSearch}
          placeholder="Transacción, nombre o correo"
          defaultValue={query.search ?? ''}
        />
      </Field>
      <Field label="Tipo de usuario" className="basis-36">
        <Select
          name="userType"
          size="sm"
          defaultValue={query.userType ?? ''}
          emptyLabel="Todos"
          options={payerTypes.map((value) => ({ value, label: payerTypeNames[value] }))}
        />
      </Field>
      <Field label="Estado" className="basis-36">
        <Select
          name="status"
          size="sm"
          defaultValue={query.status ?? ''}
          emptyLabel="Todos"
          options={paymentStatuses.map((value) => ({ value, label: paymentStatusNames[value] }))}
        />
      </Field>
      <Field label="Desde" className="basis-36">
        <TextInput type="date" name="dateFrom" size="sm" defaultValue={query.dateFrom ?? ''} />
      </Field>
      <Field label="Hasta" className="basis-36" error={problem}>
        <TextInput type="date" name="dateTo" size="sm" defaultValue={query.dateTo ?? ''} />
      </Field>
      <div className="flex grow flex-wrap gap-2">
        <Button type="submit" size="sm">
          Filtrar
        </Button>
        {Object.keys(query).length > 0 && (
          <LinkButton to={PATH} variant="quiet" size="sm">
            Limpiar filtros
          </LinkButton>
        )}
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
      </div>
    </Form>
  )
}
