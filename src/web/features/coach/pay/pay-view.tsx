import { Link } from 'react-router'
import type { Pay } from '#contracts/coach/pay.contract.ts'
import { payHref } from '#domain/coach/pay/pay.address.ts'
import type { PaySearch } from '#domain/coach/pay/wider-searches.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { PayForm } from './pay-form.tsx'
import { PayResult } from './pay-result.tsx'

type PayViewProps = { search: PaySearch; pay: Pay | null }

/** The page about pay: what is asked, and what the ads say. */
export function PayView({ search, pay }: PayViewProps) {
  return (
    <div className="wrap pt-6 lg:pt-10">
      <BackLink to="/agente">Agente IA</BackLink>
      <h1 className="mt-3">¿Cuánto pagan?</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        Lo que dicen los avisos activos de un oficio: cuántos son, qué paga la mitad del medio y cómo se
        reparten. Nada está estimado.
      </p>
      <PayForm key={payHref(search)} search={search} place={pay?.place?.label ?? search.location} />
      {pay ? <PayResult search={search} pay={pay} /> : <Examples />}
    </div>
  )
}

const examples: readonly (readonly [string, Partial<PaySearch>])[] = [
  ['Contador en Lima', { q: 'contador', location: 'lima' }],
  ['Vendedor', { q: 'vendedor' }],
  ['Finanzas', { category: 'Finanzas' }],
  ['Desarrollador con 3 a 5 años', { q: 'desarrollador', experience: ['3-5'] }],
  ['Cualquier oficio en Arequipa', { location: 'arequipa' }],
]

const Examples = () => (
  <section aria-labelledby="sueldos-ejemplos" className="mt-10">
    <h2 id="sueldos-ejemplos" className="text-h4">
      Por ejemplo
    </h2>
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
      {examples.map(([name, search]) => (
        <li key={name}>
          <Link to={payHref(search)} rel="nofollow" className="link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
