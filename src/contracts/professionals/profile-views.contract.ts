import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams } from '#contracts/fields.ts'
import { profileViewDays } from './profile-figures.ts'

/** Visits of the public profile on a day in Lima ('yyyy-MM-dd'). */
const viewsOfDay = z.object({ day: z.string(), byCompanies: z.number(), byOthers: z.number() })
export type ViewsOfDay = z.infer<typeof viewsOfDay>

export const profileViewsContract = {
  count: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/views',
    summary:
      'The public profile was opened: counted by day, without who; own visits and those of robots are not',
    audience: 'anyone',
    limit: 'view',
    params: idParams,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/me/profile-views',
    summary: `Visits of the own public profile on each of the last ${profileViewDays} days, the oldest first; with the premium plan`,
    audience: 'professional',
    errors: ['professional_premium_required', 'not_found'],
    reply: z.object({ days: z.array(viewsOfDay) }),
  }),
}
