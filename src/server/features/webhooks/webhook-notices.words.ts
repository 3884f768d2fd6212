import type { RestReason } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { restText } from '#domain/webhooks/webhook.words.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** Nothing is sent to its endpoint any more. */
export const webhookRests = (reason: RestReason, url: string): NoticeWords => ({
  title: 'Dejamos de enviar a tu webhook',
  message: restText(reason, new URL(url).host),
  mail: {
    subject: 'Dejamos de enviar a tu webhook',
    heading: 'Dejamos de enviar a tu webhook',
    label: 'Ver tus webhooks',
  },
})
