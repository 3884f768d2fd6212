import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { instant, success } from '#contracts/fields.ts'
import { leastLetters, mostLetters } from '#contracts/text-lengths.ts'
import { dataRights } from './requests-vocabulary.ts'

const asksMessage = `Cuéntanos en al menos ${leastLetters.contactMessage} caracteres`

export const dataRequestBody = z.object({
  right: z.enum(dataRights, asks.listed),
  message: z
    .string(asksMessage)
    .trim()
    .min(leastLetters.contactMessage, asksMessage)
    .max(mostLetters.contactMessage, upTo(mostLetters.contactMessage)),
})

const dataRequest = z.object({
  /** 'C-7K2M9Q' */
  code: z.string(),
  right: z.enum(dataRights),
  message: z.string(),
  createdAt: instant,
  /** 'yyyy-MM-dd': the last day to answer. */
  dueOn: z.string(),
  answeredAt: instant.nullable(),
  answer: z.string().nullable(),
})
export type DataRequest = z.infer<typeof dataRequest>

export const dataRequestsContract = {
  ownDataRequests: endpoint({
    method: 'GET',
    path: '/api/me/data-requests',
    summary: "The caller's requests about personal data, the latest first",
    audience: 'signed-in',
    reply: z.array(dataRequest),
  }),
  requestAboutData: endpoint({
    method: 'POST',
    path: '/api/me/data-requests',
    summary: 'Invoke a right over one’s personal data (Ley 29733); one open request for each right',
    audience: 'signed-in',
    member: 'reader',
    errors: ['data_request_open'],
    limit: 'contact',
    status: 201,
    body: dataRequestBody,
    reply: success.extend({ request: dataRequest }),
  }),
}
