import type { SQL } from 'drizzle-orm'
import { storedProfile } from '#domain/matching/engine.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import type { TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'

/** The values of the standard form. */
export const standardJob = {
  title: 'Contador general',
  category: 'Finanzas',
  description: 'Llevarás los libros de una ferretería.',
  requirements: 'Tres años de experiencia.',
  location: 'Miraflores, Lima',
  salaryRange: 'S/ 3,000 - 4,000',
  workType: 'presencial',
  isActive: true,
}

/** The values of the premium form. */
export const premiumJob = {
  title: 'Desarrollador C#',
  mode: 'remote',
  experience: '3-5',
  description: 'Crearás servicios web para la banca y mantendrás los que ya existen.',
  salaryRange: 'US$ 1,800 - 2,400',
  location: 'Remoto',
  skills: '["C#", ".NET", "SQL Server"]',
}

const analyst = {
  companyName: 'Tupay',
  title: 'Analista de datos',
  description: 'Prepara reportes de ventas para las tiendas de Lima y Arequipa.',
  requirements: 'SQL y hojas de cálculo.',
  location: 'Miraflores, Lima',
  salaryText: 'S/ 3,000 - 4,000',
  mode: 'hybrid' as const,
}

const unread = {
  category: null,
  skills: [],
  experience: null,
  placeDepartment: null,
  placeProvince: null,
  placeDistrict: null,
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
}

/** An active job of a company. Returns its id. */
export async function createJob(
  app: { deps: Pick<TestApp['deps'], 'db'>; clock: Pick<TestApp['clock'], 'now'> },
  company: Pick<TestActor, 'id'>,
  values: Omit<Partial<typeof jobs.$inferInsert>, 'search'> & { search?: SQL | string | null } = {},
): Promise<number> {
  const job = { ...analyst, publishedAt: app.clock.now(), ...values }
  const [row] = await app.deps.db
    .insert(jobs)
    .values({ ...job, companyId: company.id, ...storedProfile({ ...unread, ...job, id: 0 }) })
    .returning({ id: jobs.id })
  if (!row) throw new Error('No job was inserted')
  return row.id
}
