import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id, instant } from '#contracts/fields.ts'

export const futureJobsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/me/future-jobs',
    summary:
      'The companies that may look for the caller for other jobs, because the caller said yes when applying',
    audience: 'professional',
    reply: z.array(z.object({ companyId: z.number(), name: z.string(), givenAt: instant })),
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/me/future-jobs/:companyId',
    summary: 'Take that yes back: the company no longer finds the caller, at once, and its lists lose them',
    audience: 'professional',
    params: z.object({ companyId: id }),
  }),
}
export type FutureJobsCompany = z.infer<(typeof futureJobsContract)['list']['reply']>[number]
