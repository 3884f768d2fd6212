import { lazy, Suspense, useState } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }))

/** The terms of service in a dialog, loaded when somebody opens it. */
export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // Stays mounted after the first opening: a dialog returns the focus when it closes, not when it unmounts.
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <Loaded open={open} onClose={onClose} />
      </Suspense>
    )
  )
}
