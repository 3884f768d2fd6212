import type { Db } from '#server/db/connection.ts'
import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import type { SeenConversation } from './conversations.policy.ts'
import type { MessageRow } from './messages.queries.ts'

/** Who of a company wrote these messages, for their colleagues: nobody's name for the professional. */
export const namesIn = async (
  db: Db,
  { side, row }: Pick<SeenConversation, 'side' | 'row'>,
  messages: readonly Pick<MessageRow, 'senderId'>[],
): Promise<ReadonlyMap<number, string>> =>
  side === 'professional'
    ? new Map()
    : namesOfPeople(
        db,
        messages.map(({ senderId }) => senderId).filter((id) => id !== row.professionalUserId),
      )
