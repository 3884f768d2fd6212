import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Hire } from '#contracts/hires/hires.contract.ts'
import { hireStatusLabels } from '#domain/orders/hire-status.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type HireParty, isOpenHire } from '#domain/orders/hire-steps.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { conversationHref } from '#web/features/conversations/messages.address.ts'
import { reviewHref, profileHref } from '#web/features/professionals/page/profile.address.ts'
import { priceInWords } from '#web/features/services/service-price.tsx'
import { HireSteps } from './hire-steps.tsx'
import { HireTimeline } from './hire-timeline.tsx'
import { hireTones, waitsFor } from './hire.words.ts'

type HireCardProps = {
  hire: Hire
  viewer: HireParty
  /** Named by a notification: its history is open from the start. */
  isNamed: boolean
}

/** A hire: the request, its status, and the reader's next step. */
export function HireCard({ hire, viewer, isNamed }: HireCardProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isNamed)
  const isCompany = viewer === 'company'
  const mayWrite = useMayWrite()
  const canReview = mayWrite && isCompany && hire.status === 'completed'
  const isUnderWay = isOpenHire(hire.status)
  const leads = hire.nextSteps.length > 0 || canReview
  return (
    <article
      id={`contratacion-${hire.id}`}
      aria-labelledby={id}
      className={cx(
        'grid min-w-0 scroll-mt-24 gap-4 rounded-md border bg-surface p-5 lg:p-6',
        isNamed ? 'border-line-strong' : 'border-line',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={id} className="text-h4 wrap-anywhere">
            {hire.serviceTitle}
          </h3>
          <p className="mt-1 text-sm wrap-anywhere text-ink-2">
            <Link
              to={isCompany ? profileHref(hire.professionalId) : companyHref(hire.companyId)}
              className="link"
            >
              {isCompany ? hire.professionalName : hire.companyName}
            </Link>
            {` · ${hire.order.name === null ? priceInWords(hire.price) : `${hire.order.name}, ${hire.price}`} · `}
            <time dateTime={hire.createdAt}>{formatDate(new Date(hire.createdAt))}</time>
          </p>
        </div>
        <Badge tone={hireTones[hire.status]}>{hireStatusLabels[hire.status]}</Badge>
      </header>
      {isUnderWay && <Asked hire={hire} viewer={viewer} />}
      <p className="text-sm text-ink-2">{waitsFor(hire, viewer)}</p>
      <div className={cx('flex flex-wrap items-center gap-2', !leads && '-my-2 -ml-3.5')}>
        {/* An order is answered in its room, where what was delivered and its terms are. */}
        {hire.order.name === null && <HireSteps hire={hire} viewer={viewer} />}
        <LinkButton
          to={`${viewer === 'company' ? '/company-dashboard' : '/dashboard'}/contrataciones/${hire.id}`}
          size="sm"
          variant={hire.order.name === null ? 'quiet' : 'primary'}
          aria-label={`Abrir el pedido: ${hire.serviceTitle}`}
        >
          Abrir el pedido
        </LinkButton>
        {canReview && (
          <LinkButton
            to={reviewHref(hire.professionalId, hire.serviceId)}
            size="sm"
            variant={hire.hasReview ? 'secondary' : 'primary'}
            aria-label={`${hire.hasReview ? 'Ver tu reseña' : 'Escribir reseña'}: ${hire.serviceTitle}`}
          >
            {hire.hasReview ? 'Ver tu reseña' : 'Escribir reseña'}
          </LinkButton>
        )}
        {hire.hasConversation && (
          <LinkButton
            to={conversationHref(viewer, hire)}
            variant="quiet"
            size="sm"
            aria-label={`Ver conversación: ${hire.serviceTitle}`}
          >
            Ver conversación
          </LinkButton>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Historial: ${hire.serviceTitle}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-historial`}
          onClick={() => setOpen(!isOpen)}
        >
          Historial
          <ChevronDown className={cx('icon transition-transform', isOpen && 'rotate-180')} />
        </Button>
      </div>
      <div id={`${id}-historial`} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-4">
            {!isUnderWay && <Asked hire={hire} viewer={viewer} />}
            <HireTimeline id={hire.id} viewer={viewer} />
          </div>
        )}
      </div>
    </article>
  )
}

/** The company's text of the request. */
function Asked({ hire, viewer }: { hire: Hire; viewer: HireParty }) {
  return (
    <blockquote className="max-w-measure border-l-2 border-line-strong pl-4 text-control wrap-anywhere whitespace-pre-line">
      <span className="sr-only">{viewer === 'company' ? 'Lo que pediste: ' : 'Lo que necesita: '}</span>
      {hire.message}
    </blockquote>
  )
}
