import { expect, test } from 'vitest'
import { type ProfileFacts, profileProgress, profileSteps } from './profile-steps.ts'

const nothing: ProfileFacts = {
  firstName: 'Rosa',
  lastName: '',
  summary: null,
  cvUrl: null,
  experienceCount: 0,
  educationCount: 0,
}

test('what is missing says where to do it', () => {
  const open = profileSteps(nothing).filter(({ isDone }) => !isDone)
  expect(open.map(({ key, to }) => `${key} ${to}`)).toEqual([
    'data #datos',
    'cv #cv',
    'experience /dashboard/experiencia#experiencia',
    'education /dashboard/experiencia#estudios',
    'summary #resumen',
  ])
})

test('completed steps are counted, with their numbers', () => {
  const facts = { ...nothing, lastName: 'Huamán', cvUrl: '/cv', experienceCount: 3, educationCount: 1 }
  expect(profileProgress(facts)).toEqual({ done: 4, total: 5, percent: 80 })
  expect(profileSteps(facts).map(({ label }) => label)).toContain('3 experiencias')
  expect(profileSteps(facts).map(({ label }) => label)).toContain('1 estudio')
})
