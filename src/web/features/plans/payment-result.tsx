import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Undo from 'lucide-react/icons/undo-2'
import type { Receipt } from '#contracts/plans/plans.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Band } from '#web/ui/look/motif/band.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { OwnPlan } from './own-plan.ts'
import { planFacts } from './own-plan.ts'
import { onwardLabel, resultOf } from './payment-result.words.ts'

const looks = {
  good: { Icon: CircleCheck, color: 'bg-ok-soft text-ok-ink' },
  waiting: { Icon: Clock, color: 'bg-info-soft text-info-ink' },
  bad: { Icon: CircleX, color: 'bg-bad-soft text-bad-ink' },
  back: { Icon: Undo, color: 'bg-warn-soft text-warn-ink' },
}

type PaymentResultProps = {
  payment: Receipt
  own: OwnPlan
  /** The person's own panel. */
  home: string
}

/** How a payment ended, what the person has now and until when, and the way on or to try again. */
export function PaymentResult({ payment, own, home }: PaymentResultProps) {
  const { tone, title, text, note, retry } = resultOf(payment)
  const { Icon, color } = looks[tone]
  const onward = payment.returnTo ?? home
  return (
    <article className="overflow-clip rounded-md border border-line bg-surface">
      <Band />
      <div className="grid gap-6 p-6 sm:p-10">
        <div className="grid justify-items-start gap-4" role="status">
          <span className={cx('grid size-14 place-items-center rounded-full text-[1.75rem]', color)}>
            <Icon className="icon" />
          </span>
          <div>
            <h1 className="text-h2">{title}</h1>
            <p className="mt-2 max-w-[56ch] text-ink-2">{text}</p>
          </div>
        </div>
        {note && <Note tone="info">{note}</Note>}
        <section>
          <h2 className="mb-4 text-h4">Tu compra</h2>
          <DefinitionList items={boughtFacts(payment)} />
        </section>
        <section>
          <h2 className="mb-4 text-h4">Lo que tienes ahora</h2>
          <DefinitionList items={ownFacts(own, payment)} />
        </section>
        <div className="flex flex-wrap gap-2 max-sm:grid">
          {tone === 'good' ? (
            <LinkButton to={onward}>{onwardLabel(payment.product)}</LinkButton>
          ) : (
            <>
              {retry && (
                <LinkButton to={retry}>
                  {tone === 'waiting' ? 'Abrir otra vez la página de pago' : 'Intentar otra vez'}
                </LinkButton>
              )}
              <LinkButton to={onward} variant={retry ? 'secondary' : 'primary'}>
                Volver a donde estabas
              </LinkButton>
            </>
          )}
          {payment.receiptNumber && (
            <LinkButton to={`/recibos/${payment.id}`} variant="secondary">
              Ver mi recibo
            </LinkButton>
          )}
          {tone === 'back' && (
            <LinkButton to="/contacto" variant="quiet">
              Escribirnos
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  )
}

function boughtFacts({
  description,
  amount,
  discount,
  currency,
  method,
  createdAt,
  completedAt,
  ...payment
}: Receipt) {
  return [
    { term: 'Concepto', value: description },
    ...(discount > 0 ? [{ term: 'Descuento', value: `−${formatMoney(discount, currency)}` }] : []),
    { term: 'Total, con IGV incluido', value: formatMoney(amount, currency) },
    { term: 'Medio', value: method },
    { term: 'Fecha', value: formatDateTime(new Date(completedAt ?? createdAt)) },
    ...(payment.status === 'completed' && payment.paidUntil && payment.product === 'chat_activation'
      ? [{ term: 'Vigente hasta', value: formatDate(new Date(payment.paidUntil)) }]
      : []),
  ]
}

function ownFacts(own: OwnPlan, { product }: Receipt) {
  const facts = planFacts(own)
  if (!facts) return []
  const credits = own.kind === 'company' ? own.company.jobCredits : 0
  return [
    { term: 'Plan', value: facts.name },
    { term: 'Hasta cuándo', value: facts.until ?? 'Sin fecha de término' },
    ...(credits > 0 || product === 'premium_job'
      ? [{ term: 'Empleos premium pagados sin usar', value: String(credits) }]
      : []),
  ]
}
