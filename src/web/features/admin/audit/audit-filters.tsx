import Download from 'lucide-react/icons/download'
import { auditCodes, auditSubjects } from '#contracts/admin/admin-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { auditCodeNames, auditSubjectNames } from '#domain/admin/audit.words.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { auditExportHref, auditHref, type AuditSearch, readAuditSearch } from './audit.address.ts'

/** Act, thing and days. */
export function AuditFilters({ query }: { query: AuditSearch }) {
  const { code = '', subject = '', subjectId = '', dateFrom = '', dateTo = '' } = query
  return (
    <FilterForm
      label="Buscar en la auditoría"
      values={{ code, subject, subjectId, dateFrom, dateTo }}
      hrefOf={(fields) => auditHref(readAuditSearch(fields))}
      clearTo={Object.keys(query).length > 0 ? auditHref({}) : null}
      actions={
        <a
          href={auditExportHref(query)}
          download
          className={buttonClass({ variant: 'secondary', size: 'sm' }, 'ml-auto')}
        >
          <Download className="icon" />
          Exportar CSV
        </a>
      }
    >
      {query.adminId !== undefined && <input type="hidden" name="adminId" value={query.adminId} />}
      <Field label="Qué hizo" className="grow basis-48">
        <Select
          name="code"
          size="sm"
          defaultValue={code}
          emptyLabel="Todo"
          options={auditCodes.map((value) => ({ value, label: auditCodeNames[value] }))}
        />
      </Field>
      <Field label="Sobre" className="basis-36">
        <Select
          name="subject"
          size="sm"
          defaultValue={subject}
          emptyLabel="Todo"
          options={auditSubjects.map((value) => ({ value, label: auditSubjectNames[value] }))}
        />
      </Field>
      <Field label="Id" className="basis-24">
        <TextInput name="subjectId" size="sm" maxLength={mostLetters.line} defaultValue={subjectId} />
      </Field>
    </FilterForm>
  )
}
