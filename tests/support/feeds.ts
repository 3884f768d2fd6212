import { eq } from 'drizzle-orm'
import { transaction } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { feedsDueTask } from '#server/features/jobs/feeds/feeds.tasks.ts'
import type { TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'
import { type Receiver, status } from './webhook-receiver.ts'

export const feedsUrl = '/api/company/job-feeds'

/** An entry of a feed in our own JSON, from which an ad can be made. */
export const feedEntry = (reference: string, more: object = {}) => ({
  reference,
  title: `Contador ${reference}`,
  category: 'Finanzas',
  description: `Llevarás los libros de la ferretería número ${reference}, con su cierre de cada mes.`,
  requirements: 'Tres años de experiencia y CONCAR.',
  location: 'Miraflores, Lima',
  salaryRange: 'S/ 3,000 - 4,000',
  workType: 'presencial',
  ...more,
})

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** A company that imports from a server of its own. */
export function importing(app: TestApp, company: TestActor, server: Receiver) {
  const call = (method: Method, url: string, payload?: object, by = company) =>
    app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
  const serve = (entries: unknown, headers: Record<string, string> = {}) =>
    server.answerAlways(
      status(200, JSON.stringify(entries), { 'content-type': 'application/json', ...headers }),
    )
  const add = async (more: object = {}, by = company) => {
    const body = { url: server.url, category: 'Operaciones', everyHours: 6, ...more }
    const reply = await call('POST', feedsUrl, body, by)
    await app.queue.drain()
    return reply.body.id as number
  }
  const feed = async (by = company) => (await call('GET', feedsUrl, undefined, by)).body[0]
  return {
    call,
    serve,
    add,
    feed,
    /** Imports these from now on. Returns the id of the feed. */
    start: async (entries: unknown, more: object = {}) => {
      serve(entries)
      return add(more)
    },
    run: async (id: number) => {
      const reply = await call('POST', `${feedsUrl}/${id}/runs`)
      await app.queue.drain()
      return reply
    },
    /** What the schedule does after some hours. */
    wait: async (hours = 7) => {
      app.clock.advance({ hours })
      await transaction(app.deps, (tx) => app.deps.queue.enqueue(tx, feedsDueTask, {}))
      await app.queue.drain()
    },
    lastRun: async (by = company) => (await feed(by)).runs[0],
    ads: async () =>
      (await app.deps.db.select().from(jobs).where(eq(jobs.companyId, company.id)).orderBy(jobs.id)).map(
        ({ id, title, isOpen, isActive, reference, publishedBy }) => ({
          id,
          title,
          isOpen,
          isActive,
          reference,
          publishedBy,
        }),
      ),
    notices: async () => (await call('GET', '/api/notifications')).text,
  }
}
