import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type SessionUser, accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, forgetPerson, useResource } from '#web/lib/resource.ts'

export type Session = { status: 'loading' } | { status: 'visitor' } | { status: 'user'; user: SessionUser }

/** Who is signed in, or null: requested on load and every 5 minutes. Whatever starts or changes a session refreshes it. */
export const sessionResource = createResource<SessionUser | null>(readSession, { every: 5 * 60_000 })

/**
 * Who is signed in. A failed or invalid reply means signed out, as documented. Public pages render as `loading` on the
 * server, because their bytes are the same for everyone; a private page passes the user of its loader.
 */
export function useSession(known?: SessionUser): Session {
  useEffect(() => {
    if (known) sessionResource.set(known)
  }, [known])
  const loaded = useResource(sessionResource)
  const user = loaded === undefined ? known : loaded
  if (user === undefined) return { status: 'loading' }
  return user ? { status: 'user', user } : { status: 'visitor' }
}

/** Whether a company is signed in; false until the session is known. */
export function useIsCompany(): boolean {
  const session = useSession()
  return session.status === 'user' && session.user.userType === 'company'
}

async function readSession(): Promise<SessionUser | null> {
  try {
    const { authenticated, user } = await api.call(endpointRef(accountsContract.session), {})
    const isValid =
      authenticated &&
      typeof user?.id === 'number' &&
      typeof user.email === 'string' &&
      (user.userType === 'professional' || user.userType === 'company')
    return isValid ? user : null
  } catch {
    return null
  }
}

/** Ends the session. The page shows the person as signed out even when the request fails. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      await api.call(endpointRef(accountsContract.logout), {})
    } catch {}
    forgetPerson()
    sessionResource.set(null)
    await navigate('/')
  }
}
