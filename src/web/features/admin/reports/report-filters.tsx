import Download from 'lucide-react/icons/download'
import { anyReportReasons, reportKinds, reportStatuses } from '#contracts/support/outcomes-vocabulary.ts'
import { reportKindNames, reportStatusPlurals } from '#domain/support/report-outcome.words.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { readReportSearch, reportsExportHref, type ReportSearch, reportsHref } from './reports.address.ts'

/** Status, kind of thing and reason. */
export function ReportFilters({ query }: { query: ReportSearch }) {
  const { status = 'open', kind = '', reason = '' } = query
  return (
    <FilterForm
      label="Buscar reportes"
      values={{ status, kind, reason }}
      hrefOf={(fields) => reportsHref(readReportSearch(fields))}
      clearTo={Object.keys(query).length > 0 ? reportsHref({}) : null}
      isSecondary
      actions={
        <a
          href={reportsExportHref(query)}
          download
          className={buttonClass({ variant: 'quiet', size: 'sm' }, 'ml-auto')}
        >
          <Download className="icon" />
          Exportar CSV
        </a>
      }
    >
      <Field label="Estado" className="grow basis-36 sm:max-w-48">
        <Select
          name="status"
          size="sm"
          defaultValue={status}
          options={[
            ...reportStatuses.map((value) => ({ value, label: reportStatusPlurals[value] })),
            { value: 'all', label: 'Todos' },
          ]}
        />
      </Field>
      <Field label="Qué se reporta" className="grow basis-36 sm:max-w-48">
        <Select
          name="kind"
          size="sm"
          defaultValue={kind}
          emptyLabel="Todo"
          options={reportKinds.map((value) => ({ value, label: reportKindNames[value] }))}
        />
      </Field>
      <Field label="Motivo" className="grow basis-56 sm:max-w-72">
        <Select
          name="reason"
          size="sm"
          defaultValue={reason}
          emptyLabel="Todos"
          options={Object.entries(anyReportReasons).map(([value, label]) => ({ value, label }))}
        />
      </Field>
    </FilterForm>
  )
}
