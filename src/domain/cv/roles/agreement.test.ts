import type { Read, ReadExperience } from '#domain/cv/cv.ts'
import { expect, test } from 'vitest'
import { confirmJobs } from './agreement.ts'

const read = (value: string, confidence = 0.85): Read<string> => ({ value, confidence, from: [] })
const job = (position: Read<string>, company: Read<string>, year = '2020'): ReadExperience => ({
  position,
  company,
  place: null,
  description: null,
  start: read(year, 0.95),
  end: null,
  isCurrent: true,
})
const confidences = (jobs: readonly ReadExperience[]) =>
  jobs.map(({ position, company }) => [position?.confidence, company?.confidence])

test('a name that both read stays sure, one that only the rules read is doubtful', () => {
  const jobs = [job(read('Jefa de Tienda'), read('Kusi S.A.C.'))]
  const learned = [job(read('Jefa de tienda'), read('Kusi'))]
  expect(confidences(confirmJobs(jobs, learned))).toEqual([[0.85, 0.7]])
})

test('the same name in an entry of another time confirms nothing', () => {
  const jobs = [job(read('Cajera'), read('Kusi'))]
  expect(confidences(confirmJobs(jobs, [job(read('Cajera'), read('Kusi'), '2018')]))).toEqual([[0.7, 0.7]])
})

test('a labelled name needs no second opinion, and a low confidence stays low', () => {
  expect(confidences(confirmJobs([job(read('Cajera', 0.97), read('Kusi', 0.5))], []))).toEqual([[0.97, 0.5]])
})
