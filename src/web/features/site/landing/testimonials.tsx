import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { cx } from '#web/ui/look/cx.ts'
import type { Testimonial } from './claims.ts'

/** Testimonials, the first one large. Renders nothing when the operator has removed all. */
export function Testimonials({
  testimonials,
  areExamples,
}: {
  testimonials: readonly Testimonial[]
  areExamples: boolean
}) {
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby="titulo-testimonios" className="wrap py-16 lg:py-24">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="titulo-testimonios">En sus palabras</h2>
        {areExamples && <Badge tone="line">Datos de ejemplo</Badge>}
      </div>
      <ul className="mt-8 grid gap-8 md:grid-cols-2 lg:mt-10 lg:grid-cols-[1.7fr_1fr_1fr] lg:gap-12">
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.name} className={cx('grid', index === 0 && 'md:max-lg:col-span-2')}>
            <Quote testimonial={testimonial} large={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quote({ testimonial, large }: { testimonial: Testimonial; large: boolean }) {
  const { message, name, role } = testimonial
  return (
    <figure className="grid grid-rows-[1fr_auto] gap-6 border-t border-line-strong pt-5">
      <blockquote>
        <p
          className={
            large
              ? 'max-w-[30ch] font-display text-[1.5rem] leading-[1.2] font-head tracking-head lg:text-[1.875rem]'
              : 'max-w-[44ch] text-lg'
          }
        >
          {message}
        </p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Avatar name={name} size={48} />
        <span className="text-sm">
          <span className="block font-strong">{name}</span>
          <span className="text-ink-2">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
