import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { instant } from '#contracts/fields.ts'

/** How many complete weeks are shown. */
export const shownWeeks = 12

/** One figure for each week, and those of the same weeks 52 weeks before. */
const series = z.object({ now: z.array(z.number()), before: z.array(z.number()) })

const weeks = z.object({
  countedAt: instant,
  /** The Mondays of complete weeks in Lima, 'yyyy-MM-dd'. */
  mondays: z.array(z.string()),
  applications: series,
  registrations: series,
  /** Ads that were written, also held and deleted ones. */
  jobs: series,
  /** Completed payments, in cents of US dollars, net of refunds. */
  revenue: series,
})
export type Weeks = z.infer<typeof weeks>

export const weeksContract = {
  weeks: endpoint({
    method: 'GET',
    path: '/api/admin/weeks',
    summary: `The last ${shownWeeks} complete weeks beside the same weeks a year before; counted anew every few minutes`,
    audience: 'admin',
    capability: 'read-figures',
    reply: weeks,
  }),
}
