import type { Health } from '#contracts/admin/health.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import { ping } from '#server/db/ping.ts'
import type { Deps } from '#server/deps.ts'
import { readLastCheck } from '#server/features/ledger/checks.service.ts'
import { readUnsold } from '#server/features/plans/payments/prices.service.ts'
import { readWebhookHealth } from '#server/features/webhooks/administration/all-deliveries.service.ts'
import { readMailHealth } from '#server/platform/mail/mails.queries.ts'
import { readQueueHealth } from '#server/queue/queue-health.queries.ts'

/** No file has this key: looking for it shows that the storage answers, and reads nothing. */
const noFile = 'health/none.txt'

type HealthDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'matching' | 'payments'>

/** Whether the parts of the product work, as measured now. */
export async function readHealth({ db, clock, storage, matching, payments }: HealthDeps): Promise<Health> {
  const now = clock.now()
  const since = new Date(now.getTime() - DAY)
  const [database, stored, queue, mail, webhooks, ledger, withoutSoles] = await Promise.all([
    answerTime(() => ping(db)),
    answerTime(() => storage.get(noFile)),
    readQueueHealth(db, since),
    readMailHealth(db, since),
    readWebhookHealth({ db, clock }),
    readLastCheck({ db }),
    readUnsold({ db, payments }),
  ])
  return {
    checkedAt: now.toISOString(),
    database: { ms: database },
    storage: { ms: stored },
    queue: { due: queue.due, oldestSeconds: queue.oldest, failed: queue.failed },
    mail: {
      unsent: mail.unsent,
      oldestSeconds: mail.oldest && Math.max(0, Math.round((now.getTime() - mail.oldest.getTime()) / 1000)),
      sent: mail.sent,
    },
    index: { jobs: matching.jobs.isReady, professionals: matching.candidates.isReady },
    payments: { provider: payments.current?.name ?? 'none', withoutSoles },
    ledger: ledger && {
      checkedAt: ledger.checkedAt.toISOString(),
      entries: ledger.entries,
      faults: ledger.faults,
    },
    webhooks,
  }
}

/** In milliseconds; null when it fails. */
async function answerTime(ask: () => Promise<unknown>): Promise<number | null> {
  const started = performance.now()
  try {
    await ask()
    return Math.round(performance.now() - started)
  } catch {
    return null
  }
}
