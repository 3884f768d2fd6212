import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ComplaintSheet as Sheet } from '#contracts/support.contract.ts'
import { goodTypes } from '#contracts/vocabulary.ts'
import { api } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FormProblem } from '../accounts/form-problem.tsx'
import { HumanCheck } from '../human-check/human-check.tsx'
import { type ComplaintValues, emptyComplaint } from './complaint-values.ts'
import { ConsumerFields } from './consumer-fields.tsx'
import { DraftNote } from './draft-note.tsx'
import { useSupportForm } from './use-support-form.ts'

const goods = Object.entries(goodTypes).map(([value, label]) => ({ value, label }))
const kinds = [
  {
    value: 'reclamo',
    label: 'Reclamo',
    description: 'No estás conforme con el producto o el servicio.',
  },
  { value: 'queja', label: 'Queja', description: 'No estás conforme con la atención que recibiste.' },
]

/** The sheet of the complaints book, in the order of the official one. */
export function ComplaintForm({ onSent }: { onSent: (sheet: Sheet) => void }) {
  const { form, draft, problem, busy, onSubmit, humanCheck } = useSupportForm({
    draftKey: 'qhatu.reclamo',
    empty: emptyComplaint,
    failed: 'No se pudo enviar tu hoja',
    send: async (body: ComplaintValues & { humanCheck?: string }) => {
      const { sheet } = await api.call(refs.complain, { body })
      onSent(sheet)
    },
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      <FormProblem problem={problem} />
      {draft.isRestored && <DraftNote onDiscard={draft.discard} />}
      <Part number={1} title="Quién reclama">
        <ConsumerFields form={form} />
      </Part>
      <Part number={2} title="Qué contrataste">
        <GoodFields form={form} />
      </Part>
      <Part number={3} title="Qué pasó y qué pides">
        <StoryFields key={String(draft.isRestored)} form={form} />
      </Part>
      <HumanCheck {...humanCheck} />
      <p className="max-w-[66ch] text-sm text-ink-2">
        Al enviar confirmas que los datos son verdaderos; ese envío hace de firma. Los usamos solo para
        atender esta hoja.
      </p>
      <Button
        type="submit"
        size="lg"
        busy={busy}
        busyLabel="Enviando..."
        className="justify-self-start max-xs:w-full"
      >
        Enviar hoja de reclamación
      </Button>
    </form>
  )
}

const Part = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <Card
    title={
      <>
        <span className="mr-2 text-accent-ink">{number}.</span>
        {title}
      </>
    }
  >
    {children}
  </Card>
)

type Part = { form: UseFormReturn<ComplaintValues> }

function GoodFields({ form: { register, formState } }: Part) {
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend="Es un"
        options={goods}
        field={register('goodType')}
        error={errors.goodType?.message}
      />
      <Field
        label="Descripción"
        hint="Por ejemplo, el plan que activaste o la página que usabas."
        error={errors.goodDescription?.message}
        required
      >
        <TextInput {...register('goodDescription')} autoComplete="off" />
      </Field>
      <Field
        label="Monto reclamado en soles"
        optional
        error={errors.amount?.message}
        className="max-w-[16rem]"
      >
        <TextInput {...register('amount')} inputMode="decimal" autoComplete="off" placeholder="75.50" />
      </Field>
    </div>
  )
}

function StoryFields({ form: { register, formState, getValues } }: Part) {
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend="Tipo"
        variant="cards"
        options={kinds}
        field={register('kind')}
        error={errors.kind?.message}
      />
      <Field label="Detalle" hint="Qué pasó y cuándo." error={errors.detail?.message} required>
        <Textarea {...register('detail')} defaultValue={getValues('detail')} rows={6} counterMax={4000} />
      </Field>
      <Field label="Pedido" hint="Qué solución esperas." error={errors.request?.message} required>
        <Textarea {...register('request')} defaultValue={getValues('request')} rows={3} counterMax={2000} />
      </Field>
    </div>
  )
}
