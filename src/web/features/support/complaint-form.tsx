import type { ReactNode } from 'react'
import type { ComplaintSheet as Sheet } from '#contracts/support.contract.ts'
import { goodTypes } from '#contracts/support-vocabulary.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
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
import { type SupportForm, useSupportForm } from './use-support-form.ts'

const goods = Object.entries(goodTypes).map(([value, label]) => ({ value, label }))
const kinds = [
  {
    value: 'reclamo',
    label: 'Reclamo',
    description: 'No estás conforme con el producto o el servicio.',
  },
  { value: 'queja', label: 'Queja', description: 'No estás conforme con la atención que recibiste.' },
]

type ComplaintFormProps = { refused: RefusedForm | null; onSent: (sheet: Sheet) => void }

/** The sheet of the complaints book, in the order of the official one. */
export function ComplaintForm({ refused, onSent }: ComplaintFormProps) {
  const support = useSupportForm({
    refused,
    draftKey: 'qhatu.reclamo',
    empty: emptyComplaint,
    failed: 'No se pudo enviar tu hoja',
    send: async (body: ComplaintValues & { humanCheck?: string }) => {
      const { sheet } = await api.call(refs.complain, { body })
      onSent(sheet)
    },
  })
  const { draft, problem, busy, onSubmit, humanCheck } = support
  return (
    <form
      method="post"
      action="/libro-de-reclamaciones"
      noValidate
      className="grid gap-5"
      onSubmit={onSubmit}
    >
      <FormProblem problem={problem} />
      {draft.isRestored && <DraftNote onDiscard={draft.discard} />}
      <Part number={1} title="Quién reclama">
        <ConsumerFields {...support} />
      </Part>
      <Part number={2} title="Qué contrataste">
        <GoodFields {...support} />
      </Part>
      <Part number={3} title="Qué pasó y qué pides">
        <StoryFields key={String(draft.isRestored)} {...support} />
      </Part>
      <div className="noscript:hidden">
        <HumanCheck {...humanCheck} />
      </div>
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

type Part = Pick<SupportForm<ComplaintValues>, 'form' | 'input' | 'errorOf'>

function GoodFields({ form, input, errorOf }: Part) {
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend="Es un"
        options={goods}
        field={form.register('goodType')}
        defaultValue={input('goodType').defaultValue}
        error={errorOf('goodType')}
      />
      <Field
        label="Descripción"
        hint="Por ejemplo, el plan que activaste o la página que usabas."
        error={errorOf('goodDescription')}
        required
      >
        <TextInput {...input('goodDescription')} autoComplete="off" />
      </Field>
      <Field label="Monto reclamado en soles" optional error={errorOf('amount')} className="max-w-[16rem]">
        <TextInput {...input('amount')} inputMode="decimal" autoComplete="off" placeholder="75.50" />
      </Field>
    </div>
  )
}

function StoryFields({ form, input, errorOf }: Part) {
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend="Tipo"
        variant="cards"
        options={kinds}
        field={form.register('kind')}
        defaultValue={input('kind').defaultValue}
        error={errorOf('kind')}
      />
      <Field label="Detalle" hint="Qué pasó y cuándo." error={errorOf('detail')} required>
        <Textarea {...input('detail')} defaultValue={form.getValues('detail')} rows={6} counterMax={4000} />
      </Field>
      <Field label="Pedido" hint="Qué solución esperas." error={errorOf('request')} required>
        <Textarea {...input('request')} defaultValue={form.getValues('request')} rows={3} counterMax={2000} />
      </Field>
    </div>
  )
}
