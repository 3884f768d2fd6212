import { sql } from 'drizzle-orm'
import { createCompany, createProfessional, type TestActor } from './actors.ts'
import { createService } from './services.ts'
import type { TestApp, TestReply } from './test-app.ts'

export interface Talk {
  seller: TestActor
  company: TestActor
  serviceId: number
}

/** A professional and a company that has written 'Hola' about a service. `plan`: the professional's, after the service exists. */
export async function startTalk(app: TestApp, plan: 'basic' | 'premium' = 'premium'): Promise<Talk> {
  const seller = await createProfessional(app, {
    planType: 'premium',
    firstName: 'Rosa',
    lastName: 'Tito',
  })
  const serviceId = await createService(app, seller)
  if (plan === 'basic')
    await app.deps.db.execute(sql`update professionals set plan_type = 'basic' where id = ${seller.id}`)
  const company = await createCompany(app, { name: 'Tupay' })
  await startConversation(app, company, serviceId, 'Hola')
  return { seller, company, serviceId }
}

export const startConversation = (
  app: TestApp,
  company: TestActor,
  serviceId: number,
  initialMessage: string,
): Promise<TestReply> =>
  app.request({
    method: 'POST',
    url: `/api/services/${serviceId}/start-conversation`,
    headers: company.headers,
    payload: { initialMessage },
  })

/** Sends a message as this person. */
export const say = (
  app: TestApp,
  actor: TestActor,
  body: { serviceId: number; message: string; companyId?: number; receiverId?: number },
  key?: string,
): Promise<TestReply> =>
  app.request({
    method: 'POST',
    url: '/api/messages',
    headers: { ...actor.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: body,
  })

/** A page of the thread as this person. */
export const thread = (
  app: TestApp,
  actor: TestActor,
  serviceId: number,
  query: Record<string, number> = {},
): Promise<TestReply> =>
  app.request({
    url: `/api/messages/${serviceId}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
    headers: actor.headers,
  })

export const textsOf = ({ body }: TestReply): string[] =>
  (body as { message: string }[]).map(({ message }) => message)

/** Marks the other party's messages as read by this person. */
export const open = (
  app: TestApp,
  actor: TestActor,
  serviceId: number,
  body: { companyId?: number; upToId?: number } = {},
): Promise<TestReply> =>
  app.request({
    method: 'PUT',
    url: `/api/conversations/${serviceId}/read`,
    headers: actor.headers,
    payload: body,
  })

export async function conversationsOf(app: TestApp, actor: TestActor) {
  const { body } = await app.request({ url: '/api/conversations', headers: actor.headers })
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into whatever came back
  return body as any[]
}
