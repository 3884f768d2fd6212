import Check from 'lucide-react/icons/check'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import type { TrackRecord as Record } from '#contracts/professionals/professionals.contract.ts'
import type { ServiceOffers } from '#contracts/services/package-fields.ts'
import type { Service } from '#contracts/services/services.contract.ts'
import { toBlocks } from '#domain/text/text-blocks.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge, VerifiedBadge } from '#web/ui/look/badge.tsx'
import { ChipList } from '#web/ui/list/chip-list.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { Rating } from './rating.tsx'
import { AvailabilityBadge, fullNameOf } from './service-card.tsx'
import { ServicePicture, WorkPictures } from './service-picture.tsx'
import { ServicePrice } from './service-price.tsx'
import { TrackRecord } from './track-record.tsx'

// Only for services that have some.
const Offers = lazy(async () => ({ default: (await import('./service-offers.tsx')).Offers }))

type ServiceDetailProps = {
  /** The list does not know the packages. */
  service: Service & Partial<ServiceOffers>
  /** Undefined while loading. */
  record: Record | undefined
  /** 1 on the service's page, 2 in a dialog over the list. */
  level: 1 | 2
  /** Contact and hire, or why they are not available. */
  actions: ReactNode
  /** At the end of the side column: a link to report the service. */
  report?: ReactNode
}

/** All details of a service, for its page and for the dialog over the directory. */
export function ServiceDetail({ service, record, level, actions, report }: ServiceDetailProps) {
  const Title = `h${level}` as const
  const Heading = level === 1 ? 'h2' : 'h3'
  const { professional } = service
  const name = fullNameOf(professional)
  const tools = [
    ...new Set(
      service.tools
        .split(',')
        .map((tool) => tool.trim())
        .filter(Boolean),
    ),
  ]
  const section = (title: string, content: ReactNode) => (
    <section>
      <Heading className="text-h4">{title}</Heading>
      <div className="mt-3">{content}</div>
    </section>
  )
  return (
    <div className="grid lg:min-h-full lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 content-start gap-7 p-5 lg:p-9">
        <div>
          <p className={cx('flex flex-wrap gap-1.5', level === 2 && 'pr-10 lg:pr-0')}>
            <Badge>{service.group ?? service.category}</Badge>
            <AvailabilityBadge availability={service.availability} />
          </p>
          <Title
            tabIndex={level === 2 ? -1 : undefined}
            className="mt-4 text-[clamp(1.625rem,1.4rem+1.1vw,2.25rem)] leading-[1.12] tracking-head outline-none wrap-anywhere"
          >
            {service.title}
          </Title>
          <div className="mt-4 grid max-w-measure gap-3 wrap-anywhere text-ink-2">
            {toBlocks(service.description).map((block, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
              <p key={at} className="whitespace-pre-line">
                {block.type === 'ul' ? block.items.map((item) => `• ${item}`).join('\n') : block.text}
              </p>
            ))}
          </div>
        </div>
        {service.imageUrl && (
          <ServicePicture first src={service.imageUrl} className="w-full rounded-md border border-line" />
        )}
        {service.works.length > 0 && section('Trabajos', <WorkPictures works={service.works} />)}
        {[...(service.packages ?? []), ...(service.extras ?? [])].length > 0 && (
          <Suspense fallback={null}>
            <Offers service={service} level={level} />
          </Suspense>
        )}
        {service.includes.length > 0 &&
          section(
            'Incluye',
            <ul className="grid gap-2.5">
              {service.includes.map((item) => (
                <li key={item} className="flex gap-3 wrap-anywhere">
                  <Check className="icon mt-0.5 text-accent-ink" />
                  {item}
                </li>
              ))}
            </ul>,
          )}
        {service.requirements !== '' &&
          section(
            'Requisitos',
            <p className="max-w-measure whitespace-pre-line wrap-anywhere text-ink-2">
              {service.requirements}
            </p>,
          )}
        {tools.length > 0 && section('Herramientas', <ChipList items={tools} />)}
        {section(
          'Quién lo ofrece',
          <div className="grid gap-5">
            <div className="flex items-start gap-4">
              <Avatar name={name} src={professional.avatar} size={56} />
              <div className="min-w-0">
                <p className="font-strong wrap-anywhere">{name}</p>
                <p className="text-sm wrap-anywhere text-ink-2">
                  {[professional.title, professional.location].filter(Boolean).join(' · ')}
                </p>
                {professional.isVerified && (
                  <p className="mt-2">
                    <VerifiedBadge>Profesional Verificado</VerifiedBadge>
                  </p>
                )}
              </div>
            </div>
            <TrackRecord record={record} />
          </div>,
        )}
      </div>
      <aside aria-label="Precio y contacto" className="bg-sunken p-5 lg:p-6 lg:pt-9">
        <div className={cx('grid gap-5', level === 1 && 'lg:sticky lg:top-24')}>
          <ServicePrice price={service.price} big />
          <DefinitionList
            items={[
              { term: 'Entrega', value: service.deliveryTime },
              {
                term: 'Calificación',
                value: <Rating rating={service.rating} reviewCount={service.reviewCount} />,
              },
            ]}
          />
          <div className="grid gap-2">
            {actions}
            <Link
              to={profileHref(service.professionalId)}
              className="inline-flex min-h-control items-center justify-center rounded-md font-strong no-underline underline-offset-4 hover:underline"
            >
              Ver Perfil Completo
            </Link>
          </div>
          {report && <div className="text-center text-xs">{report}</div>}
        </div>
      </aside>
    </div>
  )
}
