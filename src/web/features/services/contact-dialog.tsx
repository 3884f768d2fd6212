import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hiresContract } from '#contracts/hires/hires.contract.ts'
import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useResource } from '#web/lib/resource.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { viewOf } from '#web/features/professionals/page/own-view.resource.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { startInWords } from '#domain/services/availability.words.ts'
import { limaDay } from '#domain/time/dates.ts'
import { chargeOf } from '#domain/orders/fee-sums.ts'
import { orderTermsResource } from '#web/features/hires/money/order-terms.resource.ts'
import { contactFailure } from './contact-failure.words.ts'
import { ownHiresResource } from './own-hires.resource.ts'
import { priceInWords } from './service-price.tsx'
import { type Choice, firstChoice, PackageChoice, priceOf } from './package-choice.tsx'
import type { Contacted, ContactKind } from './use-contacting.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { asks, headOf } from '#contracts/field-messages.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

type ContactDialogProps = {
  service: Contacted
  /** Null: closed. */
  kind: ContactKind | null
  onClose: () => void
  /** Called with the confirmation and where the reply will appear; `href`: the conversation. */
  onSent: (words: string, href?: string) => void
}

/** A company's message to a professional: a first message, or a request to hire. Closing keeps the text. */
export function ContactDialog({ service, kind, onClose, onSent }: ContactDialogProps) {
  const navigate = useNavigate()
  const today = limaDay(useNow())
  // Shown while the dialog closes.
  const [shown, setShown] = useState<ContactKind>('contact')
  if (kind !== null && kind !== shown) setShown(kind)
  const [typed, setTyped] = useState({ contact: '', hire: '' })
  const [isBlank, setBlank] = useState(false)
  const [chosen, setChosen] = useState<Choice | null>(null)
  const choice = shown === 'hire' ? (chosen ?? firstChoice(service)) : null
  const price = priceOf(service, choice)
  const feeRate = useResource(orderTermsResource, kind === 'hire')?.feeRate ?? null
  const { firstName } = service.professional
  const words = wordsOf(shown, firstName)
  const message = typed[shown].trim()

  const keyOf = useSendKey()
  const sendMessage = async () => {
    const order = price &&
      choice?.package && {
        package: choice.package,
        extras: [...choice.extras],
        totalCents: price.cents,
        ...(feeRate !== null && { payCents: chargeOf(price.cents, feeRate).total }),
      }
    const to = { params: { serviceId: service.id }, idempotencyKey: keyOf({ shown, message, order }) }
    if (shown === 'hire')
      await api.call(endpointRef(hiresContract.request), {
        ...to,
        body: order ? { message, order } : { message },
      })
    else
      await api.call(endpointRef(conversationsContract.start), { ...to, body: { initialMessage: message } })
  }
  const send = useAction(sendMessage, {
    onSuccess: async () => {
      setTyped({ ...typed, [shown]: '' })
      const href = shown === 'contact' ? `/company-dashboard/mensajes?servicio=${service.id}` : undefined
      showToast({
        title: words.done,
        description: words.next,
        ...(href ? { action: { label: 'Ver la conversación', onPress: () => void navigate(href) } } : {}),
      })
      onSent(`${words.done}. ${words.next}`, href)
      onClose()
      // The contact makes the person's contact data visible.
      void viewOf(service.professional.id).refresh()
      if (shown === 'hire') await ownHiresResource.refresh()
    },
    onError: async (error) => {
      const failure = contactFailure(error, shown)
      showToast({ ...failure, tone: 'destructive' })
      if (error instanceof ApiError && error.status === 401) await sessionResource.refresh()
      if (error instanceof ApiError && error.status === 409) {
        await ownHiresResource.refresh()
        await orderTermsResource.refresh()
      }
    },
  })
  const close = () => {
    send.reset()
    setBlank(false)
    onClose()
  }
  const blank = isBlank && message === '' ? words.blank : undefined
  const failure = send.error && contactFailure(send.error, shown)

  return (
    <Dialog
      open={kind !== null}
      onClose={close}
      locked={send.isPending}
      variant="sheet"
      title={words.title}
      description={
        shown === 'hire' && !choice ? `${service.title} · ${priceInWords(service.price)}` : service.title
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setBlank(message === '')
          if (message === '') event.currentTarget.querySelector('textarea')?.focus()
          else void send.run()
        }}
      >
        <FormHead sentences={headOf([blank])} />
        {shown === 'hire' && service.availability && (
          <p className="text-sm text-ink-2">{startInWords(service.availability, firstName, today)}</p>
        )}
        {choice && (
          <PackageChoice
            service={service}
            firstName={firstName}
            choice={choice}
            feeRate={feeRate}
            onChange={setChosen}
          />
        )}
        <Field label={words.label} hint={words.hint} error={blank} required>
          <Textarea
            value={typed[shown]}
            rows={6}
            maxLength={mostLetters.need}
            counterMax={mostLetters.need}
            onChange={(event) => setTyped({ ...typed, [shown]: event.target.value })}
          />
        </Field>
        {failure && (
          <Note tone="bad" announce>
            <p className="font-strong">{failure.title}</p>
            <p>{failure.description}</p>
          </Note>
        )}
        <Button type="submit" block busy={send.isPending} busyLabel="Enviando...">
          {words.action}
        </Button>
      </form>
    </Dialog>
  )
}

function wordsOf(kind: ContactKind, firstName: string) {
  const next = `La respuesta de ${firstName} llegará a tu correo y a tu campana.`
  return kind === 'hire'
    ? {
        title: 'Contratar Servicio',
        label: 'Qué necesitas',
        hint: `El alcance y para cuándo. ${firstName} confirma antes de empezar.`,
        blank: asks.need,
        action: 'Enviar solicitud',
        done: 'Solicitud enviada',
        next,
      }
    : {
        title: `Contactar a ${firstName}`,
        label: 'Tu mensaje',
        hint: 'Preséntate y pregunta lo que necesites saber antes de pedir.',
        blank: asks.message,
        action: 'Enviar mensaje',
        done: 'Mensaje enviado',
        next,
      }
}
