import type { ProfessionalReviews } from '#contracts/reputation/reputation.contract.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import { Stars } from '#web/features/services/rating.tsx'
import { ratingCounts } from './rating-counts.ts'

const reviewsOf = (count: number) => `${count} ${count === 1 ? 'reseña' : 'reseñas'}`

/** The average rating, the number of reviews, and how many gave each number of stars. */
export function RatingSummary({ reviews, stats }: ProfessionalReviews) {
  const { avgRating, totalReviews } = stats
  return (
    <Card title="Calificación">
      <div className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid gap-1.5">
          <p className="fig text-[2.75rem] leading-none">
            {avgRating === null ? '–' : avgRating.toFixed(1)}
            <span className="sr-only"> de 5</span>
          </p>
          {avgRating !== null && <Stars rating={Math.round(avgRating)} />}
          <p className="text-sm text-ink-2">{reviewsOf(totalReviews)}</p>
        </div>
        <ul className="grid max-w-[26rem] gap-2">
          {ratingCounts(reviews).map(({ stars, count }) => (
            <li
              key={stars}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)_1.5rem] items-center gap-3 text-sm tabular-nums"
            >
              <span className="text-ink-2">{stars === 1 ? '1 estrella' : `${stars} estrellas`}</span>
              <ProgressBar
                label={`${stars} de 5: ${reviewsOf(count)}`}
                value={count}
                max={Math.max(1, totalReviews)}
              />
              <span className="text-right">{count}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
