import Star from 'lucide-react/icons/star'

type RatingProps = {
  /** 1-5; null without reviews. */
  rating: number | null
  reviewCount: number
  /** Adds the word 'reseñas' to the number. */
  inWords?: boolean
}

/** The average of real reviews, or that there are none. */
export function Rating({ rating, reviewCount, inWords = false }: RatingProps) {
  if (rating === null) return <span className="text-ink-3">Sin reseñas aún</span>
  const reviews = `${reviewCount} ${reviewCount === 1 ? 'reseña' : 'reseñas'}`
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Star className="icon fill-accent text-[0.8rem] text-accent" />
      <b>
        <span className="sr-only">Calificación </span>
        {rating.toFixed(1)}
        <span className="sr-only"> de 5</span>
      </b>
      <span className="text-ink-2">
        {inWords ? (
          `(${reviews})`
        ) : (
          <>
            <span aria-hidden="true">({reviewCount})</span>
            <span className="sr-only">, {reviews}</span>
          </>
        )}
      </span>
    </span>
  )
}

/** The five stars of one review, with the number for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center gap-0.5" role="img" aria-label={`${rating} de 5 estrellas`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          className={
            star <= rating
              ? 'icon fill-accent text-[0.9rem] text-accent'
              : 'icon text-[0.9rem] text-line-strong'
          }
        />
      ))}
    </span>
  )
}
