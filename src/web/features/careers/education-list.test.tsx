import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EducationItem } from '#contracts/career-fields.ts'
import { EducationList } from './education-list.tsx'

const degree: EducationItem = {
  id: 1,
  degree: 'Bachiller',
  institution: 'Universidad del Valle Blanco',
  field: 'General',
  startDate: '2013',
  endDate: '2017-12',
  current: false,
  gpa: null,
  description: null,
  fromCv: false,
  createdAt: '2026-11-21T15:00:00Z',
}

test('a field of study is shown, and that none is known is not', () => {
  const html = renderToStaticMarkup(
    <EducationList education={[degree, { ...degree, id: 2, field: 'Contabilidad' }]} />,
  )
  expect(html).toContain('Universidad del Valle Blanco · Contabilidad')
  expect(html).not.toContain('General')
  expect(html).toContain('2013 – dic. 2017')
})
