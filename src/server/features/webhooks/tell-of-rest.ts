import type { RestReason } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { ownWebhooks } from '#domain/webhooks/webhooks.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { webhookRests } from './webhook-notices.words.ts'

/** Tells a company that nothing is sent to its endpoint any more, and why. */
export async function tellOfRest(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { companyUserId, url, reason }: { companyUserId: number; url: string; reason: RestReason },
): Promise<void> {
  await notify(deps, tx, {
    ...webhookRests(reason, url),
    userId: companyUserId,
    by: null,
    type: 'system',
    link: ownWebhooks,
  })
}
