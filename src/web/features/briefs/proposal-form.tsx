import { type FormEvent, useRef, useState } from 'react'
import { type OpenBriefDetail, proposalsContract } from '#contracts/briefs/proposals.contract.ts'
import { briefLimits } from '#contracts/briefs/briefs-figures.ts'
import { writeFeeRate } from '#domain/orders/fee-sums.ts'
import { orderTermsResource } from '#web/features/hires/money/order-terms.resource.ts'
import { api } from '#web/lib/api-client.ts'
import { useResource } from '#web/lib/resource.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { useBriefAct } from './briefs.resource.ts'
import { MilestoneFields } from './milestone-fields.tsx'
import { proposalOf, type ProposalValues, proposalValues } from './proposal-values.ts'

interface ProposalFormProps {
  brief: OpenBriefDetail
  services: readonly { id: number; title: string }[]
  onDone: () => void
  /** Of a change: back without it. */
  onCancel?: () => void
}

/** The terms of a proposal: a new one, or a change of the one that was sent. */
export function ProposalForm({ brief, services, onDone, onCancel }: ProposalFormProps) {
  const { proposal, needs } = brief
  const [values, setValues] = useState(() =>
    proposalValues(proposal, { needs, serviceId: services.length === 1 ? (services[0]?.id ?? null) : null }),
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const keyOf = useSendKey()
  const put = (part: Partial<ProposalValues>) => setValues({ ...values, ...part })
  const act = useBriefAct(
    (body: NonNullable<ReturnType<typeof proposalOf>['body']>) =>
      proposal
        ? api.call(proposalsContract.update, { params: { id: proposal.id }, body })
        : api.call(proposalsContract.propose, {
            params: { id: brief.id },
            body,
            idempotencyKey: keyOf(body),
          }),
    {
      title: proposal ? 'Propuesta cambiada' : 'Propuesta enviada',
      description: `${brief.companyName} la verá en unos segundos.`,
    },
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { body, errors: found } = proposalOf(values)
    setErrors(found)
    if (body && Object.keys(found).length === 0) {
      act.mutate(body, { onSuccess: onDone })
      return
    }
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const hasParts = values.milestones.length > 0
  const feeRate = useResource(orderTermsResource)?.feeRate ?? null
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={send}>
      <Field
        label="Con qué servicio"
        required
        hint="La empresa ve sus reseñas, y la contratación queda en él."
        error={errors['serviceId']}
      >
        <Select
          value={values.serviceId}
          options={services.map(({ id, title }) => ({ value: String(id), label: title }))}
          emptyLabel="Elige un servicio"
          onChange={(event) => put({ serviceId: event.target.value })}
        />
      </Field>
      {!hasParts && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Precio por todo, en dólares"
            required
            hint={
              feeRate === null
                ? 'Con IGV incluido.'
                : `Con IGV incluido. Lo recibes completo: la empresa paga aparte la comisión de Qhatu (${writeFeeRate(feeRate)}).`
            }
            error={errors['priceCents']}
          >
            <TextInput
              value={values.price}
              icon={<span className="text-sm font-strong">$</span>}
              inputMode="decimal"
              autoComplete="off"
              placeholder="760.00"
              onChange={(event) => put({ price: event.target.value })}
            />
          </Field>
          <Field label="Días hasta la entrega" required error={errors['days']}>
            <TextInput
              value={values.days}
              inputMode="numeric"
              autoComplete="off"
              placeholder="15"
              onChange={(event) => put({ days: event.target.value })}
            />
          </Field>
        </div>
      )}
      <MilestoneFields values={values} errors={errors} put={put} />
      <Field
        label="Rondas de cambios"
        required
        hint="Cuántas veces puede pedir ajustes."
        error={errors['rounds']}
      >
        <TextInput
          value={values.rounds}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => put({ rounds: event.target.value })}
        />
      </Field>
      {needs.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-strong">Qué incluye tu precio</legend>
          {needs.map((need, place) => (
            <Checkbox
              key={need}
              label={need}
              checked={values.covers.includes(place)}
              onChange={(event) =>
                put({
                  covers: event.target.checked
                    ? [...values.covers, place].toSorted((one, other) => one - other)
                    : values.covers.filter((one) => one !== place),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <Field
        label="Cómo lo harías"
        required
        hint="Qué entregas, cómo empiezas y lo que necesitas de la empresa."
        error={errors['message']}
      >
        <Textarea
          value={values.message}
          rows={6}
          counterMax={briefLimits.message}
          onChange={(event) => put({ message: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel} disabled={act.isPending}>
            Cancelar
          </Button>
        )}
        <Button type="submit" busy={act.isPending} busyLabel="Enviando...">
          {proposal ? 'Enviar cambios' : 'Enviar propuesta'}
        </Button>
      </div>
    </form>
  )
}
