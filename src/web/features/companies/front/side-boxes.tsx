import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Sparkles from 'lucide-react/icons/sparkles'
import Trophy from 'lucide-react/icons/trophy'

const BOXES = [
  {
    icon: <Sparkles className="icon" />,
    title: 'Sugerencias con IA',
    text: 'Comparamos cada perfil con lo que pide tu aviso y te decimos qué coincide, qué falta y por qué.',
  },
  {
    icon: <LayoutDashboard className="icon" />,
    title: 'Un panel completo',
    text: 'Empleos, candidatos, CV, estados e historial en un solo lugar, en tablero o en tabla.',
  },
  {
    icon: <Trophy className="icon" />,
    title: 'Los 3 mejores candidatos',
    text: 'Recibes una lista corta con las tres personas que mejor calzan con cada puesto. La decisión es tuya.',
  },
]

/** The benefits for a company, in three boxes. */
export function SideBoxes() {
  return (
    <ul className="grid gap-4 sm:grid-cols-3 lg:sticky lg:top-[calc(var(--spacing-header)+1.25rem)] lg:grid-cols-1">
      {BOXES.map(({ icon, title, text }) => (
        <li key={title} className="rounded-md border border-line bg-surface p-5">
          <span className="text-[1.375rem] text-accent-ink">{icon}</span>
          <h2 className="mt-3 text-h4">{title}</h2>
          <p className="mt-1.5 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
