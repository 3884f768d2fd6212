import type { DisputeInFull } from '#contracts/admin/disputes.contract.ts'
import {
  disputeEndingNames,
  disputeReasonNames,
  disputeWantNames,
  openedByClock,
} from '#domain/orders/dispute.words.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { actLabels } from '#web/features/hires/room/room.words.ts'
import { fileSize } from '#web/ui/form/file-check.ts'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { DisputeMessages } from './dispute-messages.tsx'

type Props = { dispute: DisputeInFull; mayDecide: boolean }

/** The order, both stories, files and messages. */
export function DisputeContent({ dispute, mayDecide }: Props) {
  const { currency, offer, decision } = dispute
  const money = (cents: number) => writeOrderSum(cents, currency)
  const nameOf = (by: 'professional' | 'company') =>
    by === 'company' ? dispute.companyName : dispute.professionalName
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-2">
        <Badge>{dispute.reason ? disputeReasonNames[dispute.reason] : openedByClock}</Badge>
        {dispute.wants && <Badge tone="info">{disputeWantNames[dispute.wants]}</Badge>}
        {dispute.ending && <Badge tone="ok">{disputeEndingNames[dispute.ending]}</Badge>}
      </p>
      <DefinitionList
        variant="facts"
        items={[
          { term: 'Pedido', value: String(dispute.hireId) },
          { term: 'Profesional', value: dispute.professionalName },
          { term: 'Empresa', value: dispute.companyName },
          { term: 'Precio', value: money(dispute.totalCents) },
          { term: 'Por repartir', value: money(dispute.shareableCents) },
          { term: 'Dinero', value: dispute.isHeld ? 'Lo guarda Qhatu' : 'Lo pagan entre ellos' },
          { term: 'Lo abrió', value: dispute.by ? nameOf(dispute.by) : 'El plazo' },
          { term: 'Desde', value: formatDate(new Date(dispute.openedAt)) },
          { term: 'Lo tiene', value: dispute.assignee ?? 'Nadie todavía' },
          ...(offer
            ? [{ term: 'Propuesta', value: `${nameOf(offer.by)}: ${money(offer.cents)} para el profesional` }]
            : []),
        ]}
      />
      {decision && (
        <section aria-label="La decisión" className="rounded-md bg-sunken p-4">
          <h3 className="text-sm font-strong">{money(decision.cents)} para el profesional</h3>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{decision.reason}</p>
        </section>
      )}
      {dispute.dueAt === null && (
        <Note>
          Todavía conversan entre ellos. Lo que cuentan se puede leer cuando el caso pasa a nosotros.
        </Note>
      )}
      {dispute.message !== '' && (
        <section>
          <h3 className="text-sm font-strong">Lo que pidió la empresa</h3>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{dispute.message}</p>
        </section>
      )}
      <Steps dispute={dispute} mayDecide={mayDecide} />
      {dispute.isReadable && mayDecide && <DisputeMessages key={dispute.id} dispute={dispute} />}
    </div>
  )
}

/** Everything that happened, oldest first. */
function Steps({ dispute, mayDecide }: Props) {
  const who = {
    professional: dispute.professionalName,
    company: dispute.companyName,
    system: 'Automáticamente',
    administration: 'Equipo de Qhatu',
  }
  const canOpen = dispute.isReadable && mayDecide
  return (
    <section aria-label="Historial del pedido">
      <h3 className="text-sm font-strong">Historial del pedido</h3>
      <ol className="mt-3 grid gap-4">
        {dispute.steps.map((step) => (
          <li key={step.id} className="border-l-2 border-line-strong pl-4">
            <p className="text-sm font-strong">
              {actLabels[step.act]}
              {step.cents !== null && ` · ${writeOrderSum(step.cents, dispute.currency)} para el profesional`}
            </p>
            <p className="text-xs text-ink-2">
              {step.by ? who[step.by] : 'Alguien que ya no está'} · {formatDateTime(new Date(step.at))}
            </p>
            {step.note !== '' && (
              <p className="mt-1 max-w-measure text-sm whitespace-pre-line wrap-anywhere">{step.note}</p>
            )}
            {[...step.files, ...step.pointedFiles].map(({ id, name, size }) => (
              <p key={id} className="mt-1 text-sm wrap-anywhere">
                {canOpen ? (
                  <a
                    href={`/api/admin/disputes/${dispute.id}/files/${id}`}
                    download={name}
                    className="link inline-block py-0.5"
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}{' '}
                <span className="text-xs text-ink-2">{fileSize(size)}</span>
              </p>
            ))}
            {step.pointedMessages > 0 && (
              <p className="mt-1 text-xs text-ink-2">
                {step.pointedMessages === 1 ? 'Señala un mensaje' : `Señala ${step.pointedMessages} mensajes`}{' '}
                de la conversación
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
