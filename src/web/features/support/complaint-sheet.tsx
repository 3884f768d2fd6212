import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import type { ComplaintSheet as Sheet } from '#contracts/support/support.contract.ts'
import { complaintWorkingDays } from '#contracts/support/support-figures.ts'
import { formatDateTime, formatPartialDate } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { useFocusOnArrival } from './use-support-form.ts'

const soles = new Intl.NumberFormat('es-PE', { style: 'currency', currency: 'PEN' })

/** The filed sheet, to save or print. It is shown only this time; the mail has a copy. */
export function ComplaintSheet({ sheet }: { sheet: Sheet }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { operator } = sheet
  return (
    <div className="max-w-[52rem]" data-prints="yes">
      <div className="mb-6 grid gap-4" data-prints="no">
        <Note tone="info">
          <p className="font-strong">Registramos tu hoja y te enviamos una copia a {sheet.email}.</p>
          <p>Guárdala o imprímela ahora: al salir de esta página queda solo en tu correo.</p>
        </Note>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => print()}>
            <Printer className="icon" />
            Imprimir o guardar como PDF
          </Button>
          <LinkButton to="/" variant="secondary">
            Ir al inicio
          </LinkButton>
        </div>
      </div>
      <article className="rounded-md border border-line bg-surface p-5 lg:p-8">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-h3 outline-none">
          Hoja de Reclamación N.° {sheet.number}
        </h2>
        <Facts
          facts={[
            ['Fecha y hora', formatDateTime(new Date(sheet.filedAt))],
            ['Respuesta hasta', formatPartialDate(sheet.dueOn)],
            ['Proveedor', operator.name],
            ['RUC', operator.ruc],
            ['Domicilio del proveedor', operator.address],
          ]}
        />
        <Part title="1. Quién reclama">
          <Facts
            facts={[
              ['Nombres y apellidos', sheet.consumerName],
              ['Documento', `${sheet.documentType} ${sheet.documentNumber}`],
              ['Domicilio', sheet.address],
              ['Teléfono', sheet.phone],
              ['Correo', sheet.email],
              ...(sheet.guardianName
                ? [['Padre, madre o apoderado', sheet.guardianName] satisfies [string, string]]
                : []),
            ]}
          />
        </Part>
        <Part title="2. Qué contrató">
          <Facts
            facts={[
              ['Tipo', sheet.goodType],
              ['Descripción', sheet.goodDescription],
              ['Monto reclamado', sheet.amount === null ? 'No indicado' : soles.format(sheet.amount / 100)],
            ]}
          />
        </Part>
        <Part title={`3. ${sheet.kind}`}>
          <h4 className="text-sm font-strong">Detalle</h4>
          <p className="whitespace-pre-line wrap-anywhere">{sheet.detail}</p>
          <h4 className="mt-3 text-sm font-strong">Pedido</h4>
          <p className="whitespace-pre-line wrap-anywhere">{sheet.request}</p>
        </Part>
        <p className="mt-6 text-xs text-ink-2">
          El proveedor responde en un máximo de {complaintWorkingDays} días hábiles, sin prórroga. Presentar
          esta hoja no impide acudir a otras vías de solución ni es requisito para denunciar ante el Indecopi.
        </p>
      </article>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-6 border-t border-line pt-5">
    <h3 className="mb-3 text-h4">{title}</h3>
    {children}
  </section>
)

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
    {facts.map(([term, value]) => (
      <div key={term} className="contents">
        <dt className="text-ink-2">{term}</dt>
        <dd className="font-medium wrap-anywhere max-sm:mb-1">{value}</dd>
      </div>
    ))}
  </dl>
)
