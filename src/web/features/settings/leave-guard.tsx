import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

type LeaveGuardProps = {
  /** What would be lost: 'Tienes 2 cambios sin guardar'; null: nothing. */
  lost: string | null
  /** Leads there without asking: where a session that ended goes. */
  except: string
}

/** Asks before the page is left with unsaved changes. Other addresses of the same page are not asked about. */
export function LeaveGuard({ lost, except }: LeaveGuardProps) {
  const isDirty = lost !== null
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== except,
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={lost}
      description="Si sales ahora, se pierden."
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir aquí"
    />
  )
}
