import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams } from '#contracts/fields.ts'

export const coachLetterContract = {
  letter: endpoint({
    method: 'GET',
    path: '/api/coach/jobs/:id/letter',
    summary: 'A letter for an open job from the own facts, in three lengths; nothing of it is stored',
    audience: 'professional',
    params: idParams,
    reply: z.object({ short: z.string(), medium: z.string(), long: z.string() }),
  }),
}
