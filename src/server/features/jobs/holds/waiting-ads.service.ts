import { heldAdHours } from '#contracts/admin/held-ads-figures.ts'
import { HOUR } from '#domain/time/durations.ts'
import type { WaitingSource } from '#server/waiting.ts'
import { countWaitingAds, listWaitingAds } from './waiting-ads.queries.ts'

/** The held ads that wait for an administrator. */
export const waitingAds: WaitingSource = {
  async list(db, { limit, ids }) {
    const rows = await listWaitingAds(db, { limit, ids })
    return rows.map(({ id, title, companyName, heldAt, appealedAt }) => {
      const since = appealedAt ?? heldAt
      return {
        id,
        title,
        about: appealedAt ? `${companyName} · pide otra mirada` : companyName,
        since,
        dueAt: new Date(since.getTime() + heldAdHours * HOUR),
      }
    })
  },
  count: (db, { most }) => countWaitingAds(db, most),
}
