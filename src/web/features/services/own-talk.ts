import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** The signed-in company's conversation about a service; null when there is none, or when that is not known. */
export async function ownTalkHref(serviceId: number): Promise<string | null> {
  const talks = await api
    .call(endpointRef(conversationsContract.ofCompany), { query: { serviceId } })
    .catch(() => [])
  return talks.length > 0 ? `/company-dashboard/mensajes?servicio=${serviceId}` : null
}
