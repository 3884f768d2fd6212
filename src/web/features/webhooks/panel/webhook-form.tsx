import { webhookTexts } from '#contracts/webhooks/webhook-figures.ts'
import { type Webhook, webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'
import { documentedEvents, webhookEvents } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { webhookEventNames } from '#domain/webhooks/webhook.words.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

type WebhookFormProps = {
  /** The one to change; null: a new one. */
  webhook: Webhook | null
  onClose: () => void
  /** The secret of a new one. */
  onSecret: (secret: string) => void
}

/** Address, description and events of a webhook. */
export function WebhookForm({ webhook, onClose, onSecret }: WebhookFormProps) {
  const { refresh } = useRefresh()
  const start = webhook ?? { url: '', description: '', events: [...documentedEvents] }
  const { form, ...rest } = useAccountForm(
    webhooksContract.create.body,
    { url: start.url, description: start.description, events: start.events },
    async (body) => {
      if (webhook) await api.call(webhooksContract.update, { params: { id: webhook.id }, body })
      else onSecret((await api.call(webhooksContract.create, { body })).secret)
      if (webhook) showToast({ title: 'Webhook guardado' })
      onClose()
      await refresh()
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      title={webhook ? 'Editar webhook' : 'Agregar webhook'}
      description="Te enviamos cada evento a esta dirección, firmado."
      submit={webhook ? 'Guardar' : 'Agregar'}
      onClose={onClose}
      wide
      {...rest}
    >
      <Field
        label="Dirección"
        hint="Solo https y direcciones públicas. Si respondes 410, dejamos de enviar y te avisamos."
        error={errors.url?.message}
        required
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://tu-sistema.com/qhatu"
          maxLength={webhookTexts.mostUrl}
          {...form.register('url')}
        />
      </Field>
      <Field label="Descripción" optional error={errors.description?.message}>
        <TextInput
          autoComplete="off"
          placeholder="Nuestro sistema de selección"
          maxLength={webhookTexts.mostDescription}
          {...form.register('description')}
        />
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-strong">Eventos</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            value={event}
            label={
              <>
                {webhookEventNames[event]} <code className="text-xs text-ink-2">{event}</code>
              </>
            }
            {...form.register('events')}
          />
        ))}
        <FieldMessage id="webhook-events" error={errors.events?.message} />
      </fieldset>
    </FormDialog>
  )
}
