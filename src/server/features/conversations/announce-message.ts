import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/platform/webhooks/announce.ts'
import type { ConversationRow } from './conversations.queries.ts'
import type { MessageRow } from './messages.queries.ts'

/** Tells the systems of a company that a professional wrote, without the text: that is read in Qhatu. */
export const announceMessage = (
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  row: ConversationRow,
  message: MessageRow,
): Promise<void> =>
  announce(deps, tx, {
    event: 'message_received',
    companyId: row.companyId,
    professionalId: row.professionalId,
    applicationId: row.applicationId,
    body: async () => ({
      message: { id: message.id, created_at: message.createdAt.toISOString() },
      conversation: { id: row.id },
      application: row.applicationId === null ? null : { id: row.applicationId },
      service: row.serviceId === null ? null : { id: row.serviceId, title: row.title },
      job: row.jobId === null ? null : { id: row.jobId, title: row.title },
      professional: { id: row.professionalId, first_name: row.firstName, last_name: row.lastName },
    }),
  })
