import { experiences } from '#server/db/schema/careers.table.ts'
import { createProfessional, type TestActor } from './actors.ts'
import { premiumJob } from './jobs.ts'
import type { TestApp } from './test-app.ts'

/** An ad and people who fit it, for tests of matching. */
export const accountantJob = {
  ...premiumJob,
  title: 'Contador general',
  category: 'Finanzas',
  description:
    'Cierre contable mensual, declaraciones y estados financieros bajo NIIF para una empresa textil.',
  skills: '["NIIF", "Excel", "SAP FI", "Tributación"]',
  experience: '3-5',
  location: 'Miraflores, Lima',
}

/** An accountant with some years of experience who lives near. */
export async function createAccountant(app: TestApp, values: Parameters<typeof createProfessional>[1] = {}) {
  const person = await createProfessional(app, {
    title: 'Contadora',
    location: 'Miraflores, Lima',
    placeDepartment: 'Lima',
    placeProvince: 'Lima',
    placeDistrict: 'Miraflores',
    skills: 'NIIF, Excel, SAP FI, Tributación',
    ...values,
  })
  await app.deps.db.insert(experiences).values({
    professionalId: person.id,
    position: 'Contadora general',
    company: 'Textil Andina',
    startDate: '2021-03',
    isCurrent: true,
  })
  return person
}

/** Publishes a job as a company with a plan, so that its match profile is computed. Returns its id. */
export async function publishJob(
  app: Pick<TestApp, 'request'>,
  company: TestActor,
  job: typeof premiumJob & { category?: string },
): Promise<number> {
  const { body, status } = await app.request({
    method: 'POST',
    url: '/api/jobs/create-premium',
    payload: job,
    headers: company.headers,
  })
  if (status !== 201) throw new Error(`Not published: ${status} ${JSON.stringify(body)}`)
  return body.job.id
}
