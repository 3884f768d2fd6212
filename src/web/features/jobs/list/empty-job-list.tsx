import { LinkButton } from '#web/ui/action/link-button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

/** What to do when no job matches. */
const noneFound = {
  all: 'Prueba con otras palabras o con menos filtros, o crea una alerta y te avisamos cuando haya.',
  premium:
    'Los empleos premium que publiquen las empresas aparecerán aquí. Mientras tanto, mira todos los demás.',
} as const

type EmptyJobListProps = {
  found: { total: number; page: number }
  /** The first page of the same list. */
  firstPage: string
  jobs?: keyof typeof noneFound
}

/** A page without jobs: none matches, or the list has fewer pages. Says what to do, with one link. */
export function EmptyJobList({ found, firstPage, jobs = 'all' }: EmptyJobListProps) {
  const isBeyond = found.total > 0
  const { title, body, to, label } = isBeyond
    ? {
        title: `No hay una página ${found.page}`,
        body: 'La lista tiene menos páginas: algunos avisos habrán cerrado.',
        to: firstPage,
        label: 'Ir a la primera página',
      }
    : {
        title: 'No se encontraron empleos',
        body: noneFound[jobs],
        to: '/empleos',
        label: 'Ver todos los empleos',
      }
  return (
    <div className="rounded-md border border-line bg-surface">
      <EmptyState
        title={title}
        action={
          <LinkButton to={to} variant="secondary">
            {label}
          </LinkButton>
        }
      >
        {body}
      </EmptyState>
    </div>
  )
}
