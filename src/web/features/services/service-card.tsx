import { excerptLength } from '#contracts/text-lengths.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Service } from '#contracts/services/services.contract.ts'
import { truncate } from '#domain/text/truncate.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Rating } from './rating.tsx'
import { overList, serviceHref } from './service.address.ts'
import { ServicePicture, WorkPictures } from './service-picture.tsx'
import { ServicePrice } from './service-price.tsx'

export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** When the professional of a service takes new orders; renders nothing if nothing was said. */
export const AvailabilityBadge = ({ availability }: Pick<Service, 'availability'>) =>
  availability && <Badge tone={availability.state === 'now' ? 'ok' : 'line'}>{availability.words}</Badge>

type ServiceCardProps = {
  service: Service
  /** The address that opens the service over the list; without it the card links to the service's page. */
  openTo?: string
  /** Called as soon as a press is likely. */
  onPrepare?: () => void
  /** The heading level of the title. */
  level?: 2 | 3
  /** An extra control above the link. */
  action?: ReactNode
}

/** A service in the directory. The title's link covers the whole card. */
export function ServiceCard({ service, openTo, onPrepare, level = 2, action }: ServiceCardProps) {
  const Heading = `h${level}` as const
  const { id, professional } = service
  const name = fullNameOf(professional)
  const over = openTo
    ? { to: openTo, mask: serviceHref(id), state: overList, preventScrollReset: true }
    : { to: serviceHref(id) }
  return (
    <li className="relative flex min-w-0 flex-col rounded-md border border-line bg-surface p-4 transition-colors md:p-5 hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:p-6">
      {service.imageUrl && (
        <ServicePicture
          src={service.imageUrl}
          className="-mx-4 -mt-4 mb-3 w-[calc(100%+2rem)] max-w-none rounded-t-[11px] max-md:aspect-[3/1] max-md:object-cover md:-mx-5 md:-mt-5 md:mb-5 md:w-[calc(100%+2.5rem)] lg:-mx-6 lg:-mt-6 lg:w-[calc(100%+3rem)]"
        />
      )}
      <p className="flex flex-wrap gap-1.5">
        <Badge>{service.group ?? service.category}</Badge>
        <AvailabilityBadge availability={service.availability} />
      </p>
      <Heading className="mt-2 text-h4 md:mt-4 text-pretty wrap-anywhere">
        <Link
          {...over}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          className="no-underline outline-none after:absolute after:inset-0"
        >
          {service.title}
        </Link>
      </Heading>
      <p className="mt-1 text-control text-pretty wrap-anywhere text-ink-2 max-md:line-clamp-2 max-md:text-sm md:mt-2">
        {truncate(service.description, excerptLength)}
      </p>
      {service.works.length > 0 && (
        <div className="mt-3">
          <WorkPictures works={service.works} />
        </div>
      )}
      <div className="mt-auto flex items-end justify-between gap-3 pt-3 md:pt-6">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} src={professional.avatar} />
          <div className="min-w-0 text-sm">
            <p className="flex items-center gap-1 font-strong">
              <span className="truncate">{name}</span>
              {professional.isVerified && <VerifiedMark />}
            </p>
            <p>
              <Rating rating={service.rating} reviewCount={service.reviewCount} />
            </p>
          </div>
        </div>
        <p className="max-w-[60%] flex-none text-right">
          <ServicePrice price={service.price} />
          {service.fromPrice && (
            <span className="block text-sm text-ink-2">Paquetes desde {service.fromPrice}</span>
          )}
        </p>
      </div>
      {action && <div className="relative">{action}</div>}
    </li>
  )
}

/** Only the icon, where there is no room for the label. */
function VerifiedMark() {
  return (
    <span className="flex-none text-ok-ink">
      <BadgeCheck className="icon text-[0.9rem]" />
      <span className="sr-only">, Profesional Verificado</span>
    </span>
  )
}
