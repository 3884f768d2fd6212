import { type ReviewItem, wantsLook } from '#domain/cv/review.ts'
import { cx } from '#web/ui/look/cx.ts'
import { ReviewItemRow } from './review-item.tsx'
import { wordsOf } from './review.words.ts'
import type { CvReview, ReviewedItem } from './use-cv-review.ts'

const groups: readonly { title: string; holds: (item: ReviewItem) => boolean; isShort?: boolean }[] = [
  { title: 'Tus datos', holds: ({ value }) => value.kind === 'field' && value.field !== 'summary' },
  { title: 'Resumen', holds: ({ value }) => value.kind === 'field' && value.field === 'summary' },
  { title: 'Experiencia', holds: ({ value }) => value.kind === 'experience' },
  { title: 'Educación', holds: ({ value }) => value.kind === 'education' },
  { title: 'Habilidades', holds: (item) => isOfKind(item, 'technical', 'soft'), isShort: true },
  { title: 'Idiomas', holds: (item) => isOfKind(item, 'language'), isShort: true },
  { title: 'Certificaciones', holds: (item) => isOfKind(item, 'certification') },
]

const isOfKind = ({ value }: ReviewItem, ...kinds: string[]) =>
  value.kind === 'skill' && kinds.includes(value.skill.kind)

type ReviewListProps = {
  /** The items of the whole review, or of one part of the profile. */
  items: readonly ReviewedItem[]
  review: Pick<CvReview, 'take' | 'correct' | 'name' | 'outline'>
}

/** The items to review: those that need attention first, those that the profile already has last and disabled. */
export function ReviewList({ items, review }: ReviewListProps) {
  const first = items.filter(wantsLook)
  const known = items.filter(({ outcome }) => outcome === 'known')
  const rest = items.filter((item) => item.outcome !== 'known' && !wantsLook(item))
  return (
    <div className="grid gap-5">
      <Group title="Revisa primero" items={first} review={review} />
      {groups.map(({ title, holds, isShort }) => (
        <Group key={title} title={title} items={rest.filter(holds)} review={review} isShort={isShort} />
      ))}
      {known.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer text-ink-2">
            Tu perfil ya lo tiene, o tiene otro dato en su lugar: {known.length}
          </summary>
          <ul className="mt-2 grid gap-1.5 pl-4">
            {known.map(({ id, value }) => (
              <li key={id} className="line-clamp-2 wrap-anywhere text-ink-2">
                {Object.values(wordsOf(value)).filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type GroupProps = ReviewListProps & { title: string; isShort?: boolean | undefined }

function Group({ title, items, review, isShort = false }: GroupProps) {
  if (items.length === 0) return null
  const taken = items.filter(({ isTaken }) => isTaken).length
  return (
    <section>
      <h3 className="mb-2.5 font-text text-sm font-strong tracking-normal">
        {title}{' '}
        <span className="font-body text-ink-2 tabular-nums">
          {taken} de {items.length}
        </span>
      </h3>
      <ul className={cx(isShort && 'grid gap-x-8 sm:grid-cols-2')}>
        {items.map((item) => (
          <ReviewItemRow key={item.id} item={item} isShort={isShort} {...review} />
        ))}
      </ul>
    </section>
  )
}
