import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { useSession } from '../session/use-session.ts'
import type { CompatibilityQuery } from './compatibility-query.ts'
import type { Compatibility } from './compatibility-result.tsx'

/** The result as the page has it for everyone or, for a signed-in professional, with the own profile as evidence. */
export function useOwnCompatibility(
  { jobId, skills }: CompatibilityQuery,
  loaded: Compatibility | null,
): Compatibility | null {
  const session = useSession()
  const isProfessional = session.status === 'user' && session.user.userType === 'professional'
  const { data } = useQuery({
    queryKey: ['compatibility', jobId, skills],
    queryFn: () => api.call(refs.compatibility, { body: { jobId: jobId!, skills } }),
    enabled: isProfessional && jobId !== null,
    placeholderData: keepPreviousData,
  })
  return (isProfessional && jobId !== null && data) || loaded
}

/** The skills of the signed-in professional's profile; undefined for everyone else, and while it is not known. */
export function useProfileSkills(): string[] | undefined {
  const session = useSession()
  const { data } = useQuery({
    queryKey: ['professional', 'me'],
    queryFn: () => api.call(refs.ownProfessional, {}),
    enabled: session.status === 'user' && session.user.userType === 'professional',
  })
  return data?.skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
}
