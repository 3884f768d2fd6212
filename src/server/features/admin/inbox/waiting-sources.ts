import { type InboxDesk, inboxDesks, isRequestDesk } from '#contracts/admin/inbox-vocabulary.ts'
import type { RequestDesk } from '#contracts/support/requests-vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import { limaDayStart } from '#domain/time/dates.ts'
import { desks } from '#server/features/admin/requests/desks.ts'
import { waitingIn } from '#server/features/admin/moderation/waiting-items.ts'
import { waitingDisputes } from '#server/features/hires/disputes/administration/waiting-disputes.service.ts'
import { waitingAds } from '#server/features/jobs/holds/waiting-ads.service.ts'
import { waitingReports } from '#server/features/support/abuse-reports/administration/waiting-reports.service.ts'
import type { WaitingSource } from '#server/waiting.ts'

const open = { status: 'open', q: '' } as const

/** A desk of requests: each is due at the end of its last day. */
const requestsAt = (name: RequestDesk): WaitingSource => ({
  async list(db, { now, limit, ids }) {
    const rows = await desks[name].list(db, open, { now, after: null, limit, ids })
    return rows.map(({ id, title, about, code, createdAt, dueOn }) => ({
      id,
      title,
      about: `${about} · ${code}`,
      since: createdAt,
      dueAt: new Date(limaDayStart(dueOn).getTime() + DAY),
    }))
  },
  count: (db, page) => desks[name].count(db, open, page),
})

const others = {
  services: waitingIn('services'),
  briefs: waitingIn('briefs'),
  cv: waitingIn('cv'),
  photos: waitingIn('photos'),
  workplaces: waitingIn('workplaces'),
  reviews: waitingIn('reviews'),
  messages: waitingIn('messages'),
  'held-ads': waitingAds,
  reports: waitingReports,
  disputes: waitingDisputes,
}

/** What waits at each desk. */
export const sources = Object.fromEntries(
  inboxDesks.map((desk) => [desk, isRequestDesk(desk) ? requestsAt(desk) : others[desk]]),
) as Record<InboxDesk, WaitingSource>
