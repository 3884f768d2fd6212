import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import type { ApiClient } from '#web/lib/api-client.ts'
import type { LoadedMessages } from './messages-screen.tsx'
import { pageSize } from './thread-pages.ts'
import { callsOf } from './thread-calls.ts'
import { placeIn } from './messages.address.ts'
import { findPlace } from './viewer.ts'

/** For the loaders of both panels: the list, and the conversation in the address. The screen retries what failed. */
export async function loadMessages(api: ApiClient, url: URL): Promise<LoadedMessages> {
  const conversations = await api.call(conversationsContract.mine, {}).catch(() => null)
  const conversation = findPlace(conversations ?? [], placeIn(url.searchParams))
  if (!conversation) return { conversations, thread: null }
  const messages = await callsOf(conversation, api)
    .page({ limit: pageSize })
    .catch(() => null)
  return { conversations, thread: messages && { conversation, messages } }
}
