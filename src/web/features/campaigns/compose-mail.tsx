import { type RefObject, useRef, useState } from 'react'
import type { z } from 'zod'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { campaignTexts } from '#contracts/admin/campaigns-figures.ts'
import { campaignKinds } from '#contracts/admin/campaigns-vocabulary.ts'
import { campaignsContract, campaignText, type CampaignText } from '#contracts/admin/campaigns.contract.ts'
import { adminHeadOf, campaignSays } from '#contracts/admin/admin-field.words.ts'
import { campaignKindNames, peopleInWords } from '#domain/campaigns/campaign.words.ts'
import { problemOf } from '#web/features/admin/users/use-user-acts.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { MailPreview } from './mail-preview.tsx'
import { reachInWords, reachOf, type Selection } from './selection.ts'
import { failedTitle, useSend } from './use-send.ts'

const whom = {
  service: 'Llega a todas las cuentas activas que elijas. Para cambios que afectan a quien usa Qhatu.',
  marketing: 'Llega solo a quien lo aceptó en sus preferencias, con un enlace para dejar de recibirlos.',
}

type ComposeMailProps = {
  initial: CampaignText
  selection: Selection
  /** The list of recipients, between the message and the button. */
  children: React.ReactNode
}

/** Writes a mail to many beside its preview; it can be tried on oneself before it is sent. */
export function ComposeMail({ initial, selection, children }: ComposeMailProps) {
  const send = useSend()
  const keyOf = useSendKey()
  const [asked, setAsked] = useState<CampaignText | null>(null)
  const [toNobody, setToNobody] = useState(false)
  const messageRef = useRef<HTMLFormElement>(null)
  const { form, onSubmit } = useAccountForm<z.input<typeof campaignText>, CampaignText>(
    campaignText,
    initial,
    async (text) => {
      if (reachOf(selection, text.kind).receives > 0) setAsked(text)
    },
  )
  const { errors } = form.formState
  const { subject, content, kind = 'service' } = form.watch()
  const reach = reachOf(selection, kind)
  const isToNobody = toNobody && reach.receives === 0
  const deliver = useAction(
    (text: CampaignText) => send({ text, selection }, keyOf({ text, to: keyPart(selection) })),
    {
      onError: (error) => {
        setAsked(null)
        const fields = isApiError(error) ? Object.values(error.body.fields ?? {}) : []
        showToast({
          title: failedTitle,
          description: fields[0] ?? (isApiError(error) ? error.body.message : undefined) ?? failedText,
          tone: 'destructive',
        })
      },
    },
  )
  const heads = adminHeadOf([
    errors.subject?.message,
    errors.content?.message,
    isToNobody ? campaignSays.recipients : undefined,
  ])
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div className="grid gap-5">
        <div role={isToNobody ? 'alert' : undefined} className="empty:hidden">
          <FormHead sentences={heads} />
        </div>
        <MessageForm formRef={messageRef} form={form} errors={errors} kind={kind} onSubmit={onSubmit} />
        {children}
      </div>
      <div className="grid gap-4 xl:sticky xl:top-5">
        <Card title="Vista previa">
          <p className="mb-3 text-sm wrap-anywhere">
            <span className="text-ink-2">Asunto:</span> {subject || '…'}
          </p>
          <MailPreview subject={subject} content={content} kind={kind} />
        </Card>
        <Card>
          <p role="status" className="mb-3 text-sm">
            {reachInWords(reach)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() => {
                setToNobody(reach.receives === 0)
                messageRef.current?.requestSubmit()
              }}
            >
              {reach.receives === 0 ? 'Enviar' : `Enviar a ${peopleInWords(reach.receives)}`}
            </Button>
            <TestButton form={form} />
          </div>
        </Card>
      </div>
      <ConfirmDialog
        open={asked !== null}
        busy={deliver.isPending}
        tone="primary"
        title={`Enviar a ${peopleInWords(reach.receives)}`}
        description={`“${asked?.subject ?? ''}”, como ${campaignKindNames[kind].toLowerCase()}. Tienes ${undoSeconds} segundos para deshacerlo; después puedes pausar lo que falte. Queda en la auditoría.`}
        confirmLabel={`Enviar a ${peopleInWords(reach.receives)}`}
        onConfirm={() => asked && void deliver.run(asked)}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

/** Whom it goes to, as a part of the key of the request. */
const keyPart = ({ whole, people }: Selection) => whole?.audience ?? [...people.keys()]

/** Documented. */
const failedText = 'No se pudieron enviar los correos.'

type ComposeForm = ReturnType<typeof useAccountForm<z.input<typeof campaignText>, CampaignText>>['form']

type MessageFormProps = {
  formRef: RefObject<HTMLFormElement | null>
  form: ComposeForm
  errors: ComposeForm['formState']['errors']
  kind: CampaignText['kind']
  onSubmit: React.SubmitEventHandler<HTMLFormElement>
}

function MessageForm({ formRef, form, errors, kind, onSubmit }: MessageFormProps) {
  return (
    <Card title="Mensaje">
      <form ref={formRef} noValidate aria-label="Mensaje" className="grid gap-4" onSubmit={onSubmit}>
        <RadioGroup
          legend="Tipo de correo"
          hint={whom[kind]}
          options={campaignKinds.map((value) => ({ value, label: campaignKindNames[value] }))}
          field={form.register('kind')}
        />
        <Field label="Asunto" error={errors.subject?.message} required>
          <TextInput autoComplete="off" {...form.register('subject')} />
        </Field>
        <Field
          label="Contenido"
          hint="Texto sin formato. Una línea vacía empieza otro párrafo."
          error={errors.content?.message}
          required
        >
          <Textarea rows={9} counterMax={campaignTexts.mostContent} {...form.register('content')} />
        </Field>
      </form>
    </Card>
  )
}

/** Sends what is written to the administrator alone. */
function TestButton({ form }: { form: ComposeForm }) {
  const test = useAction(
    async () => {
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return null
      return api.call(campaignsContract.testEmail, { body: campaignText.parse(form.getValues()) })
    },
    {
      onSuccess: (reply) => {
        if (reply) showToast({ title: 'Prueba enviada', description: reply.message })
      },
      onError: (error) =>
        showToast({ title: failedTitle, description: problemOf(error), tone: 'destructive' }),
    },
  )
  return (
    <Button variant="secondary" busy={test.isPending} busyLabel="Enviando..." onClick={() => void test.run()}>
      Enviarme una prueba
    </Button>
  )
}
