import { Link } from 'react-router'
import { Badge } from '#web/ui/look/badge.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { CandidateLine } from './candidate-line.tsx'

/** Two invented people that show a visitor the panel. */
const SAMPLES = [
  {
    name: 'Ariana Sotelo',
    title: 'Analista de datos, Arequipa',
    score: 92,
    reasons: ['Excel y SAP, 4 años', 'Llevó un almacén completo'],
  },
  {
    name: 'Mateo Chuquipoma',
    title: 'Desarrollador full stack, Lima',
    score: 84,
    reasons: ['React y Node.js, 3 años', 'Inglés intermedio'],
  },
]

const explain = {
  onSelect: () =>
    showToast({
      title: 'Es un candidato de ejemplo',
      description: 'Con tu cuenta de empresa lo haces con tus candidatos reales.',
    }),
}

/** An example of the candidates' panel, for a company without candidates. */
export function SampleCandidates() {
  return (
    <>
      <ul className="rounded-md border border-line bg-surface">
        {SAMPLES.map((sample) => (
          <CandidateLine
            key={sample.name}
            {...sample}
            badge={<Badge tone="line">Ejemplo</Badge>}
            actions={{ profile: explain, contact: explain, interview: explain }}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        Son personas inventadas. El puntaje es automático y solo ordena la lista: decides tú.{' '}
        <Link to="/transparencia-ia" className="link">
          Cómo se calcula
        </Link>
      </p>
    </>
  )
}
