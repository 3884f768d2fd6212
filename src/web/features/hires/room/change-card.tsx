import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { orderLetters } from '#contracts/hires/order-figures.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { changedParts, endOf } from '#domain/orders/change.ts'
import { chargeOf } from '#domain/orders/fee-sums.ts'
import { orderStatusOf } from '#domain/orders/hire-shape.ts'
import { totalOf } from '#domain/orders/order.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { daysInWords } from '#web/features/services/offers.words.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { leadOfChange, moneyOfChange } from './change.words.ts'
import { refusalOf, useOrderStep } from './order.resource.ts'

type Props = { hire: HireDetail; viewer: HireParty }
type Parts = HireDetail['order']['parts']

/** A proposal to change milestones: what is agreed beside what is proposed, what it costs, and the answer. */
export function ChangeCard({ hire, viewer }: Props) {
  const { change, parts } = hire.order
  if (!change) return null
  const why = hire.history.findLast(({ act }) => act === 'propose_change')?.note ?? ''
  const money = moneyOfChange(hire, change, viewer)
  return (
    <Card
      title="Cambio de hitos"
      action={<Badge tone="warn">{change.agreedAt ? 'Espera el pago' : 'Espera respuesta'}</Badge>}
    >
      <p className="max-w-measure">{leadOfChange(hire, change, viewer)}</p>
      {why !== '' && (
        <p className="mt-2 max-w-measure border-l-2 border-line-strong pl-4 text-control whitespace-pre-line wrap-anywhere">
          {why}
        </p>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <PartList
          title="Acordado"
          hire={hire}
          from={change.from}
          parts={parts}
          other={changedParts({ parts }, change) as Parts}
          gone="Se quita"
        />
        <PartList
          title="Propuesto"
          hire={hire}
          from={change.from}
          parts={changedParts({ parts }, change) as Parts}
          other={parts}
          gone="Nuevo"
          isNew
        />
      </div>
      <Sums hire={hire} viewer={viewer} />
      {money && (
        <div className="mt-4">
          <Note>{money}</Note>
        </div>
      )}
      <Answer hire={hire} viewer={viewer} />
    </Card>
  )
}

interface PartListProps {
  title: string
  hire: HireDetail
  from: number
  parts: Parts
  other: Parts
  /** The mark of a milestone that the other list does not have. */
  gone: string
  isNew?: boolean
}

function PartList({ title, hire, from, parts, other, gone, isNew = false }: PartListProps) {
  const shown = parts.slice(from)
  return (
    <section
      aria-label={title}
      className={isNew ? 'rounded-md bg-sunken p-4' : 'rounded-md border border-line p-4'}
    >
      <h3 className="text-sm font-strong">{title}</h3>
      {shown.length === 0 && <p className="mt-2 text-sm text-ink-2">Ningún hito más.</p>}
      <ol start={from + 1} className="mt-2 grid gap-3">
        {shown.map((part, index) => {
          const before = other[from + index]
          const isChanged = before !== undefined && !isSame(part, before)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a milestone is its place
            <li key={index} className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-sm text-ink-2">{from + index + 1}</span>
              <span className="min-w-0 grow basis-32 wrap-anywhere">{part.name}</span>
              <span className="fig font-strong">{writeOrderSum(part.cents, hire.order.currency)}</span>
              <span className="w-full text-sm text-ink-2">
                {daysInWords(part.days)}
                {before === undefined ? ` · ${gone}` : isChanged && isNew ? ' · Cambia' : ''}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const isSame = (one: Parts[number], other: Parts[number]): boolean =>
  one.name === other.name && one.cents === other.cents && one.days === other.days

/** Price, what the company pays, and the end: as agreed, and as proposed. */
function Sums({ hire, viewer }: Props) {
  const now = useNow(60_000)
  const { change, parts, part, currency, dueAt, held } = hire.order
  if (!change) return null
  const next = changedParts({ parts }, change)
  const sum = (cents: number) => writeOrderSum(cents, currency)
  const order = { status: orderStatusOf[hire.status], part, parts, dueAt: dueAt ? new Date(dueAt) : null }
  const [old, fresh] = [totalOf({ parts }), totalOf({ parts: next })]
  const paid = (total: number) => sum(chargeOf(total, held?.feeRate ?? 0).total)
  const lines: [string, string, string][] = [
    ['Precio del pedido', sum(old), sum(fresh)],
    ...(held && viewer === 'company'
      ? [['Pagas con la comisión y su IGV', paid(old), paid(fresh)] as [string, string, string]]
      : []),
    ['Entrega final prevista', formatDate(endOf(order, parts, now)), formatDate(endOf(order, next, now))],
  ]
  return (
    <dl className="mt-4 grid text-sm">
      {lines.map(([name, before, after]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
          <dt className="min-w-0">{name}</dt>
          <dd>
            <span className="text-ink-2">
              <span className="sr-only">Antes: </span>
              {before}
            </span>
            <span aria-hidden="true"> → </span>
            <b className="fig font-strong">
              <span className="sr-only">Después: </span>
              {after}
            </b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ hire, viewer }: Props) {
  const [asked, setAsked] = useState<'accept_change' | 'drop_change' | null>(null)
  const mayWrite = useMayWrite()
  const { change, steps } = hire.order
  if (!change || !mayWrite || !steps.includes('drop_change')) return null
  const isOwn = change.by === viewer || change.agreedAt !== null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {steps.includes('accept_change') && (
        <Button size="sm" onClick={() => setAsked('accept_change')}>
          Aceptar el cambio
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setAsked('drop_change')}>
        {isOwn ? 'Retirar el cambio' : 'No aceptar'}
      </Button>
      {asked && (
        <AnswerDialog
          hire={hire}
          viewer={viewer}
          step={asked}
          title={
            asked === 'accept_change'
              ? '¿Aceptar el cambio?'
              : isOwn
                ? '¿Retirar el cambio?'
                : '¿No aceptar el cambio?'
          }
          submit={asked === 'accept_change' ? 'Aceptar el cambio' : isOwn ? 'Retirar' : 'No aceptar'}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

interface AnswerDialogProps extends Props {
  step: 'accept_change' | 'drop_change'
  title: string
  submit: string
  onClose: () => void
}

/** The answer, with a word for the other side. */
function AnswerDialog({ hire, viewer, step: name, title, submit, onClose }: AnswerDialogProps) {
  const step = useOrderStep(hire.id, viewer)
  const [why, setWhy] = useState('')
  // What was read when the dialog opened is what is answered.
  const [proposedAt] = useState(hire.order.change?.at ?? '')
  const money = hire.order.change && moneyOfChange(hire, hire.order.change, viewer)
  return (
    <FormDialog
      title={title}
      description={
        name === 'accept_change'
          ? (money ?? 'Los hitos nuevos reemplazan a los que faltan.')
          : 'El pedido sigue con los hitos acordados.'
      }
      submit={submit}
      busyLabel="Enviando..."
      isSubmitting={step.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        step.mutate({ step: name, proposedAt, why: why.trim() }, { onSuccess: onClose })
      }}
      problem={step.isError ? refusalOf(step.error) : undefined}
    >
      <Field label="Unas palabras" optional>
        <Textarea
          rows={3}
          value={why}
          maxLength={orderLetters.why}
          counterMax={orderLetters.why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
