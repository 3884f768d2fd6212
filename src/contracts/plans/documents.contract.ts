import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, instant } from '#contracts/fields.ts'

/** The paper of money that went back. */
const note = z.object({
  id: z.number(),
  /** 'N-000042' */
  number: z.string(),
  issuedAt: instant,
  paymentId: z.number(),
  /** 'R-000042': the receipt of which it takes back a part or all. */
  receiptNumber: z.string(),
  /** In Spanish: what was bought. */
  description: z.string(),
  currency: z.enum(['USD', 'PEN']),
  /** In cents: the parts of the total. */
  base: z.number(),
  igv: z.number(),
  total: z.number(),
  payerName: z.string(),
  /** Empty for a person, and for a company without a RUC. */
  payerRuc: z.string(),
})
export type Note = z.infer<typeof note>

/** The papers of the caller's payments beside the receipts. */
export const documentsContract = {
  notes: endpoint({
    method: 'GET',
    path: '/api/notes',
    summary: 'The notes of the signed-in account: what of its payments went back, the newest first',
    audience: 'signed-in',
    member: 'owner',
    reply: z.array(note),
  }),
  note: endpoint({
    method: 'GET',
    path: '/api/notes/:id',
    summary: 'One note with all that it says',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: note,
  }),
  notePaper: endpoint({
    method: 'GET',
    path: '/api/notes/:id/paper',
    summary: 'A note as a PDF',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    file: ['application/pdf'],
  }),
}
