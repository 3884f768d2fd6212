import { Link } from 'react-router'
import type { Claims } from './claims.ts'

type Benefit = { title: string; text: string }

const FOR_PROFESSIONALS: readonly Benefit[] = [
  {
    title: 'Tu CV se lee solo',
    text: 'Experiencia, estudios y habilidades se extraen de tu PDF. Tú revisas y decides qué se guarda.',
  },
  { title: 'Empleos con razones', text: 'Cada recomendación dice qué coincide y qué te falta.' },
  { title: 'Trabaja por tu cuenta', text: 'Publica servicios y recibe mensajes de empresas.' },
]

const forCompanies = ({ fasterHiring }: Claims): readonly Benefit[] => [
  {
    title: fasterHiring ? `Contrata hasta ${fasterHiring} más rápido` : 'Contrata más rápido',
    text: 'Candidatos ordenados por compatibilidad; la decisión siempre es tuya.',
  },
  { title: 'Los 3 mejores por puesto', text: 'Una lista corta, con el porqué de cada persona.' },
  { title: 'Perfiles verificados', text: 'Historial de desempeño y reseñas de contrataciones reales.' },
]

/** What it brings to each side of the market. */
export function Benefits({ claims }: { claims: Claims }) {
  return (
    <section aria-labelledby="titulo-beneficios" className="wrap py-14 lg:py-20">
      <h2 id="titulo-beneficios" className="sr-only">
        Beneficios
      </h2>
      <div className="grid gap-10 md:grid-cols-2 lg:gap-20">
        <Column title="Para profesionales" benefits={FOR_PROFESSIONALS} />
        <div>
          <Column title="Para empresas" benefits={forCompanies(claims)} />
          <p className="mt-4 text-sm">
            <Link to="/companies" className="link">
              Mira el panel para empresas
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}

function Column({ title, benefits }: { title: string; benefits: readonly Benefit[] }) {
  return (
    <div>
      <h3 className="border-b-2 border-ink pb-3">{title}</h3>
      <dl>
        {benefits.map((benefit) => (
          <div key={benefit.title} className="border-b border-line py-4">
            <dt className="text-h4 font-strong">{benefit.title}</dt>
            <dd className="mt-1 text-ink-2">{benefit.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
