import { Link } from 'react-router'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { PayForm, type PayFormProps } from './pay-form.tsx'
import type { PayPage, payExamples } from './pay-page.ts'
import { PayResult } from './pay-result.tsx'

type PayViewProps = {
  form: PayFormProps
  /** Null: nothing was asked yet. */
  page: PayPage | null
  examples: typeof payExamples
}

/** The page about pay: what is asked, and what the ads say. */
export function PayView({ form, page, examples }: PayViewProps) {
  return (
    <div className="wrap pt-6 lg:pt-10">
      <BackLink to="/agente">Agente IA</BackLink>
      <h1 className="mt-3">¿Cuánto pagan?</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        Lo que dicen los avisos activos de un oficio: cuántos son, qué paga la mitad del medio y cómo se
        reparten. Nada está estimado.
      </p>
      <PayForm key={Object.values(form).join('|')} {...form} />
      {page ? (
        <PayResult page={page} />
      ) : (
        <section aria-labelledby="sueldos-ejemplos" className="mt-10">
          <h2 id="sueldos-ejemplos" className="text-h4">
            Por ejemplo
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {examples.map(({ name, href }) => (
              <li key={href}>
                <Link to={href} rel="nofollow" className="link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
