import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { verifications } from '#server/db/schema/verifications.table.ts'
import { createCompany, type TestActor } from './actors.ts'
import { drainByClock } from './drain-by-clock.ts'
import { multipart, pdf, smallPng } from './multipart.ts'
import type { TestApp } from './test-app.ts'

/** The address of the calls about the own verification. */
export const own = '/api/me/verification'
export const sheet = { filename: 'ficha.pdf', content: pdf() }

/** What a test of verifications does; app and administrator are those of the moment. */
export function verificationSteps(app: () => TestApp, admin: () => TestActor) {
  const add = (by: TestActor, kind: string, { filename, content } = sheet) =>
    app().request({
      method: 'POST',
      url: `${own}/papers`,
      ...multipart([['kind', kind], { field: 'paper', filename, content }], by.headers),
    })
  const call = (by: TestActor, method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    app().request({ method, url: `${own}${path}`, headers: by.headers, ...(payload && { payload }) })
  const file = (by: TestActor) => call(by, 'PUT', '/filing', { consent: true })
  /** A company whose request is filed, with the number of that request. */
  async function filed(by?: TestActor) {
    const company = by ?? (await createCompany(app()))
    await add(company, 'ruc_sheet')
    await add(company, 'power', { filename: 'vigencia.png', content: smallPng })
    const { status, body } = await file(company)
    expect(status).toBe(200)
    const [row] = await app()
      .deps.db.select()
      .from(verifications)
      .where(eq(verifications.code, body.request.code))
    return { company, id: row?.id ?? 0, papers: body.request.papers as { id: number; name: string }[] }
  }
  const answer = (id: number, payload: object, by = admin()) =>
    app().request({
      method: 'PUT',
      url: `/api/admin/requests/verifications/${id}/answer`,
      headers: by.headers,
      payload,
    })
  const verify = (id: number, by = admin()) => answer(id, { answer: '', decision: 'verified' }, by)
  const askMore = (id: number) => answer(id, { answer: 'No se lee.', decision: 'not_enough' })
  const settle = async () => {
    app().clock.advance({ minutes: 1 })
    await drainByClock(app())
    await drainByClock(app())
  }
  const isVerified = async ({ id }: TestActor) =>
    (await app().request({ url: `/api/companies/${id}` })).body.isVerified
  const mailTo = ({ email }: TestActor) => app().mails.sent.find(({ to }) => to === email)
  const bellOf = async ({ userId }: TestActor) =>
    (
      await app()
        .deps.db.select({ title: notifications.title })
        .from(notifications)
        .where(eq(notifications.userId, userId))
    ).map(({ title }) => title)
  return { add, call, file, filed, answer, verify, askMore, settle, isVerified, mailTo, bellOf }
}
