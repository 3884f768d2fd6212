import { expect, test } from 'vitest'
import { createJobBody, createPremiumJobBody } from '#contracts/jobs.contract.ts'
import { emptyJobForm, filledIn, skillsIn } from './job-form-values.ts'

const messages = (error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

test('an empty standard form gets the documented message under each field', () => {
  expect(messages(createJobBody.safeParse(filledIn(emptyJobForm.standard)).error)).toEqual({
    title: 'El título es requerido',
    category: 'La categoría es requerida',
    description: 'La descripción debe tener al menos 10 caracteres',
    requirements: 'Los requisitos son requeridos',
    location: 'La ubicación es requerida',
    salaryRange: 'El rango salarial es requerido',
    workType: 'El tipo de trabajo es requerido',
  })
})

test('an empty premium form gets its own, and starts hybrid with one to two years', () => {
  expect(messages(createPremiumJobBody.safeParse(filledIn(emptyJobForm.premium)).error)).toEqual({
    title: 'El título debe tener al menos 5 caracteres',
    description: 'La descripción debe tener al menos 50 caracteres',
    salaryRange: 'Rango salarial requerido',
    location: 'Ubicación requerida',
    skills: 'Incluye al menos algunas habilidades requeridas',
  })
  expect(emptyJobForm.premium).toMatchObject({ mode: 'hybrid', experience: '1-2' })
})

test('the skills text is split by commas, trimmed, empties dropped', () => {
  expect(skillsIn(' SQL, , Power BI ,')).toEqual(['SQL', 'Power BI'])
})
