import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { api } from '../../lib/api-client.ts'
import { refs } from '../../lib/endpoint-refs.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useSubscribe } from '../subscriptions/use-subscribe.ts'
import { useSession } from '../session/use-session.ts'

/** Joins the newsletter. A plain form: without scripts `/newsletter` takes it and says what came of it. */
export function NewsletterForm({ error }: { error?: string | undefined }) {
  const [email, setEmail] = useState('')
  const session = useSession()
  const { outcome, submit } = useSubscribe((humanCheck) =>
    api.call(refs.joinNewsletter, { body: { email, humanCheck } }),
  )
  const failure = outcome.status === 'failed' ? (outcome.fields.email ?? outcome.message) : error
  return (
    <div>
      <div role="status">
        {outcome.status === 'sent' && <Sent isActive={outcome.isActive} email={email} />}
      </div>
      {outcome.status !== 'sent' && (
        <form
          method="post"
          action="/newsletter"
          onSubmit={(event) => {
            event.preventDefault()
            void submit({ isVisitor: session.status !== 'user' })
          }}
          className="flex flex-wrap items-start gap-3"
        >
          <Field label="Correo electrónico" required error={failure} className="grow basis-64">
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Button type="submit" busy={outcome.status === 'busy'} className="mt-[1.625rem]">
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
