import RotateCw from 'lucide-react/icons/rotate-cw'
import type { WebhookPeriod } from '#contracts/admin/webhooks.contract.ts'
import { webhookPeriods } from '#contracts/admin/webhooks.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { deliveryEvents, deliveryStatuses } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { deliveryEventNames, deliveryStatusNames } from '#domain/webhooks/webhook.words.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { readWebhookView, webhooksHref, type WebhookView } from './admin-webhooks.address.ts'

const periodNames: Record<WebhookPeriod, string> = {
  day: 'Último día',
  week: 'Última semana',
  all: 'Siempre',
}

/** Company or message, state, event and time, for both views. */
export function WebhookFilters({ view, onRefresh }: { view: WebhookView; onRefresh: () => void }) {
  const { isRefreshing } = useRefresh()
  const { search = '', status = '', event = '', period = '' } = view
  const stay = view.vista ? { vista: view.vista } : {}
  const isFiltered = [search, status, event, period].some(Boolean)
  return (
    <FilterForm
      label="Filtrar los envíos"
      values={{ search, status, event, period }}
      hrefOf={(fields) => webhooksHref({ ...readWebhookView(fields), ...stay })}
      clearTo={isFiltered ? webhooksHref(stay) : null}
      isSecondary={view.id !== undefined}
      actions={
        <Button variant="quiet" size="sm" busy={isRefreshing} onClick={onRefresh} className="ml-auto">
          <RotateCw className="icon" />
          Actualizar
        </Button>
      }
    >
      <Field label="Buscar" className="grow basis-48">
        <TextInput
          type="search"
          name="search"
          size="sm"
          maxLength={longestSearch}
          placeholder="Empresa o id del mensaje"
          defaultValue={search}
        />
      </Field>
      <Field label="Estado" className="basis-32">
        <Select
          name="status"
          size="sm"
          defaultValue={status}
          emptyLabel="Todos"
          options={deliveryStatuses.map((value) => ({ value, label: deliveryStatusNames[value] }))}
        />
      </Field>
      <Field label="Evento" className="basis-44">
        <Select
          name="event"
          size="sm"
          defaultValue={event}
          emptyLabel="Todos"
          options={deliveryEvents.map((value) => ({ value, label: deliveryEventNames[value] }))}
        />
      </Field>
      <Field label="Desde" className="basis-32">
        <Select
          name="period"
          size="sm"
          defaultValue={period}
          options={webhookPeriods.toReversed().map((value) => ({ value, label: periodNames[value] }))}
        />
      </Field>
    </FilterForm>
  )
}
