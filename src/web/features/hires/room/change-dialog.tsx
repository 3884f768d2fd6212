import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { milestoneLimits, orderLetters } from '#contracts/hires/order-figures.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { changeStandsDays } from '#domain/orders/deadlines.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { daysInWords } from '#web/features/services/offers.words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import {
  emptyMilestone,
  milestonesOf,
  moved,
  totalsOf,
  type TypedMilestone,
  typedMilestones,
} from './change-values.ts'
import { refusalOf, useOrderStep } from './order.resource.ts'

interface ChangeDialogProps {
  hire: HireDetail
  viewer: HireParty
  onClose: () => void
}

/** Proposes other milestones: changed, new, removed or in another order. */
export function ChangeDialog({ hire, viewer, onClose }: ChangeDialogProps) {
  const step = useOrderStep(hire.id, viewer)
  const [rows, setRows] = useState(() => typedMilestones(hire))
  const [why, setWhy] = useState('')
  const [isTried, setTried] = useState(false)
  const { milestones, errors } = milestonesOf(rows)
  const { parts, changeableFrom, currency } = hire.order
  const from = changeableFrom ?? parts.length
  const kept = parts.slice(0, from)
  const totals = totalsOf(rows)
  const all = kept.reduce((sum, { cents }) => sum + cents, totals.cents)
  return (
    <FormDialog
      wide
      title="Propón un cambio de hitos"
      description={`Lo entregado y lo aceptado no cambia. ${viewer === 'company' ? hire.professionalName : hire.companyName} lo acepta o no; vale ${changeStandsDays} días y mientras tanto sigue lo acordado.`}
      submit="Enviar propuesta"
      busyLabel="Enviando..."
      isSubmitting={step.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        const form = event.currentTarget
        if (Object.keys(errors).length === 0)
          step.mutate({ step: 'propose_change', from, milestones, why: why.trim() }, { onSuccess: onClose })
        else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      }}
      problem={step.isError ? refusalOf(step.error) : undefined}
    >
      {rows.map((row, at) => (
        <MilestoneRow
          key={row.key}
          row={row}
          number={from + at + 1}
          errors={isTried ? errors : {}}
          isFirst={at === 0}
          isLast={at === rows.length - 1}
          put={(part) => setRows(rows.map((one) => (one === row ? { ...one, ...part } : one)))}
          move={(by) => setRows(moved(rows, at, by))}
          remove={() => setRows(rows.filter((one) => one !== row))}
        />
      ))}
      {kept.length + rows.length < milestoneLimits.most && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setRows([...rows, emptyMilestone()])}
        >
          <Plus className="icon" />
          Agregar hito
        </Button>
      )}
      <p role="status" className="text-sm text-ink-2">
        {`Lo que falta suma ${writeOrderSum(totals.cents, currency)} y ${daysInWords(totals.days)}. El pedido entero: ${writeOrderSum(all, currency)}.`}
      </p>
      <Field label="Por qué" optional>
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

interface MilestoneRowProps {
  row: TypedMilestone
  /** In the whole order, from 1. */
  number: number
  errors: Readonly<Record<string, string>>
  isFirst: boolean
  isLast: boolean
  put: (part: Partial<TypedMilestone>) => void
  move: (by: -1 | 1) => void
  remove: () => void
}

function MilestoneRow({ row, number, errors, isFirst, isLast, put, move, remove }: MilestoneRowProps) {
  const { key, name, sum, days } = row
  return (
    <div
      role="group"
      aria-label={`Hito ${number}`}
      className="grid grid-cols-2 gap-3 rounded-md border border-line p-4 sm:grid-cols-[minmax(0,1fr)_7rem_5rem]"
    >
      <Field label="Qué se entrega" required error={errors[`${key}.name`]} className="max-sm:col-span-2">
        <TextInput
          value={name}
          maxLength={milestoneLimits.name}
          autoComplete="off"
          onChange={({ target }) => put({ name: target.value })}
        />
      </Field>
      <Field label="Monto" required error={errors[`${key}.cents`]}>
        <TextInput
          value={sum}
          inputMode="decimal"
          autoComplete="off"
          placeholder="250.00"
          onChange={({ target }) => put({ sum: target.value })}
        />
      </Field>
      <Field label="Días" required error={errors[`${key}.days`]}>
        <TextInput
          value={days}
          inputMode="numeric"
          autoComplete="off"
          placeholder="5"
          onChange={({ target }) => put({ days: target.value })}
        />
      </Field>
      <div className="col-span-full flex gap-1">
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Subir el hito ${number}`}
          disabled={isFirst}
          onClick={() => move(-1)}
        >
          <ArrowUp className="icon" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Bajar el hito ${number}`}
          disabled={isLast}
          onClick={() => move(1)}
        >
          <ArrowDown className="icon" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Quitar el hito ${number}`}
          className="ml-auto"
          onClick={remove}
        >
          <Trash2 className="icon" />
        </Button>
      </div>
    </div>
  )
}
