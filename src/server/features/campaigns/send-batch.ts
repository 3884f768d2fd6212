import { MINUTE } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { newsLeaveLinks } from '#server/features/subscriptions/news/news.service.ts'
import { sendMails } from '#server/platform/mail/send-mail.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { campaignMail } from './campaigns.mails.ts'
import { listUnfinished, lockTurn, recordBatch } from './campaigns.queries.ts'
import { sendBatchTask } from './campaigns.tasks.ts'
import { lockWaiting, markRecipients } from './recipients.queries.ts'

type BatchDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** The pause between two batches (ms). Each has as many mails as the rate allows in this time. */
const batchEvery = MINUTE / 10

/**
 * Sends one batch. The mails, the marks of who got one, the progress and the next batch are one commit: a process that dies
 * in between sends nobody a mail twice and forgets nobody.
 */
export async function sendBatch(
  deps: BatchDeps,
  { campaignId, turn }: { campaignId: number; turn: number },
): Promise<void> {
  const perMinute = await readSetting(deps.db, 'campaign_mails_per_minute')
  const size = Math.ceil((perMinute * batchEvery) / MINUTE)
  await transaction(deps, async (tx) => {
    const campaign = await lockTurn(tx, campaignId, turn)
    if (!campaign) return
    const people = await lockWaiting(tx, campaignId, size)
    const links =
      campaign.kind === 'marketing'
        ? await newsLeaveLinks(
            deps,
            tx,
            people.map(({ userId }) => userId),
          )
        : null
    const reached = people.filter(({ userId, isOpen }) => isOpen && (links === null || links.has(userId)))
    const skipped = people.filter((person) => !reached.includes(person))
    const at = deps.clock.now()
    await sendMails(
      deps,
      tx,
      reached.map(({ userId, email }) => ({
        to: email,
        ...campaignMail(campaign, links?.get(userId) ?? null),
      })),
    )
    await markRecipients(tx, campaignId, idsOf(reached), { state: 'sent', sentAt: at })
    await markRecipients(tx, campaignId, idsOf(skipped), { state: 'skipped' })
    const isLast = people.length < size
    await recordBatch(tx, campaignId, { sent: reached.length, skipped: skipped.length, isLast, at })
    if (isLast) return
    await deps.queue.enqueue(tx, sendBatchTask, { campaignId, turn: turn + 1 }, { delay: batchEvery })
  })
}

const idsOf = (people: readonly { userId: number }[]): number[] => people.map(({ userId }) => userId)

/** In case the chain of tasks of a campaign broke: its next batch is queued again. */
export async function queueNextBatches(deps: BatchDeps): Promise<void> {
  const begun = new Date(deps.clock.now().getTime() - 2 * noticeDelay)
  for (const { id, turn } of await listUnfinished(deps.db, begun))
    await transaction(deps, (tx) => deps.queue.enqueue(tx, sendBatchTask, { campaignId: id, turn }))
}
