import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { changesTakeDays } from '#domain/orders/deadlines.ts'
import { disputeReasonNames, openedByClock } from '#domain/orders/dispute.words.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { stageInWords, wantedInWords } from './dispute.words.ts'
import { FileList } from './file-list.tsx'
import { OfferBox, OfferDialog } from './offer.tsx'
import { useOrderStep } from './order.resource.ts'
import { whoOf } from './room.words.ts'
import { TellDialog } from './tell-dialog.tsx'

type Props = { hire: HireDetail; viewer: HireParty }
type Asked = 'answer_dispute' | 'add_evidence' | 'offer' | 'withdraw_dispute' | 'escalate' | 'finish_work'

/** A problem with the order: where it stands, what both sides say, the proposal, and what the reader may do. */
export function DisputeCard({ hire, viewer }: Props) {
  const { dispute, order } = hire
  if (!dispute) return null
  const decision = hire.history.findLast(({ act, id }) => act === 'decide' && id > dispute.id)
  const shared = order.shareableCents
  return (
    <Card
      title="Problema con el pedido"
      action={<Badge tone={dispute.ending ? 'neutral' : 'warn'}>{stageInWords(hire)}</Badge>}
    >
      <DefinitionList
        variant="facts"
        items={[
          { term: 'Qué pasó', value: dispute.reason ? disputeReasonNames[dispute.reason] : openedByClock },
          ...(dispute.wants ? [{ term: 'Qué se propone', value: wantedInWords(hire) }] : []),
          { term: 'Desde', value: formatDate(new Date(dispute.openedAt)) },
          ...(shared > 0 && !dispute.ending
            ? [{ term: 'Por repartir', value: writeOrderSum(shared, order.currency) }]
            : []),
        ]}
      />
      {decision && (
        <section aria-label="La decisión" className="mt-5 rounded-md bg-sunken p-4">
          <h3 className="text-sm font-strong">
            La decisión: {writeOrderSum(decision.cents ?? 0, order.currency)} para el profesional
          </h3>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{decision.note}</p>
        </section>
      )}
      <Said hire={hire} viewer={viewer} />
      {!dispute.ending && (
        <>
          {order.offer && (
            <section aria-label="Propuesta" className="mt-5 border-t border-line pt-4">
              <OfferBox hire={hire} viewer={viewer} />
            </section>
          )}
          <Acts hire={hire} viewer={viewer} />
        </>
      )}
    </Card>
  )
}

const sayings = ['dispute', 'answer_dispute', 'add_evidence', 'withdraw_dispute'] as const

/** What both sides say, oldest first. */
function Said({ hire, viewer }: Props) {
  const entries = hire.history.filter(
    ({ id, act }) => id >= (hire.dispute?.id ?? 0) && sayings.some((one) => one === act),
  )
  return (
    <ol aria-label="Lo que cuentan" className="mt-5 grid gap-5">
      {entries.map((entry) => (
        <li key={entry.id} className="border-l-2 border-line-strong pl-4">
          <p className="text-xs text-ink-2">
            <b className="font-strong text-ink">{whoOf(entry, hire, viewer)}</b> ·{' '}
            <time dateTime={entry.at}>{formatDateTime(new Date(entry.at))}</time>
          </p>
          {entry.note !== '' && (
            <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{entry.note}</p>
          )}
          {entry.evidence.messages.map(({ id, text, by, at }) => (
            <blockquote key={id} className="mt-2 max-w-measure rounded-md bg-sunken px-4 py-2 text-sm">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="mt-1 text-xs text-ink-2">
                Mensaje de {by === 'company' ? hire.companyName : hire.professionalName},{' '}
                {formatDateTime(new Date(at))}
              </p>
            </blockquote>
          ))}
          <FileList hireId={hire.id} files={[...entry.files, ...entry.evidence.files]} />
        </li>
      ))}
    </ol>
  )
}

const questions = {
  withdraw_dispute: {
    title: '¿Retirar el problema?',
    text: 'El pedido sigue donde estaba, con el tiempo que le quedaba.',
    label: 'Retirar',
  },
  escalate: {
    title: '¿Pedir que decida Qhatu?',
    text: 'Nuestro equipo lee lo que contaron, los archivos y los mensajes de este pedido. Mientras tanto todavía pueden ponerse de acuerdo.',
    label: 'Pedir una decisión',
  },
  finish_work: {
    title: '¿Seguir con el trabajo?',
    text: `El problema se cierra y el pedido vuelve a estar en curso, con ${changesTakeDays} días como mínimo para entregar.`,
    label: 'Seguir con el trabajo',
  },
} as const

function Acts({ hire, viewer }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const step = useOrderStep(hire.id, viewer)
  const mayWrite = useMayWrite()
  const { steps, offer } = hire.order
  if (!mayWrite) return null
  const may = (name: (typeof steps)[number]) => steps.includes(name)
  const close = () => setAsked(null)
  const mustAnswer = may('answer_dispute')
  const question =
    asked === 'withdraw_dispute' || asked === 'escalate' || asked === 'finish_work' ? questions[asked] : null
  const confirm = () => {
    if (asked === 'withdraw_dispute') step.mutate({ step: asked, why: '' }, { onSettled: close })
    if (asked === 'escalate' || asked === 'finish_work') step.mutate({ step: asked }, { onSettled: close })
  }
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
      {mustAnswer && (
        <Button size="sm" onClick={() => setAsked('answer_dispute')}>
          Contar mi parte
        </Button>
      )}
      {may('finish_work') && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('finish_work')}>
          Seguir con el trabajo
        </Button>
      )}
      {may('offer_end') && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('offer')}>
          {offer ? 'Proponer otra suma' : 'Proponer una suma'}
        </Button>
      )}
      {!mustAnswer && may('add_evidence') && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('add_evidence')}>
          Agregar algo
        </Button>
      )}
      {may('escalate') && (
        <Button size="sm" variant="quiet" onClick={() => setAsked('escalate')}>
          Pedir que decida Qhatu
        </Button>
      )}
      {may('withdraw_dispute') && (
        <Button size="sm" variant="quiet" onClick={() => setAsked('withdraw_dispute')}>
          Retirar el problema
        </Button>
      )}
      {(asked === 'answer_dispute' || asked === 'add_evidence') && (
        <TellDialog hire={hire} viewer={viewer} step={asked} onClose={close} />
      )}
      {asked === 'offer' && <OfferDialog hire={hire} viewer={viewer} onClose={close} />}
      {question && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={confirm}
          busy={step.isPending}
          title={question.title}
          description={question.text}
          tone="primary"
          confirmLabel={question.label}
          cancelLabel="Volver"
        />
      )}
    </div>
  )
}
