import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { documentInSoles } from './soles-field.ts'
import { payerDocuments } from './payer-vocabulary.ts'
import { longestAddress } from './payer-figures.ts'
import { idParams, inOneLine, instant } from '#contracts/fields.ts'

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
  /** In percent: that of the receipt. */
  igvPercent: z.number(),
  /** The total in soles by the rate of the receipt; null: in soles, or no rate is known. */
  soles: documentInSoles.nullable(),
  /** The number of its nota de crédito for the tax office; null: it has none, or not yet. */
  issuedNumber: z.string().nullable(),
  total: z.number(),
  payerName: z.string(),
  /** Empty for a person, and for a company without a RUC. */
  payerRuc: z.string(),
})
export type Note = z.infer<typeof note>

const asksDni = 'Escribe los 8 dígitos de tu DNI'

/** In whose name the next receipts are. */
export const payerBody = z
  .object({
    documentKind: z.enum(payerDocuments, 'Elige tu documento'),
    /** '' for none. */
    documentNumber: z.string(asks.ruc).trim().max(11, asks.ruc),
    address: z
      .string('Escribe tu dirección')
      .overwrite(inOneLine)
      .trim()
      .max(longestAddress, upTo(longestAddress)),
  })
  .superRefine(({ documentKind, documentNumber }, context) => {
    const message = {
      none: documentNumber === '' ? null : 'Elige si es tu RUC o tu DNI',
      ruc: /^\d{11}$/.test(documentNumber) ? null : asks.ruc,
      dni: /^\d{8}$/.test(documentNumber) ? null : asksDni,
    }[documentKind]
    if (message) context.addIssue({ code: 'custom', path: ['documentNumber'], message })
  })

const payer = z.object({
  documentKind: z.enum(payerDocuments),
  documentNumber: z.string(),
  address: z.string(),
  /** The RUC of the company's profile, which its receipts have; null: it has none, or it is a person. */
  companyRuc: z.string().nullable(),
})
export type Payer = z.infer<typeof payer>

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
  payer: endpoint({
    method: 'GET',
    path: '/api/payer',
    summary: 'In whose name the next receipts of the signed-in account are',
    audience: 'signed-in',
    member: 'owner',
    reply: payer,
  }),
  savePayer: endpoint({
    method: 'PUT',
    path: '/api/payer',
    summary:
      'Say in whose name the next receipts are: RUC or DNI, and address; earlier ones stay as they are',
    audience: 'signed-in',
    member: 'owner',
    body: payerBody,
    reply: payer,
  }),
  receiptData: endpoint({
    method: 'GET',
    path: '/api/payments/:id/data',
    summary:
      'The data of the boleta or factura of a payment as JSON with the names of UBL 2.1; 404 until it has a receipt',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    file: ['application/json'],
  }),
  noteData: endpoint({
    method: 'GET',
    path: '/api/notes/:id/data',
    summary: 'The data of the nota de crédito of a note as JSON with the names of UBL 2.1',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    file: ['application/json'],
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
