import type { CompanyDelivery, CompanyDeliveryDetail, LoggedTry } from '#contracts/admin/webhooks.contract.ts'
import type { DeliveryInFull } from '#server/features/webhooks/deliveries.service.ts'
import { toDelivery, toDeliveryDetail } from '#server/features/webhooks/webhooks.presenter.ts'
import type { pageOfDeliveries, pageOfTries } from './all-deliveries.service.ts'

type Listed = Awaited<ReturnType<typeof pageOfDeliveries>>['rows'][number]
type Logged = Awaited<ReturnType<typeof pageOfTries>>['rows'][number]

export const toCompanyDelivery = (row: Listed): CompanyDelivery => ({
  ...toDelivery(row),
  companyId: row.delivery.companyId,
  companyName: row.companyName,
})

export const toLoggedTry = ({ attempt, delivery, url, companyName }: Logged): LoggedTry => ({
  id: attempt.id,
  at: attempt.at.toISOString(),
  deliveryId: attempt.deliveryId,
  messageId: delivery.messageId,
  event: delivery.event,
  url,
  number: attempt.number,
  startedBy: attempt.startedBy,
  code: attempt.code,
  problem: attempt.problem,
  ms: attempt.ms,
  nextAt: attempt.nextAt?.toISOString() ?? null,
  companyId: delivery.companyId,
  companyName,
})

export function toCompanyDetail(found: DeliveryInFull): CompanyDeliveryDetail {
  const { secretEnd, isOn, deletedAt, restsSince, restReason } = found.endpoint
  return {
    ...toDeliveryDetail(found),
    companyId: found.delivery.companyId,
    companyName: found.companyName,
    secretEnd,
    stopped: !isOn || deletedAt ? 'off' : restsSince ? (restReason ?? 'failing') : null,
    stoppedSince: (deletedAt ?? (isOn ? restsSince : null))?.toISOString() ?? null,
  }
}
