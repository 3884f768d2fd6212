import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams } from '#contracts/fields.ts'

const jobFollowers = z.object({
  isFollowing: z.boolean(),
  /** Of the company, the first one first. Nobody: the owner hears of the job. */
  followers: z.array(z.object({ name: z.string(), isMe: z.boolean() })),
  /** Who of the company published it; null: not known. */
  publishedBy: z.string().nullable(),
})
export type JobFollowers = z.infer<typeof jobFollowers>

/** Who of a company hears of the applications to a job, on the bell and by mail. */
export const jobFollowersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/jobs/:id/followers',
    summary: 'Who of the company hears of a job, and who published it',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    errors: ['forbidden'],
    reply: jobFollowers,
  }),
  follow: endpoint({
    method: 'PUT',
    path: '/api/company/jobs/:id/follow',
    summary: 'Hear of the applications to a job from now on; repeating it changes nothing',
    audience: 'company',
    member: 'reader',
    scope: 'owner',
    params: idParams,
    errors: ['forbidden'],
    reply: jobFollowers,
  }),
  unfollow: endpoint({
    method: 'DELETE',
    path: '/api/company/jobs/:id/follow',
    summary: 'Hear no more of a job; if nobody follows it, the owner hears',
    audience: 'company',
    member: 'reader',
    scope: 'owner',
    params: idParams,
    errors: ['forbidden'],
    reply: jobFollowers,
  }),
}
