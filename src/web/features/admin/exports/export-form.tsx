import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import { type FormEvent, useState } from 'react'
import {
  exportDays,
  longestExportReason,
  mostExportRows,
  shortestExportReason,
} from '#contracts/admin/exports-figures.ts'
import { exportsContract } from '#contracts/admin/exports.contract.ts'
import type { ExportFormat, ExportKind } from '#contracts/admin/exports-vocabulary.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { figure } from '#web/ui/chart/scale.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useExportsAgain } from './exports.resource.ts'

type ExportFormProps = {
  kind: ExportKind
  filters: Record<string, string>
  /** What the two formats contain. */
  contents: Record<ExportFormat, string>
  /** Whether the role may have names. */
  mayName: boolean
}

/** Asks for a file with what is filtered: without names, or with them and a reason. */
export function ExportForm({ kind, filters, contents, mayName }: ExportFormProps) {
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [people, setPeople] = useState<'codes' | 'names'>('codes')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const showAgain = useExportsAgain(kind)
  const withNames = mayName && format === 'xlsx' && people === 'names'
  const begin = useAction(
    () => api.call(exportsContract.beginExport, { body: { kind, format, filters, withNames, reason } }),
    {
      onSuccess: () => {
        setReason('')
        setPeople('codes')
        return showAgain()
      },
      onError: () => showToast({ title: 'No se pudo pedir la exportación.', tone: 'destructive' }),
    },
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (withNames && reason.trim().length < shortestExportReason)
      return setProblem(`Escribe para qué los necesitas, con ${shortestExportReason} caracteres o más`)
    setProblem(undefined)
    void begin.run()
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <RadioGroup
        name="format"
        legend="Formato"
        variant="cards"
        value={format}
        onChange={(value) => setFormat(value === 'pdf' ? 'pdf' : 'xlsx')}
        options={[
          {
            value: 'xlsx',
            label: 'Excel',
            description: contents.xlsx,
            icon: <FileSpreadsheet className="icon" />,
          },
          { value: 'pdf', label: 'PDF', description: contents.pdf, icon: <FileText className="icon" /> },
        ]}
      />
      {mayName && format === 'xlsx' && (
        <RadioGroup
          name="people"
          legend="Personas"
          value={people}
          onChange={(value) => setPeople(value === 'names' ? 'names' : 'codes')}
          options={[
            { value: 'codes', label: 'Sin nombres, con un código por persona' },
            { value: 'names', label: 'Con nombres; queda en la auditoría con tu motivo' },
          ]}
        />
      )}
      {withNames && (
        <Field label="Para qué los necesitas" error={problem}>
          <Textarea
            name="reason"
            rows={2}
            maxLength={longestExportReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={begin.isPending}>
          Exportar lo filtrado
        </Button>
        <p className="max-w-[48ch] text-xs text-ink-2">
          Se prepara aparte: puedes salir de esta página. Dura {exportDays} días
          {format === 'xlsx' && ` y lleva hasta ${figure(mostExportRows)} filas, las más recientes`}.
        </p>
      </div>
    </form>
  )
}
