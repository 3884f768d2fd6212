import { useEffect, useState } from 'react'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useResource } from '#web/lib/resource.ts'
import { ownProfileResource } from '#web/features/professionals/panel/own-profile.resource.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import type { CompatibilityQuery } from './compatibility.address.ts'
import type { Compatibility } from './compatibility-result.tsx'

function useIsProfessional(): boolean {
  const session = useSession()
  return session.status === 'user' && session.user.userType === 'professional'
}

/** The result as the page has it for everyone or, for a signed-in professional, with the profile as evidence. */
export function useOwnCompatibility(
  { jobId, skills }: CompatibilityQuery,
  loaded: Compatibility | null,
): Compatibility | null {
  const isAsked = useIsProfessional() && jobId !== null
  // The previous result stays until the next one has loaded.
  const [own, setOwn] = useState<Compatibility>()
  const asked = skills.join('\n')
  useEffect(() => {
    if (!isAsked) return undefined
    let isCurrent = true
    const list = asked === '' ? [] : asked.split('\n')
    api
      .call(endpointRef(matchingContract.compatibility), {
        body: { jobId, skills: list },
      })
      .then(
        (result) => isCurrent && setOwn(result),
        () => isCurrent && setOwn(undefined),
      )
    return () => {
      isCurrent = false
    }
  }, [isAsked, jobId, asked])
  return (isAsked && own) || loaded
}

/** The skills of the signed-in professional's profile; undefined for others and while unknown. */
export function useProfileSkills(): string[] | undefined {
  const profile = useResource(ownProfileResource, useIsProfessional())
  return profile?.skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
}
