import { lazy, Suspense } from 'react'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { ownProfileResource } from '#web/features/professionals/panel/own-profile.resource.ts'
import { useResource } from '#web/lib/resource.ts'

// Loaded on demand: visitors never need it.
const OwnWishNote = lazy(async () => ({ default: (await import('./own-wish-note.tsx')).OwnWishNote }))

export type Quartiles = { low: number; median: number; high: number }

/** The signed-in professional's expected pay against that of the ads. Renders nothing for others, and without one. */
export function OwnWish({ quartiles }: { quartiles: Quartiles }) {
  const session = useSession()
  const isProfessional = session.status === 'user' && session.user.userType === 'professional'
  const wish = useResource(ownProfileResource, isProfessional)?.payExpectation
  if (!wish) return null
  return (
    <Suspense>
      <OwnWishNote wish={wish} quartiles={quartiles} />
    </Suspense>
  )
}
