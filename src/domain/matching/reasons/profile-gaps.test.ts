import type { ProfessionalFacts } from '#domain/matching/types.ts'
import { expect, test } from 'vitest'
import { gapsOf } from './profile-gaps.ts'

const nobody: ProfessionalFacts = {
  id: 1,
  title: null,
  summary: null,
  skills: [],
  languages: [],
  certifications: [],
  experiences: [],
  educations: [],
  place: { department: null, province: null, district: null },
  pay: null,
}
const place = { department: 'Lima', province: null, district: null }
const degree = { degree: 'Bachiller', field: null, isCurrent: false }
const work = { position: 'Cajera', description: null, start: null, end: null, isCurrent: true }

test.each<[Partial<ProfessionalFacts>, string[]]>([
  [{}, ['title', 'experience', 'skills', 'education', 'place']],
  [{ title: ' ', place }, ['title', 'experience', 'skills', 'education']],
  [{ title: 'Cajera', skills: [{ name: 'Excel', years: null }] }, ['experience', 'education', 'place']],
  [
    {
      title: 'Cajera',
      skills: [{ name: 'Excel', years: null }],
      experiences: [work],
      educations: [degree],
      place,
    },
    [],
  ],
])('%j lacks %j', (facts, gaps) => expect(gapsOf({ ...nobody, ...facts })).toEqual(gaps))
