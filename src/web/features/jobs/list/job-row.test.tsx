import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { JobList } from './job-row.tsx'
import { PremiumJobCard } from './premium-job-card.tsx'

const job: JobSummary = {
  id: 7,
  title: 'Analista de datos',
  description: 'Modela el riesgo de pago…',
  category: 'Tecnología',
  department: 'Riesgos',
  location: 'Miraflores, Lima',
  workType: 'híbrido',
  mode: 'hybrid',
  salary: '',
  salaryRange: '',
  salaryParsed: null,
  experienceLevel: '3-5',
  experience: '3-5',
  skills: ['SQL', 'Python', 'dbt', 'Excel', 'R', 'Looker', 'SAP', 'Inglés'],
  isActive: true,
  isPremium: true,
  createdAt: '2026-11-20T15:00:00.000Z',
  company: { id: 1, name: 'Tupay', logo: null, industry: 'Fintech' },
}
const now = '2026-11-21T15:00:00.000Z'

function render(element: React.ReactNode): string {
  const Routes = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Routes initialEntries={['/']} />)
}
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

test('a row says everything that the list shows of a job', () => {
  const text = words(render(<JobList jobs={[job]} now={now} />))
  for (const part of [
    'Analista de datos',
    'Premium',
    'Tupay',
    '| · |Fintech|',
    'Miraflores, Lima',
    'Híbrido',
    'Ayer',
  ])
    expect(text).toContain(part)
  for (const part of ['Modela el riesgo', 'Tecnología', '3-5 años', 'No especificado', 'Ver detalles'])
    expect(text).toContain(part)
})

test('the only link of a row leads to the job and names it', () => {
  const links = [
    ...render(<JobList jobs={[job]} now={now} />).matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g),
  ]
  expect(links.map(([, href]) => href)).toEqual(['/jobs/7'])
  expect(words(links[0]![2]!)).toContain('Analista de datos, Tupay')
})

test('a premium card shows six skills, says how many more, and leads straight to applying', () => {
  const html = render(<PremiumJobCard job={job} now={now} />)
  expect(words(html)).toContain('|Looker|+2 más|')
  expect(words(html)).not.toContain('Inglés')
  expect(words(html)).toContain('|PREMIUM|')
  expect(html).toContain('href="/jobs/7?postular=1"')
})

test('nothing in a row would be refused by the content policy', () => {
  expect(render(<JobList jobs={[job]} now={now} />)).not.toMatch(/ style="|<style| on[a-z]+="/)
})
