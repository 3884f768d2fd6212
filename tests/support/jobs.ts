import { jobs } from '#server/db/schema/jobs.table.ts'
import type { TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'

/** An active job of a company. Returns its id. */
export async function createJob(
  app: TestApp,
  company: Pick<TestActor, 'id'>,
  values: Partial<typeof jobs.$inferInsert> = {},
): Promise<number> {
  const [row] = await app.deps.db
    .insert(jobs)
    .values({
      companyId: company.id,
      companyName: 'Tupay',
      title: 'Analista de datos',
      description: 'Prepara reportes de ventas para las tiendas de Lima y Arequipa.',
      requirements: 'SQL y hojas de cálculo.',
      location: 'Miraflores, Lima',
      salaryText: 'S/ 3,000 - 4,000',
      mode: 'hybrid',
      publishedAt: app.clock.now(),
      ...values,
    })
    .returning({ id: jobs.id })
  if (!row) throw new Error('No job was inserted')
  return row.id
}
