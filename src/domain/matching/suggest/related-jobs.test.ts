import { expect, test } from 'vitest'
import { readJob } from '#domain/matching/engine.ts'
import { areRelated } from './related-jobs.ts'

const job = (title: string, skills: string[]) =>
  readJob({
    id: 0,
    title,
    category: null,
    skills,
    description: '',
    requirements: '',
    experience: null,
    placeDepartment: null,
    placeProvince: null,
    placeDistrict: null,
    mode: 'onsite',
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
  })
const frontend = job('Desarrollador Frontend', ['React', 'TypeScript'])

test.each([
  ['work of one kind', job('Desarrolladora Full Stack', ['Java']), true],
  ['two skills that both ask for', job('Consultor', ['React', 'TypeScript', 'Ventas']), true],
  ['one skill alone', job('Cocinero', ['React']), false],
  ['nothing', job('Cocinero', ['Repostería']), false],
])('%s', (_, other, expected) => {
  expect(areRelated(frontend, other)).toBe(expected)
  expect(areRelated(other, frontend)).toBe(expected)
})
