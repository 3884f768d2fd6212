import { lazy, Suspense, useState } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }))

/** The terms of service in a dialog, loaded when somebody opens it. */
export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // It stays once it was open: a dialog gives the focus back by closing, not by going away.
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
