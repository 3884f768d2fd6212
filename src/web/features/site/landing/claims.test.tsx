import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Benefits } from './benefits.tsx'
import { type SiteClaims, noClaims } from './claims.ts'
import { FourSteps } from './four-steps.tsx'
import { Testimonials } from './testimonials.tsx'
import { TwoCalls } from './two-calls.tsx'

const textOf = ({ claims, testimonials, areExamples }: SiteClaims): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Benefits />
      <TwoCalls claims={claims} />
      <Testimonials testimonials={testimonials} areExamples={areExamples} />
      <FourSteps claims={claims} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, ' ')

test('the page says what the operator claims', () => {
  const text = textOf({
    claims: { professionals: '3,500 +', companies: '80+', signUpTime: '5 minutos' },
    areExamples: true,
    testimonials: [{ message: 'Encontré trabajo en mi ciudad.', name: 'Nilda Paucar', role: 'Contadora' }],
  })
  expect(text).toContain('más de 3,500 profesionales')
  expect(text).toContain('Más de 80 empresas')
  expect(text).toContain('Datos de ejemplo')
  expect(text).toContain('Toma menos de 5 minutos')
  expect(text).toContain('Encontré trabajo en mi ciudad.')
})

test('without a claim the sentences are complete and have no figure', () => {
  const text = textOf(noClaims)
  expect(text).toContain('Postula con tu CV y mira en qué va cada postulación.')
  expect(text).toContain('Tu primer empleo es gratis.')
  expect(text).not.toMatch(/[Mm]ás de|[Mm]enos de|null|%|En sus palabras/)
})
