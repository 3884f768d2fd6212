import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { formatDate } from '#domain/time/dates.ts'
import { FileList } from '#web/features/hires/room/file-list.tsx'
import { NoteDialog } from '#web/features/hires/room/note-dialog.tsx'
import { useOrderStep } from '#web/features/hires/room/order.resource.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'

/** What the professional issued for a completed order: the own recibo por honorarios or invoice, for the company. */
export function InvoiceCard({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  const [isOpen, setOpen] = useState(false)
  const step = useOrderStep(hire.id, viewer)
  const isSeller = viewer === 'professional'
  const issued = hire.history.filter(({ act }) => act === 'invoice')
  if (hire.status !== 'completed' || (!isSeller && issued.length === 0)) return null
  return (
    <Card title={isSeller ? 'Tu recibo o factura' : `Recibo o factura de ${hire.professionalName}`}>
      {issued.map(({ id, note, at, files }) => (
        <div key={id} className="mb-4">
          <p className="text-sm">
            <span className="font-strong wrap-anywhere">{note}</span>
            <span className="text-ink-2"> · {formatDate(new Date(at))}</span>
          </p>
          <FileList hireId={hire.id} files={files} />
        </div>
      ))}
      {isSeller && (
        <>
          <p className="max-w-measure text-sm text-ink-2">
            {`Emítelo en SUNAT a nombre de ${hire.companyName} por el precio del pedido y adjúntalo aquí. Solo lo ven ustedes dos.`}
          </p>
          <Button
            className="mt-4"
            size="sm"
            variant={issued.length === 0 ? 'primary' : 'secondary'}
            onClick={() => setOpen(true)}
          >
            {issued.length === 0 ? 'Adjuntar recibo o factura' : 'Adjuntar otro'}
          </Button>
        </>
      )}
      {isOpen && (
        <NoteDialog
          title="Adjunta tu recibo o factura"
          description={`${hire.companyName} lo descarga desde esta sala.`}
          label="Número"
          hint="Como dice el documento, por ejemplo E001-25."
          blank="Escribe el número del recibo o de la factura"
          submit="Adjuntar"
          step={step}
          hireId={hire.id}
          toStep={(note, files) => ({ step: 'invoice', note, files })}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
