import { isRouteErrorResponse, useRouteError } from 'react-router'
import { OwnerOnly, useIsViewed } from '#web/features/accounts/session/owner-only.tsx'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

/** Replaces a section of a panel that failed to load; the navigation still works. */
export function PanelError({ home }: { home: string }) {
  const error = useRouteError()
  const isViewed = useIsViewed()
  const { refresh, isRefreshing } = useRefresh()
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <EmptyState
        title="No encontramos lo que buscas."
        action={
          <LinkButton to={home} variant="secondary">
            Volver al resumen
          </LinkButton>
        }
      >
        Puede que ya no exista, o que sea de otra cuenta.
      </EmptyState>
    )
  if (isViewed) return <OwnerOnly />
  return (
    <ErrorState title="No pudimos cargar esta sección" onRetry={() => void refresh()} retrying={isRefreshing}>
      Algo falló de nuestro lado. Tus datos están a salvo.
    </ErrorState>
  )
}
