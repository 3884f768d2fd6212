import Phone from 'lucide-react/icons/phone'
import type { AssistantCard } from '#contracts/assistant/assistant.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { StatusBadge } from '#web/features/applications/sent/status-badge.tsx'
import { articleHref } from '#web/features/help/help.address.ts'
import { serviceHref } from '#web/features/services/service.address.ts'
import { ServicePrice } from '#web/features/services/service-price.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Dotted } from '#web/ui/list/dotted.tsx'
import { OpenTitle } from './open-title.tsx'

type Of<Kind extends AssistantCard['kind']> = Extract<AssistantCard, { kind: Kind }>

/** A service: it opens over the page. */
export function ServiceCard({ service, onOpen }: { service: Of<'service'>['service']; onOpen: () => void }) {
  const { professional, price, rating, reviewCount } = service
  return (
    <>
      <OpenTitle to={serviceHref(service.id)} onOpen={onOpen}>
        {service.title}
      </OpenTitle>
      <p className="mt-0.5 text-xs text-ink-2">
        <Dotted>
          {`${professional.firstName} ${professional.lastName}`.trim()}
          {service.group ?? service.category}
          {rating !== null && rating > 0 ? `${rating.toFixed(1)} de 5 (${reviewCount})` : null}
        </Dotted>
      </p>
      <p className="mt-1">
        <ServicePrice price={price} />
      </p>
    </>
  )
}

/** A help article: it opens over the page. */
export function ArticleCard({ article, onOpen }: { article: Of<'article'>['article']; onOpen: () => void }) {
  return (
    <>
      <OpenTitle to={articleHref(article.slug)} onOpen={onOpen}>
        {article.title}
      </OpenTitle>
      <p className="mt-0.5 text-sm text-ink-2">{article.description}</p>
    </>
  )
}

/** An own application with its state, which leads to it. */
export function ApplicationCard({ application }: Pick<Of<'application'>, 'application'>) {
  const { jobTitle, companyName, status, appliedAt, href } = application
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
      <div className="min-w-0">
        <OpenTitle to={href}>{jobTitle}</OpenTitle>
        <p className="mt-0.5 text-xs text-ink-2">
          <Dotted>
            {companyName}
            {`Postulaste el ${formatDate(new Date(appliedAt))}`}
          </Dotted>
        </p>
      </div>
      <StatusBadge status={status} />
    </div>
  )
}

/** An own ad of a company, which leads to its candidates. */
export function AdCard({ ad }: Pick<Of<'ad'>, 'ad'>) {
  const { title, location, isActive, candidates, newCandidates, href } = ad
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
      <div className="min-w-0">
        <OpenTitle to={href}>{title}</OpenTitle>
        <p className="mt-0.5 text-xs text-ink-2 tabular-nums">
          <Dotted>
            {location}
            {candidates === 1 ? '1 candidato' : `${candidates} candidatos`}
            {newCandidates === 0 ? null : newCandidates === 1 ? '1 nuevo' : `${newCandidates} nuevos`}
          </Dotted>
        </p>
      </div>
      <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Activo' : 'Inactivo'}</Badge>
    </div>
  )
}

/** A company, which leads to its page. */
export function CompanyCard({ company }: Pick<Of<'company'>, 'company'>) {
  const { name, industry, location, activeJobs, href } = company
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <CompanyLogo name={name} size={40} />
      <div className="min-w-0">
        <OpenTitle to={href}>{name}</OpenTitle>
        <p className="text-xs text-ink-2 tabular-nums">
          <Dotted>
            {industry}
            {location}
            {activeJobs === 1 ? '1 empleo abierto' : `${activeJobs} empleos abiertos`}
          </Dotted>
        </p>
      </div>
    </div>
  )
}

/** A plan with its price, which leads to where it is bought. */
export function PlanCard({ plan: { name, price, points, href } }: Pick<Of<'plan'>, 'plan'>) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <OpenTitle to={href}>{name}</OpenTitle>
        <p className="fig">{price}</p>
      </div>
      <ul className="mt-1 list-disc pl-4 text-sm text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}

/** Somebody to call in need. */
export function HelpLineCard({ line: { name, phone, note } }: Pick<Of<'help-line'>, 'line'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-strong">{name}</p>
        <p className="text-sm text-ink-2">{note}</p>
      </div>
      <a
        href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
        className="link inline-flex min-h-control-sm items-center gap-2 font-strong tabular-nums"
      >
        <Phone className="icon" />
        <span className="sr-only">Llamar al </span>
        {phone}
      </a>
    </div>
  )
}
