import { applicationThreadsContract } from '#contracts/conversations/application-threads.contract.ts'
import { conversationsContract, type Message } from '#contracts/conversations/conversations.contract.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import type { Place } from './viewer.ts'

type Page = { before?: number; after?: number; limit: number }

/** The calls about one conversation: by its service and company, or by its application. */
export function callsOf({ serviceId, applicationId, companyId }: Place, from: ApiClient = api) {
  if (applicationId !== null) {
    const params = { id: applicationId }
    const { messages, answer, opened, block, unblock } = applicationThreadsContract
    return {
      page: (query: Page): Promise<Message[]> => from.call(messages, { params, query }),
      send: (message: string, idempotencyKey: string): Promise<Message> =>
        from.call(answer, { params, body: { message }, idempotencyKey }),
      markRead: (upToId: number) => from.call(opened, { params, body: { upToId } }),
      block: () => from.call(block, { params }),
      unblock: () => from.call(unblock, { params }),
    }
  }
  const params = { serviceId: serviceId ?? 0 }
  const { messages, send, read, block, unblock } = conversationsContract
  return {
    page: (query: Page): Promise<Message[]> =>
      from.call(messages, { params, query: { companyId, ...query } }),
    send: (message: string, idempotencyKey: string): Promise<Message> =>
      from.call(send, { body: { ...params, companyId, message }, idempotencyKey }),
    markRead: (upToId: number) => from.call(read, { params, body: { companyId, upToId } }),
    block: () => from.call(block, { params, body: { companyId } }),
    unblock: () => from.call(unblock, { params, query: { companyId } }),
  }
}
