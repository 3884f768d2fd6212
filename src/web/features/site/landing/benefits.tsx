import { Link } from 'react-router'

type Benefit = { title: string; text: string }

const FOR_PROFESSIONALS: readonly Benefit[] = [
  {
    title: 'Un perfil sin tipear',
    text: 'Subes tu PDF y de ahí salen tus trabajos, tus estudios y lo que sabes. Tú decides qué queda.',
  },
  { title: 'Sugerencias con motivo', text: 'Junto a cada empleo ves qué tienes a favor y qué te pedirían.' },
  { title: 'Clientes propios', text: 'Ofrece tus servicios y atiende a las empresas que te escriben.' },
]

const FOR_COMPANIES: readonly Benefit[] = [
  {
    title: 'Empieza por quien más se ajusta',
    text: 'La lista de candidatos viene ordenada por match; elegir te toca a ti.',
  },
  { title: 'Los 3 mejores candidatos', text: 'Una terna por puesto, y junto a cada nombre sus razones.' },
  { title: 'Historial a la vista', text: 'Mira qué trabajos cumplió cada persona y cómo la calificaron.' },
]

/** The benefits for each side of the market. */
export function Benefits() {
  return (
    <section aria-labelledby="titulo-beneficios" className="wrap py-14 lg:py-20">
      <h2 id="titulo-beneficios" className="sr-only">
        Beneficios
      </h2>
      <div className="grid gap-10 md:grid-cols-2 lg:gap-20">
        <Column title="Para profesionales" benefits={FOR_PROFESSIONALS} />
        <div>
          <Column title="Para empresas" benefits={FOR_COMPANIES} />
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
