import { useEffect } from 'react'
import type { Session } from '#web/features/accounts/session/session.resource.ts'
import { setSavedOwner } from './saved-store.ts'

/** Connects the saved jobs with the session. Used in the layouts of the site and of the professional's panel. */
export function useSavedOwner(session: Session): void {
  const isProfessional = session.status === 'user' && session.user.userType === 'professional'
  const owner = isProfessional ? session.user.id : null
  const isKnown = session.status !== 'loading'
  useEffect(() => {
    if (isKnown) setSavedOwner(owner)
  }, [isKnown, owner])
}
