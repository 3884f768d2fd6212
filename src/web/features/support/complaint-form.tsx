import type { ReactNode } from 'react'
import { type ComplaintSheet as Sheet, supportContract } from '#contracts/support/support.contract.ts'
import { goodTypes } from '#contracts/support/support-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { api, endpointRef, formPage } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormProblem } from '#web/features/accounts/entry/form-problem.tsx'
import { HumanCheck } from '#web/features/accounts/human-check/human-check.tsx'
import { type ComplaintValues, emptyComplaint } from './complaint-values.ts'
import { ConsumerFields } from './consumer-fields.tsx'
import { DraftNote } from './draft-note.tsx'
import { type SupportForm, useSupportForm } from './use-support-form.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'

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

/** The form of the complaints book, in the order of the official sheet. */
export function ComplaintForm({ refused, onSent }: ComplaintFormProps) {
  const { form, draft, problem, humanCheck } = useSupportForm({
    page: formPage(supportContract.complain),
    refused,
    draftKey: 'qhatu.reclamo',
    empty: emptyComplaint,
    failed: 'No se pudo enviar tu hoja',
    loadSchema: async () => (await import('#contracts/support/support.contract.ts')).complaintBody,
    send: async (body) => {
      const { sheet } = await api.call(endpointRef(supportContract.complain), { body })
      onSent(sheet)
    },
  })
  return (
    <form {...form.props} className="grid gap-5">
      <FormProblem problem={problem} />
      <FormHead sentences={form.head} />
      {draft.isRestored && <DraftNote onDiscard={draft.discard} />}
      <Part number={1} title="Quién reclama">
        <ConsumerFields form={form} />
      </Part>
      <Part number={2} title="Qué contrataste">
        <GoodFields form={form} />
      </Part>
      <Part number={3} title="Qué pasó y qué pides">
        <StoryFields form={form} />
      </Part>
      <HumanCheck {...humanCheck} />
      <p className="max-w-[66ch] text-sm text-ink-2">
        Al enviar confirmas que los datos son verdaderos; ese envío hace de firma. Los usamos solo para
        atender esta hoja.
      </p>
      <Button
        type="submit"
        size="lg"
        busy={form.busy}
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

function GoodFields({ form }: SupportForm<ComplaintValues>) {
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend="Es un"
        options={goods}
        {...form.choice('goodType')}
        error={form.errorOf('goodType')}
      />
      <Field
        label="Descripción"
        hint="Por ejemplo, el plan que activaste o la página que usabas."
        error={form.errorOf('goodDescription')}
        required
      >
        <TextInput {...form.text('goodDescription')} autoComplete="off" />
      </Field>
      <Field
        label="Monto reclamado en soles"
        optional
        error={form.errorOf('amount')}
        className="max-w-[16rem]"
      >
        <TextInput {...form.text('amount')} inputMode="decimal" autoComplete="off" placeholder="75.50" />
      </Field>
    </div>
  )
}

function StoryFields({ form }: SupportForm<ComplaintValues>) {
  return (
    <div className="grid gap-5">
      <RadioGroup
        legend="Tipo"
        variant="cards"
        options={kinds}
        {...form.choice('kind')}
        error={form.errorOf('kind')}
      />
      <Field label="Detalle" hint="Qué pasó y cuándo." error={form.errorOf('detail')} required>
        <Textarea {...form.text('detail')} rows={6} counterMax={mostLetters.complaintDetail} />
      </Field>
      <Field label="Pedido" hint="Qué solución esperas." error={form.errorOf('request')} required>
        <Textarea {...form.text('request')} rows={3} counterMax={mostLetters.complaintRequest} />
      </Field>
    </div>
  )
}
