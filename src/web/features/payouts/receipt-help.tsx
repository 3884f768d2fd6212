import { type ReceiptFacts, receiptText, retentionLine, sunatPage } from '#domain/payouts/fee-receipt.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'

/** What the 'recibo por honorarios' of an order says, to copy into the form of SUNAT, which issues it. */
export function ReceiptHelp({ facts, onClose }: { facts: ReceiptFacts; onClose: () => void }) {
  const { service, currency, gross, clientName, clientRuc } = facts
  return (
    <Dialog
      open
      onClose={onClose}
      title="Tu recibo por honorarios"
      description="Lo emites tú en SUNAT, a nombre de tu cliente y por el monto completo: nuestra comisión es un gasto aparte."
      footer={<CopyButton text={receiptText(facts)} what="los datos del recibo" />}
    >
      <div className="grid gap-4">
        <DefinitionList
          items={[
            { term: 'Cliente', value: clientName || 'Cliente que ya no está' },
            { term: 'RUC', value: clientRuc || 'Pídeselo a tu cliente' },
            { term: 'Servicio', value: service || 'El de tu pedido' },
            { term: 'Monto', value: formatMoney(gross, currency) },
          ]}
        />
        <Note>{retentionLine(facts)}</Note>
        <p className="text-sm text-ink-2">
          Emítelo con tu clave SOL en{' '}
          <a href={sunatPage} target="_blank" rel="noreferrer" className="link">
            la página de SUNAT
          </a>
          . Qhatu no lo emite por ti.
        </p>
      </div>
    </Dialog>
  )
}
