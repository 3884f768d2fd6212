import { expect, test } from 'vitest'
import { createJobBody, createPremiumJobBody } from '#contracts/jobs/job-forms.ts'
import { emptyJobForm, filledIn, skillsIn } from './job-form-values.ts'

const messages = (error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

test('an empty standard form gets the documented message under each field', () => {
  expect(messages(createJobBody.safeParse(filledIn(emptyJobForm.standard)).error)).toEqual({
    title: 'Escribe el título del empleo',
    category: 'Elige la categoría del empleo',
    description: 'Describe el empleo en 10 caracteres o más',
    requirements: 'Escribe los requisitos en 10 caracteres o más',
    location: 'Escribe el distrito o la ciudad del empleo',
    salaryRange: 'Escribe el sueldo, por ejemplo S/ 3,000 - 4,500',
    workType: 'Elige remoto, presencial o híbrido',
  })
})

test('an empty premium form gets its own, and starts hybrid with one to two years', () => {
  expect(messages(createPremiumJobBody.safeParse(filledIn(emptyJobForm.premium)).error)).toEqual({
    title: 'Escribe un título de 5 caracteres o más',
    description: 'Describe el empleo en 50 caracteres o más',
    salaryRange: 'Escribe el rango salarial, por ejemplo S/ 3,000 - 4,500',
    location: 'Escribe el distrito o la ciudad, con 3 letras o más',
    skills: 'Escribe las habilidades que buscas, con comas entre ellas',
  })
  expect(emptyJobForm.premium).toMatchObject({ mode: 'hybrid', experience: '1-2' })
})

test('the skills text is split by commas, trimmed, empties dropped', () => {
  expect(skillsIn(' SQL, , Power BI ,')).toEqual(['SQL', 'Power BI'])
})
