import { useRevalidator } from 'react-router'
import { ErrorState } from '#web/ui/state/error-state.tsx'

/** The list could not be loaded; the page keeps its title and layout. */
export function JobsError({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="wrap pt-6 lg:pt-14">
      <h1>{title}</h1>
      <div className="mt-6 rounded-md border border-line bg-surface">
        <ErrorState
          title="Error al cargar empleos"
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        >
          No se pudieron cargar los empleos disponibles.
        </ErrorState>
      </div>
    </div>
  )
}
