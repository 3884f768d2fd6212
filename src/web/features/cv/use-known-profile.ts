import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { professionalsContract } from '#contracts/professionals.contract.ts'
import type { KnownProfile } from '#domain/cv/review.ts'
import { api } from '#web/lib/api-client.ts'
import type { OwnProfessional } from '../professional/professional-panel.ts'

async function loadCareer(id: number) {
  const params = { id }
  const [experiences, educations] = await Promise.all([
    api.call(professionalsContract.experiences, { params }),
    api.call(professionalsContract.education, { params }),
  ])
  return { experiences, educations }
}

/** What the own profile says, for a review to know what is new; null until it is there. Asked for only while `isWanted`. */
export function useKnownProfile(professional: OwnProfessional, isWanted: boolean) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['career', professional.id],
    queryFn: () => loadCareer(professional.id),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  })
  const known = useMemo((): KnownProfile | null => {
    if (!data) return null
    const { title, phone, location, linkedin, summary, skillList, languages, certifications } = professional
    return {
      ...data,
      fields: { title, phone, location, linkedin, summary },
      skills: [
        ...skillList,
        ...languages.map(({ name }) => ({ kind: 'language' as const, name })),
        ...certifications.map((name) => ({ kind: 'certification' as const, name })),
      ],
    }
  }, [data, professional])
  return { known, isFailed: isError, isFetching, retry: () => void refetch() }
}
