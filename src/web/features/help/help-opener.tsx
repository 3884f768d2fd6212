import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }))

const nothing = () => () => {}

/** Whether the page is hydrated; false on the server and during hydration. */
export const useHasScripts = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )

/** Opens the help panel, which loads on the first press. Before scripts run it is a link to the help centre. */
export function HelpOpener({ className, children }: { className: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const hasScripts = useHasScripts()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      {hasScripts ? (
        <button
          type="button"
          aria-label="Ayuda"
          aria-haspopup="dialog"
          className={className}
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
        >
          {children}
        </button>
      ) : (
        <a href="/ayuda" aria-label="Ayuda" className={className}>
          {children}
        </a>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <HelpPanel open={isOpen} onClose={() => setOpen(false)} path={pathname} />
        </Suspense>
      )}
    </>
  )
}
