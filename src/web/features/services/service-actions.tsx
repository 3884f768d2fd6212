import CircleCheck from 'lucide-react/icons/circle-check'
import { Link } from 'react-router'
import { hireStatusLabels } from '#domain/orders/hire-status.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ServicePrice } from './service-price.tsx'
import type { Contacting } from './use-contacting.tsx'

/** 'Contratar Servicio' and the contact button, or the status of an existing contact. The server renders the visitor's version. */
export function ServiceActions({ contacting, firstName }: { contacting: Contacting; firstName: string }) {
  const { viewer, hire, sent, open, prepare, loginHref, sayWhyLogin } = contacting
  if (viewer === 'professional') {
    return (
      <p className="text-sm text-ink-2">
        Contactar y contratar es para empresas. Si representas a una, entra con su cuenta.
      </p>
    )
  }
  const note = <p className="py-1 text-xs text-ink-2">Al contratar, {firstName} confirma antes de empezar.</p>
  if (viewer === 'visitor') {
    return (
      <>
        <LinkButton to={loginHref('hire')} rel="nofollow" onClick={sayWhyLogin} block>
          Contratar Servicio
        </LinkButton>
        <LinkButton to={loginHref('contact')} rel="nofollow" onClick={sayWhyLogin} variant="secondary" block>
          Iniciar Sesión para Contactar
        </LinkButton>
        {note}
      </>
    )
  }
  const isWaiting = hire?.status === 'requested'
  return (
    <>
      {sent && (
        <p role="status" className="flex gap-2 text-sm text-ok-ink">
          <CircleCheck className="icon mt-0.5" />
          {sent.words}
        </p>
      )}
      {sent?.href && (
        <Link to={sent.href} className="link justify-self-start text-sm">
          Ver la conversación
        </Link>
      )}
      {hire && (
        <p className="text-sm text-ink-2">
          Tu solicitud del {formatDate(new Date(hire.createdAt))}: <b>{hireStatusLabels[hire.status]}</b>
        </p>
      )}
      {!isWaiting && (
        <Button block onPointerEnter={prepare} onFocus={prepare} onClick={() => open('hire')}>
          Contratar Servicio
        </Button>
      )}
      <Button
        variant="secondary"
        block
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open('contact')}
      >
        Pregunta antes de pedir
      </Button>
      {!isWaiting && note}
    </>
  )
}

/** On a phone the price and the main button stick to the bottom. */
export function HireBar({
  contacting,
  price,
  deliveryTime,
}: {
  contacting: Contacting
  price: string
  deliveryTime: string
}) {
  const { viewer, hire, open, prepare, loginHref, sayWhyLogin } = contacting
  if (viewer === 'professional' || hire?.status === 'requested') return null
  return (
    <div
      role="region"
      aria-label="Contratar"
      data-bottom-bar="phone"
      className="sticky bottom-0 z-sticky flex items-center justify-between gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="min-w-0">
        <span className="block">
          <ServicePrice price={price} />
        </span>
        <span className="block truncate text-xs text-ink-2">{deliveryTime}</span>
      </p>
      {viewer === 'visitor' ? (
        <LinkButton to={loginHref('hire')} rel="nofollow" onClick={sayWhyLogin} className="flex-none">
          Contratar Servicio
        </LinkButton>
      ) : (
        <Button className="flex-none" onPointerEnter={prepare} onFocus={prepare} onClick={() => open('hire')}>
          Contratar Servicio
        </Button>
      )}
    </div>
  )
}
