import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import type { KnownProfile } from '#domain/cv/review.ts'
import { api } from '#web/lib/api-client.ts'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'

type Career = Pick<KnownProfile, 'experiences' | 'educations'>

/** What the profile says, so that a review knows what is new. */
export function knownProfile(professional: OwnProfessional, career: Career): KnownProfile {
  const { title, phone, location, linkedin, summary, skillList, languages, certifications } = professional
  return {
    ...career,
    fields: { title, phone, location, linkedin, summary },
    skills: [
      ...skillList,
      ...languages.map(({ name }) => ({ kind: 'language' as const, name })),
      ...certifications.map((name) => ({ kind: 'certification' as const, name })),
    ],
  }
}

async function loadCareer(id: number): Promise<Career> {
  const params = { id }
  const [experiences, educations] = await Promise.all([
    api.call(professionalsContract.experiences, { params }),
    api.call(professionalsContract.education, { params }),
  ])
  return { experiences, educations }
}

/** The same where the screen has not loaded the career: null until loaded. */
export function useKnownProfile(professional: OwnProfessional) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['career', professional.id],
    queryFn: () => loadCareer(professional.id),
    gcTime: 0,
  })
  const known = useMemo(() => (data ? knownProfile(professional, data) : null), [data, professional])
  return { known, isFailed: isError, isFetching, retry: () => void refetch() }
}
