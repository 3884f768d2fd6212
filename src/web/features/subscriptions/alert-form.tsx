import MailCheck from 'lucide-react/icons/mail-check'
import {
  type AlertFrequency,
  subscriptionsContract,
} from '#contracts/subscriptions/subscriptions.contract.ts'
import { longestEmail } from '#contracts/accounts/account-figures.ts'
import { api, endpointRef, formPage } from '#web/lib/api-client.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { FrequencyChoice } from './frequency-choice.tsx'
import { useSubscribe } from './use-subscribe.ts'

type AlertFormProps = {
  /** The query string of /empleos. */
  search: string
  /** The search in words. */
  words: string
  frequency?: AlertFrequency
  /** The values that were posted without scripts and refused. */
  refused?: RefusedForm | null
}

/** Subscribes to the new jobs of a search by e-mail. A plain form: without scripts `/alertas` handles it. */
export function AlertForm({ search, words, frequency: chosen = 'daily', refused = null }: AlertFormProps) {
  const session = useSession()
  const user = session.status === 'user' ? session.user : null
  const { form, sent, message } = useSubscribe({
    page: formPage(subscriptionsContract.createAlert),
    initial: { email: '', frequency: chosen },
    refused,
    async loadSchema() {
      const { jobAlertBody } = await import('#contracts/subscriptions/subscriptions.contract.ts')
      return user ? jobAlertBody.omit({ email: true }) : jobAlertBody.required({ email: true })
    },
    send: (body) =>
      api.call(endpointRef(subscriptionsContract.createAlert), {
        body: { ...body, search },
      }),
  })
  const { email, frequency } = form.values
  if (sent)
    return (
      <AlertSent
        isActive={sent.isActive}
        email={user?.email ?? email}
        isProfessional={user?.userType === 'professional'}
      />
    )
  return (
    <form {...form.props} className="grid gap-5">
      <input type="hidden" name="search" value={search} />
      <div className="rounded-md bg-sunken px-4 py-3">
        <p className="text-xs text-ink-2">Tu búsqueda</p>
        <p className="font-strong wrap-anywhere">{words}</p>
      </div>
      {message && (
        <Note tone="bad" announce>
          {message}
        </Note>
      )}
      {user ? (
        <p className="text-sm text-ink-2">
          Te avisamos a <b className="wrap-anywhere text-ink">{user.email}</b>.
        </p>
      ) : (
        <Field label="Correo electrónico" required error={form.errorOf('email')}>
          <TextInput
            {...form.text('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={longestEmail}
          />
        </Field>
      )}
      <FrequencyChoice value={frequency} onChange={form.choice('frequency').onChange} />
      <div className="grid gap-2">
        <Button type="submit" block busy={form.busy}>
          Crear alerta
        </Button>
        <p className="text-center text-xs text-ink-3">
          Solo empleos nuevos. Si no hay, no escribimos. Cancelas con un clic.
        </p>
      </div>
    </form>
  )
}

type SentProps = { isActive: boolean; email: string; isProfessional: boolean }

function AlertSent({ isActive, email, isProfessional }: SentProps) {
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <p className="flex gap-3">
        <MailCheck className="icon mt-0.5 text-[1.25rem] text-ok-ink" />
        <span>
          <b className="block">{isActive ? 'Tu alerta está activa' : 'Revisa tu correo'}</b>
          <span className="wrap-anywhere text-ink-2">
            {isActive
              ? `Te escribiremos a ${email} cuando haya empleos nuevos.`
              : `Te escribimos a ${email}. Tu alerta empieza cuando confirmas con el enlace.`}
          </span>
        </span>
      </p>
      {isProfessional && (
        <LinkButton to="/dashboard/guardados" variant="secondary" size="sm">
          Ver mis alertas
        </LinkButton>
      )}
    </div>
  )
}
