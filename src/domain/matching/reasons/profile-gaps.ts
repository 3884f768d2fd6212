import type { ProfessionalFacts } from '#domain/matching/types.ts'
import { type ProfileGap, profileGaps } from '#contracts/vocabulary.ts'

const isMissing: Readonly<Record<ProfileGap, (facts: ProfessionalFacts) => boolean>> = {
  title: ({ title }) => title === null || title.trim() === '',
  experience: ({ experiences }) => experiences.length === 0,
  skills: ({ skills }) => skills.length === 0,
  education: ({ educations }) => educations.length === 0,
  place: ({ place }) => place.department === null,
}

/** What a profile lacks for the scores, most informative first. */
export const gapsOf = (facts: ProfessionalFacts): ProfileGap[] =>
  profileGaps.filter((gap) => isMissing[gap](facts))
