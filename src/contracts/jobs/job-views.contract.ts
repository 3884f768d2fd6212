import { endpoint } from '#contracts/endpoint.ts'
import { idParams } from '#contracts/fields.ts'

export const jobViewsContract = {
  count: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/views',
    summary: 'The page of a job was opened: counted by day, without who; the own company and robots are not',
    audience: 'anyone',
    errors: ['job_gone'],
    limit: 'view',
    params: idParams,
  }),
}
