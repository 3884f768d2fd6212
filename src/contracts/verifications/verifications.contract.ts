import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { paperMaxBytes } from './verification-figures.ts'
import { paperKinds, verificationEndReasons, verificationStates } from './verifications-vocabulary.ts'

const consents = 'Marca que aceptas que guardemos tus documentos'
/** The consent to keep the papers for a while. */
export const filingBody = z.object({ consent: z.literal(true, consents) })

export const paperTooLarge = (megabytes: number): string =>
  `El archivo pesa más de ${megabytes} MB. Elige uno más liviano.`
export const paperWrongType = 'Elige un PDF, un JPG o un PNG: el archivo no es de ese tipo.'

const ownVerification = z.object({
  /** Null: not verified. */
  verifiedAt: instant.nullable(),
  /** The latest request; null: none. */
  request: z
    .object({
      code: z.string(),
      state: z.enum(verificationStates),
      filedAt: instant.nullable(),
      /** 'yyyy-MM-dd': the last day on which we answer, in Lima. */
      dueOn: z.string().nullable(),
      answeredAt: instant.nullable(),
      /** What the administrator wrote. */
      note: z.string(),
      /** 'yyyy-MM-dd': when the papers are deleted; null: not answered. */
      papersUntil: z.string().nullable(),
      papers: z.array(
        z.object({ id: z.number(), kind: z.enum(paperKinds), name: z.string(), size: z.number() }),
      ),
    })
    .nullable(),
  /** How the last verification ended; null: none did. */
  end: z.object({ at: instant, reason: z.enum(verificationEndReasons), note: z.string() }).nullable(),
})
export type OwnVerification = z.infer<typeof ownVerification>

export const verificationsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/me/verification',
    summary: 'Whether the own company or profile is verified, and the request with its papers',
    audience: 'signed-in',
    member: 'owner',
    reply: ownVerification,
  }),
  addPaper: endpoint({
    method: 'POST',
    path: '/api/me/verification/papers',
    summary: 'Add a paper to the request that is not sent yet; the first one begins it',
    audience: 'signed-in',
    member: 'owner',
    limit: 'upload',
    errors: ['verification_settled'],
    body: z.object({ kind: z.enum(paperKinds, asks.listed) }),
    upload: {
      field: 'paper',
      maxBytes: paperMaxBytes,
      tooLarge: paperTooLarge,
      wrongType: paperWrongType,
      paper: true,
    },
    reply: ownVerification,
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/me/verification/papers/:id',
    summary: 'An own paper',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    file: ['application/pdf', 'image/webp'],
  }),
  removePaper: endpoint({
    method: 'DELETE',
    path: '/api/me/verification/papers/:id',
    summary: 'Delete a paper for good, unless an administrator looks at it',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    errors: ['verification_settled'],
    params: idParams,
    reply: ownVerification,
  }),
  file: endpoint({
    method: 'PUT',
    path: '/api/me/verification/filing',
    summary: 'Send the papers to the administration; its answer comes by mail',
    audience: 'signed-in',
    member: 'owner',
    errors: ['verification_settled'],
    body: filingBody,
    reply: ownVerification,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/me/verification/filing',
    summary: 'Take the request back; its papers stay until they are deleted',
    audience: 'signed-in',
    member: 'owner',
    reply: ownVerification,
  }),
}
