import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SessionUser } from '#contracts/accounts.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'

export type Session = { status: 'loading' } | { status: 'visitor' } | { status: 'user'; user: SessionUser }

export const sessionKey = ['session'] as const

const recheck = 5 * 60_000

/**
 * Who is signed in, asked at load and every 5 minutes. A failed or strange answer means signed out, as documented.
 * Public pages render as `loading` on the server, because their bytes are the same for everyone; a private page gives
 * the user that its loader knows.
 */
export function useSession(known?: SessionUser): Session {
  const { data, isPending } = useQuery<SessionUser | null>({
    queryKey: sessionKey,
    queryFn: readSession,
    staleTime: recheck,
    refetchInterval: recheck,
    ...(known ? { initialData: known } : {}),
  })
  if (isPending) return { status: 'loading' }
  return data ? { status: 'user', user: data } : { status: 'visitor' }
}

async function readSession(): Promise<SessionUser | null> {
  try {
    const { authenticated, user } = await api.call(refs.session, {})
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

/** Ends the session. The person counts as signed out here even when the request fails. */
export function useLogout(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutate } = useMutation({
    mutationFn: () => api.call(refs.logout, {}),
    onSettled: async () => {
      queries.clear()
      queries.setQueryData(sessionKey, null)
      await navigate('/')
    },
  })
  return mutate
}
