import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Video from 'lucide-react/icons/video'
import type { ReactNode } from 'react'
import type { EducationItem, Experience } from '#contracts/career-fields.ts'
import type {
  Certificate,
  PortfolioItem,
  ProfessionalEndorsements,
  ProfessionalReviews,
} from '#contracts/reputation.contract.ts'
import { formatDate, formatPartialDate, limaDay } from '#domain/dates.ts'
import { CompanyLogo } from '../../ui/avatar.tsx'
import { VerifiedBadge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CareerEntry } from '../careers/career-entry.tsx'
import { Stars } from '../services/rating.tsx'
import { OutsideLink } from './outside-link.tsx'

/** Nothing of a kind yet, said once and calmly. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border border-line bg-surface px-5 py-10 text-center text-ink-2">{children}</p>
  )
}

const KINDS = {
  pdf: { icon: FileText, label: 'PDF' },
  image: { icon: Image, label: 'Imagen' },
  video: { icon: Video, label: 'Video' },
}

export function Portfolio({ items }: { items: readonly PortfolioItem[] }) {
  if (items.length === 0) return <NothingYet>Aún no muestra trabajos.</NothingYet>
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {items.map(({ id, type, url, title, description }) => {
        const { icon: Icon, label } = KINDS[type]
        return (
          <li key={id} className="flex gap-4 rounded-md border border-line bg-surface p-5">
            <span className="grid size-11 flex-none place-items-center rounded-ctl bg-sunken text-ink-2">
              <Icon className="icon" />
            </span>
            <div className="min-w-0">
              <h3 className="text-control leading-6">
                <OutsideLink href={url}>{title}</OutsideLink>
              </h3>
              <p className="text-xs text-ink-2">{label}</p>
              {description && <p className="mt-2 text-sm wrap-anywhere text-ink-2">{description}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type ReviewsProps = Pick<ProfessionalReviews, 'reviews'> & {
  /** Beside the service itself, which need not be named again. */
  ofOneService?: boolean
}

export function Reviews({ reviews, ofOneService = false }: ReviewsProps) {
  if (reviews.length === 0) return <NothingYet>Sin reseñas aún</NothingYet>
  return (
    <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
      {reviews.map((review) => {
        const at = new Date(review.createdAt)
        return (
          <li key={review.id} className="flex gap-4 border-line py-5 not-first:border-t">
            <CompanyLogo name={review.companyName} />
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-control leading-6 wrap-anywhere">{review.companyName}</h3>
                <Stars rating={review.rating} />
                {review.isVerifiedHire && <VerifiedBadge>Contratación verificada</VerifiedBadge>}
              </div>
              <p className="text-sm text-ink-2">
                {!ofOneService && `${review.serviceTitle} · `}
                <time dateTime={limaDay(at)}>{formatDate(at)}</time>
              </p>
              {review.comment && <p className="mt-2 max-w-measure wrap-anywhere">{review.comment}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

export function Certificates({ items }: { items: readonly Certificate[] }) {
  if (items.length === 0) return <NothingYet>Aún no muestra certificados.</NothingYet>
  return (
    <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
      {items.map(({ id, title, issuer, issuedDate, url }) => (
        <li key={id} className="border-line py-4 not-first:border-t">
          <h3 className="text-control leading-6">
            <OutsideLink href={url}>{title}</OutsideLink>
          </h3>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {[issuer, issuedDate && formatPartialDate(issuedDate)].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function Endorsements({ endorsements, counts }: ProfessionalEndorsements) {
  const skills = Object.entries(counts)
  if (skills.length === 0) return <NothingYet>Nadie avala sus habilidades todavía.</NothingYet>
  return (
    <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
      {skills.map(([skill, count]) => (
        <li
          key={skill}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line py-4 not-first:border-t"
        >
          <h3 className="text-control leading-6 wrap-anywhere">{skill}</h3>
          <p className="text-sm font-strong tabular-nums">
            {count} {count === 1 ? 'aval' : 'avales'}
          </p>
          <p className="col-span-2 text-sm text-ink-2 wrap-anywhere">
            {endorsements
              .filter(({ skillName }) => skillName === skill)
              .map(({ endorsedByName }) => endorsedByName)
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function Career({
  experiences,
  education,
}: {
  experiences: readonly Experience[]
  education: readonly EducationItem[]
}) {
  return (
    <div className="grid gap-4">
      <Card title="Experiencia laboral" level={2}>
        {experiences.length === 0 ? (
          <p className="text-sm text-ink-2">Aún no muestra experiencia.</p>
        ) : (
          <ul>
            {experiences.map((item) => (
              <CareerEntry
                key={item.id}
                title={item.position}
                details={[item.company, item.location]}
                period={item}
                description={item.description}
                isFresh={false}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card title="Educación" level={2}>
        {education.length === 0 ? (
          <p className="text-sm text-ink-2">Aún no muestra estudios.</p>
        ) : (
          <ul>
            {education.map((item) => (
              <CareerEntry
                key={item.id}
                title={item.degree}
                details={[item.institution, item.field === 'General' ? null : item.field]}
                period={item}
                description={item.description}
                isFresh={false}
              />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
