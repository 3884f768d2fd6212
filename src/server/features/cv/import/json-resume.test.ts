import { expect, test } from 'vitest'
import { foundInCv } from '#domain/cv/found-in-cv.ts'
import { resumePeople } from '#tests/support/resume-people.ts'
import { readJsonResume } from './json-resume.ts'
import { jsonResumeOf } from '#domain/resume/json-resume-of.ts'

test('what is written as a JSON Resume is read back, without what is hidden', () => {
  const profile = resumePeople()[0]!
  const [hidden] = profile.experiences
  const json: unknown = JSON.parse(
    JSON.stringify(jsonResumeOf(profile, { hidden: [`experience-${hidden!.id}`] })),
  )
  const found = foundInCv(readJsonResume(json)!)
  expect(found.experiences.map(({ position, company }) => [position, company])).toEqual(
    profile.experiences.slice(1).map(({ position, company }) => [position, company]),
  )
  expect(found.educations.map(({ institution }) => institution)).toEqual(
    profile.educations.map(({ institution }) => institution),
  )
  expect([found.title, found.phone, found.summary]).toEqual([profile.title, profile.phone, profile.summary])
  expect(found.skills.languages).toEqual(
    profile.skills.filter(({ kind }) => kind === 'language').map(({ name, level }) => ({ name, level })),
  )
})
