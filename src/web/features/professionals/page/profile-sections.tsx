import type { ReactNode } from 'react'
import type { EducationItem, Experience } from '#contracts/professionals/career-fields.ts'
import type {
  Certificate,
  PortfolioItem,
  ProfessionalEndorsements,
  ProfessionalReviews,
  Review,
} from '#contracts/reputation/reputation.contract.ts'
import { Card } from '#web/ui/look/card.tsx'
import { CareerEntry } from '#web/features/professionals/careers/career-entry.tsx'
import { CertificateRow } from '#web/features/reputation/certificates/certificate-row.tsx'
import { PortfolioCard } from '#web/features/reputation/portfolio/portfolio-card.tsx'
import { endorsementsInWords } from '#web/features/reputation/endorsements/endorsement.words.ts'
import { ReviewItem } from '#web/features/reputation/reviews/review-item.tsx'

/** A calm note that there are no items yet. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border border-line bg-surface px-5 py-10 text-center text-ink-2">{children}</p>
  )
}

export function Portfolio({ items }: { items: readonly PortfolioItem[] }) {
  if (items.length === 0) return <NothingYet>Aún no muestra trabajos.</NothingYet>
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {items.map((item) => (
        <li key={item.id}>
          <PortfolioCard item={item} />
        </li>
      ))}
    </ul>
  )
}

type ReviewsProps = Pick<ProfessionalReviews, 'reviews'> & {
  /** Of the professional, who replies. */
  firstName: string
  /** The viewer's actions on a review. */
  actions?: (review: Review) => ReactNode
}

export function Reviews({ reviews, firstName, actions }: ReviewsProps) {
  if (reviews.length === 0) return <NothingYet>Sin reseñas aún</NothingYet>
  return (
    <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
      {reviews.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          answeredBy={`Respuesta de ${firstName}`}
          actions={actions?.(review)}
        />
      ))}
    </ul>
  )
}

export function Certificates({ items }: { items: readonly Certificate[] }) {
  if (items.length === 0) return <NothingYet>Aún no muestra certificados.</NothingYet>
  return (
    <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
      {items.map((certificate) => (
        <CertificateRow key={certificate.id} certificate={certificate} />
      ))}
    </ul>
  )
}

export function Endorsements({ endorsements, counts }: ProfessionalEndorsements) {
  const skills = Object.entries(counts)
  if (skills.length === 0) return <NothingYet>Nadie ha validado sus habilidades todavía.</NothingYet>
  return (
    <ul className="rounded-md border border-line bg-surface px-5 lg:px-6">
      {skills.map(([skill, count]) => (
        <li
          key={skill}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line py-4 not-first:border-t"
        >
          <h3 className="text-control leading-6 wrap-anywhere">{skill}</h3>
          <p className="text-sm font-strong tabular-nums">{endorsementsInWords(count)}</p>
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
                details={[
                  item.institution,
                  item.field === 'General' ? null : item.field,
                  item.gpa && `Promedio ${item.gpa}`,
                ]}
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
