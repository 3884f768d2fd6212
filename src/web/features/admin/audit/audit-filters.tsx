import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { auditCodes, auditSubjects } from '#contracts/admin/admin-vocabulary.ts'
import { asks } from '#contracts/field-messages.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { auditCodeNames, auditSubjectNames } from '#domain/admin/admin.words.ts'
import { useFollowedFields } from '#web/lib/use-followed-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { auditExportHref, auditHref, type AuditSearch, readAuditSearch } from './audit.address.ts'

/** Act, thing and days; without scripts a GET form. */
export function AuditFilters({ query }: { query: AuditSearch }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const fields = useFollowedFields({
    code: query.code ?? '',
    subject: query.subject ?? '',
    subjectId: query.subjectId ?? '',
    dateFrom: query.dateFrom ?? '',
    dateTo: query.dateTo ?? '',
  })
  const isFiltered = Object.keys(query).length > 0
  return (
    <Form
      ref={fields}
      role="search"
      aria-label="Buscar en la auditoría"
      className="flex flex-wrap items-start gap-x-3 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const [dateFrom, dateTo] = [form.get('dateFrom'), form.get('dateTo')]
        if (dateFrom && dateTo && dateFrom > dateTo) return setProblem(asks.laterDate)
        setProblem(undefined)
        const search = new URLSearchParams([...form].map(([name, value]) => [name, value as string]))
        void navigate(auditHref(readAuditSearch(search)))
      }}
    >
      {query.adminId !== undefined && <input type="hidden" name="adminId" value={query.adminId} />}
      <Field label="Qué hizo" className="grow basis-48">
        <Select
          name="code"
          size="sm"
          defaultValue={query.code ?? ''}
          emptyLabel="Todo"
          options={auditCodes.map((value) => ({ value, label: auditCodeNames[value] }))}
        />
      </Field>
      <Field label="Sobre" className="basis-36">
        <Select
          name="subject"
          size="sm"
          defaultValue={query.subject ?? ''}
          emptyLabel="Todo"
          options={auditSubjects.map((value) => ({ value, label: auditSubjectNames[value] }))}
        />
      </Field>
      <Field label="Id" className="basis-24">
        <TextInput
          name="subjectId"
          size="sm"
          maxLength={mostLetters.line}
          defaultValue={query.subjectId ?? ''}
        />
      </Field>
      <Field label="Desde" className="basis-36">
        <TextInput type="date" name="dateFrom" size="sm" defaultValue={query.dateFrom ?? ''} />
      </Field>
      <Field label="Hasta" className="basis-36" error={problem}>
        <TextInput type="date" name="dateTo" size="sm" defaultValue={query.dateTo ?? ''} />
      </Field>
      <div className="flex flex-wrap gap-2 self-end">
        <Button type="submit" size="sm">
          Buscar
        </Button>
        {isFiltered && (
          <LinkButton to={auditHref({})} variant="quiet" size="sm">
            Limpiar filtros
          </LinkButton>
        )}
        <a
          href={auditExportHref(query)}
          download
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Download className="icon" />
          Exportar CSV
        </a>
      </div>
    </Form>
  )
}
