import { expect, test } from 'vitest'
import { judgeBrief } from '#domain/briefs/risk.ts'
import { briefExamples } from './brief-examples.words.ts'

const facts = { isVerified: false, companyDays: 0, briefsOfTheDay: 1 }

test.each(Object.entries(briefExamples))('nothing stands against the example of %s', (_, example) => {
  expect(judgeBrief(example, facts)).toEqual([])
})
