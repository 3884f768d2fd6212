import { expect, test } from 'vitest'
import { habits } from './experience-habits.data.ts'
import { readCvText } from '#domain/cv/read-cv.ts'

test.each(habits)('%s', (text, jobs) => {
  const { experiences } = readCvText(`Juana Pérez Soto\njuana@ejemplo.pe\n\n${text}`)
  const read = experiences.map(
    ({ position, company, start, end, isCurrent }) =>
      `${position?.value} @ ${company?.value} ${start?.value}..${isCurrent ? 'now' : end?.value}`,
  )
  expect(read).toEqual(jobs)
})
