import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { useSession } from './session.resource.ts'

/** Whether an administrator looks at the account. */
export function useIsViewed(): boolean {
  const session = useSession()
  return session.status === 'user' && session.user.viewEndsAt !== null
}

/** Replaces what an administrator who looks at an account does not get. */
export const OwnerOnly = () => (
  <EmptyState title="Esta sección solo la ve su dueño.">
    Al ver la cuenta de otra persona no se abren sus mensajes ni sus archivos.
  </EmptyState>
)
