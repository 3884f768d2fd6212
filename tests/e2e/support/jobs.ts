import { expect, type Page } from '@playwright/test'

const standardJob = {
  category: 'Finanzas',
  description: 'Llevarás los libros de una ferretería con tres locales en Lima.',
  requirements: 'Tres años de experiencia en cierres mensuales.',
  location: 'Miraflores, Lima',
  salaryRange: 'S/ 3,000 - 4,000',
  workType: 'presencial',
  isActive: true,
}

/** A standard job of the signed-in company, published by the API. Returns its id. */
export async function publishJob(page: Page, title: string, values: object = {}): Promise<number> {
  const reply = await page.request.post('/api/jobs', { data: { ...standardJob, title, ...values } })
  expect(reply.status()).toBe(201)
  return ((await reply.json()) as { id: number }).id
}

/** The search field of a list of jobs and of the landing page, which suggests. */
export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Cargo, empresa o tema' })

/** What the form of a job sends: its own values without those that were empty, and these questions. */
export const ofForm = (job: object, questions: readonly object[]) => ({
  ...Object.fromEntries(Object.entries(job).filter(([, value]) => value !== null)),
  questions,
})
