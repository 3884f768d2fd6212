import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EducationItem } from '#contracts/professionals/career-fields.ts'
import { Career } from './profile-sections.tsx'

const study: EducationItem = {
  id: 1,
  degree: 'Contabilidad',
  institution: 'Instituto Retama',
  field: 'General',
  startDate: '2015',
  endDate: '2019',
  current: false,
  gpa: '16.2',
  description: null,
  fromCv: false,
  createdAt: '2026-11-21T15:00:00.000Z',
}
const textOf = (education: EducationItem[]) =>
  renderToStaticMarkup(<Career experiences={[]} education={education} />).replaceAll(/<[^>]+>/g, ' ')

test('a study shows its grade as written, and no empty field', () => {
  expect(textOf([study])).toContain('Instituto Retama · Promedio 16.2')
  expect(textOf([{ ...study, field: 'Auditoría', gpa: null }])).toContain('Instituto Retama · Auditoría ')
})
