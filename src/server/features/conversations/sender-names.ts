import type { Db } from '#server/db/connection.ts'
import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import type { SeenConversation } from './conversations.policy.ts'
import type { MessageRow } from './messages.queries.ts'

/**
 * Who of a company wrote these messages: for their colleagues, and by first name for who applied. Whoever sells a service
 * reads nobody's name.
 */
export const namesIn = async (
  db: Db,
  { side, row }: Pick<SeenConversation, 'side' | 'row'>,
  messages: readonly Pick<MessageRow, 'senderId'>[],
): Promise<ReadonlyMap<number, string | null>> => {
  if (side === 'professional' && row.applicationId === null) return new Map()
  const names = await namesOfPeople(
    db,
    messages.map(({ senderId }) => senderId).filter((id) => id !== row.professionalUserId),
  )
  return side === 'company' ? names : new Map([...names].map(([id, name]) => [id, firstNameOf(name)]))
}

/** An address stands for somebody who gave no name: it is not shown to others. */
export const firstNameOf = (name: string): string | null =>
  name.includes('@') ? null : (name.split(' ')[0] ?? name)
