import type { RestReason } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { ownWebhooks } from '#domain/webhooks/webhooks.address.ts'
import { restText } from '#domain/webhooks/webhook.words.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'

/** Tells a company that nothing is sent to its endpoint any more, and why. */
export async function tellOfRest(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { companyUserId, url, reason }: { companyUserId: number; url: string; reason: RestReason },
): Promise<void> {
  const title = 'Dejamos de enviar a tu webhook'
  await notify(deps, tx, {
    userId: companyUserId,
    by: null,
    type: 'system',
    title,
    message: restText(reason, new URL(url).host),
    link: ownWebhooks,
    mail: { subject: title, heading: title, label: 'Ver tus webhooks' },
  })
}
