import { NewsletterForm } from '#web/features/subscriptions/newsletter/newsletter-form.tsx'

/** The newsletter: the last section, directly above the footer. */
export function NewsletterSection() {
  return (
    <section aria-labelledby="titulo-boletin" className="-mb-20 border-t border-line">
      <div className="wrap grid items-center gap-6 py-14 md:grid-cols-2 md:gap-10 lg:py-20">
        <div>
          <h2 id="titulo-boletin">Cada semana, en tu correo</h2>
          <p className="mt-3 max-w-[44ch] text-ink-2">
            Una selección de empleos TEC recién publicados. Date de baja cuando quieras.
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
