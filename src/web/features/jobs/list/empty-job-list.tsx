import { LinkButton } from '#web/ui/action/link-button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

/** What to do when no job matches. */
const NONE_FOUND =
  'Prueba con otras palabras o con menos filtros, o crea una alerta y te avisamos cuando haya.'

type EmptyJobListProps = {
  found: { total: number; page: number }
  /** The first page of the same list. */
  firstPage: string
  /** What to do instead, if the list is of one kind of jobs only. */
  noneFound?: string
}

/** A page without jobs: none matches, or the list has fewer pages. Says what to do, with one link. */
export function EmptyJobList({ found, firstPage, noneFound = NONE_FOUND }: EmptyJobListProps) {
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
        body: noneFound,
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
