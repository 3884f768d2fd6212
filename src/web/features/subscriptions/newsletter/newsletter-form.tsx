import MailCheck from 'lucide-react/icons/mail-check'
import { subscriptionsContract } from '#contracts/subscriptions/subscriptions.contract.ts'
import { longestEmail } from '#contracts/accounts/account-figures.ts'
import { api, endpointRef, formPage } from '#web/lib/api-client.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useSubscribe } from '#web/features/subscriptions/use-subscribe.ts'

/** Subscribes to the newsletter. A plain form: without scripts `/newsletter` handles it and shows the result. */
export function NewsletterForm({ refused = null }: { refused?: RefusedForm | null }) {
  const { form, sent, message } = useSubscribe({
    page: formPage(subscriptionsContract.joinNewsletter),
    initial: { email: '' },
    refused,
    loadSchema: async () =>
      (await import('#contracts/subscriptions/subscriptions.contract.ts')).newsletterBody,
    send: (body) => api.call(endpointRef(subscriptionsContract.joinNewsletter), { body }),
  })
  return (
    <div>
      <div role="status">{sent && <Sent isActive={sent.isActive} email={form.values.email} />}</div>
      {!sent && (
        <form {...form.props} className="flex flex-wrap items-start gap-3">
          <Field
            label="Correo electrónico"
            required
            error={form.errorOf('email') ?? message}
            className="grow basis-64"
          >
            <TextInput
              {...form.text('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={longestEmail}
            />
          </Field>
          <Button type="submit" busy={form.busy} className="mt-[1.625rem]">
            Unirme ahora
          </Button>
        </form>
      )}
    </div>
  )
}

function Sent({ isActive, email }: { isActive: boolean; email: string }) {
  return (
    <p className="flex gap-3">
      <MailCheck className="icon mt-0.5 text-[1.25rem] text-ok-ink" />
      <span>
        <b className="block">{isActive ? 'Listo, ya estás en la lista' : 'Revisa tu correo'}</b>
        <span className="wrap-anywhere text-ink-2">
          {isActive
            ? 'Recibirás un correo por semana.'
            : `Te escribimos a ${email}. Confirma con el enlace y recibirás un correo por semana.`}
        </span>
      </span>
    </p>
  )
}
