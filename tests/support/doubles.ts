import { eq } from 'drizzle-orm'
import type { Doubles } from '#contracts/applications/doubles.contract.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { createProfessional, type TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'

export interface Applicant {
  person: TestActor
  id: number
}
type Values = Parameters<typeof createProfessional>[1]
interface At {
  app: TestApp
  owner: TestActor
  jobId: number
}

/** What tests do with a job to which one person applies twice. `at` is asked anew each time: each test has a company of its own. */
export function doublesAt(at: () => At) {
  const call = (
    actor: TestActor,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => at().app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
  return {
    call,
    async apply(values: Values & { phone?: string }, job = at().jobId): Promise<Applicant> {
      const { app } = at()
      const { phone, ...rest } = values
      const person = await createProfessional(app, rest)
      if (phone) await app.deps.db.update(professionals).set({ phone }).where(eq(professionals.id, person.id))
      const { body } = await call(person, 'POST', `/api/jobs/${job}/apply`, {})
      return { person, id: Number(body.application.id) }
    },
    doublesOf: async (id: number, actor = at().owner): Promise<Doubles> =>
      (await call(actor, 'GET', `/api/applications/${id}/doubles`)).body,
    join: (frontId: number, otherId: number, actor = at().owner) =>
      call(actor, 'POST', `/api/applications/${frontId}/join`, { otherId }),
    board: async (): Promise<{ id: number; hasDouble: boolean; joined: number }[]> =>
      (await call(at().owner, 'GET', `/api/jobs/${at().jobId}/board`)).body.columns.flatMap(
        (column: { candidates: object[] }) => column.candidates,
      ),
  }
}
