import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { email, humanCheck, inOneLine, instant, line, requiredText, success } from '#contracts/fields.ts'
import { leastLetters, mostLetters } from '#contracts/text-lengths.ts'
import {
  complaintKinds,
  contactTopics,
  documentTypes,
  goodTypes,
  type ComplaintKind,
  type ContactTopic,
  type DocumentType,
  type GoodType,
} from './support-vocabulary.ts'

/** Several lines. `request` is the message for too few characters, up to their number. */
const lines = (request: string, min: number, max: number) => {
  const required = `${request} en al menos ${min} caracteres`
  return z.string(required).trim().min(min, required).max(max, upTo(max))
}

const keysOf = <K extends string>(words: Record<K, string>) => Object.keys(words) as [K, ...K[]]

export const contactBody = z.object({
  name: line(asks.name, 120),
  email,
  topic: z.enum(contactTopics.map(({ value }) => value) as [ContactTopic, ...ContactTopic[]], asks.topic),
  message: lines('Cuéntanos', leastLetters.contactMessage, mostLetters.contactMessage),
  humanCheck,
})

const documents: Record<DocumentType, { pattern: RegExp; message: string }> = {
  dni: { pattern: /^\d{8}$/, message: 'Escribe los 8 dígitos de tu DNI' },
  ce: { pattern: /^\d{9}$/, message: 'Escribe los 9 dígitos de tu carné de extranjería' },
  passport: { pattern: /^[A-Z0-9]{6,12}$/, message: 'Escribe de 6 a 12 letras y números de tu pasaporte' },
  ruc: { pattern: /^\d{11}$/, message: 'Escribe los 11 dígitos de tu RUC' },
}

/** A complaint sheet as the consumer fills it in. `amount` is in soles, as typed: '75' or '75.50'. */
const complaintFields = z.object({
  kind: z.enum(keysOf<ComplaintKind>(complaintKinds), 'Elige reclamo o queja'),
  consumerName: line(asks.consumerName, 160),
  documentType: z.enum(keysOf<DocumentType>(documentTypes), 'Elige tu tipo de documento'),
  documentNumber: z
    .string(asks.documentNumber)
    .overwrite(inOneLine)
    .trim()
    .toUpperCase()
    .min(1, asks.documentNumber)
    .max(20, upTo(20)),
  address: line(asks.address, 240),
  phone: z
    .string(asks.phone)
    .trim()
    .regex(/^\+?[\d ()-]{6,20}$/, asks.phone),
  email,
  isMinor: z.boolean().default(false),
  guardianName: z.string().overwrite(inOneLine).trim().max(160, upTo(160)).default(''),
  goodType: z.enum(keysOf<GoodType>(goodTypes), 'Elige producto o servicio'),
  goodDescription: requiredText(asks.goodDescription, 400),
  amount: z
    .string()
    .trim()
    .regex(/^(?:\d{1,7}(?:\.\d{1,2})?)?$/, asks.amount)
    .default(''),
  detail: lines('Cuenta qué pasó', leastLetters.complaintDetail, mostLetters.complaintDetail),
  request: lines('Escribe qué pides', leastLetters.complaintRequest, mostLetters.complaintRequest),
  humanCheck,
})

const typedDocument = complaintFields.pick({ documentType: true, documentNumber: true })
const typedGuardian = complaintFields.pick({ isMinor: true, guardianName: true })

// zod runs both checks as soon as their own fields are valid; otherwise they would run only when all fields are valid.
export const complaintBody = complaintFields
  .refine(({ documentType, documentNumber }) => documents[documentType].pattern.test(documentNumber), {
    path: ['documentNumber'],
    error: ({ input }) => documents[typedDocument.parse(input).documentType].message,
    when: ({ value }) => typedDocument.safeParse(value).success,
  })
  .refine(({ isMinor, guardianName }) => !isMinor || guardianName !== '', {
    path: ['guardianName'],
    error: asks.guardianName,
    when: ({ value }) => typedGuardian.safeParse(value).success,
  })

/** The filed sheet: the consumer's copy. */
export const complaintSheet = z.object({
  /** '00000012-2026' */
  number: z.string(),
  filedAt: instant,
  /** 'yyyy-MM-dd': the last day to answer. */
  dueOn: z.string(),
  operator: z.object({ name: z.string(), ruc: z.string(), address: z.string() }),
  kind: z.enum(complaintKinds),
  consumerName: z.string(),
  documentType: z.enum(documentTypes),
  documentNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  guardianName: z.string(),
  goodType: z.enum(goodTypes),
  goodDescription: z.string(),
  /** In cents of PEN; null: no amount was given. */
  amount: z.number().nullable(),
  detail: z.string(),
  request: z.string(),
})
export type ComplaintSheet = z.infer<typeof complaintSheet>

/** The operator of this site. In a demo it is an example, and each part says so. */
const operator = z.object({ name: z.string(), ruc: z.string(), address: z.string(), email: z.string() })
export type Operator = z.infer<typeof operator>

const copyParams = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) })

export const supportContract = {
  operator: endpoint({
    method: 'GET',
    path: '/api/operator',
    summary: 'Who runs this site and where to write',
    audience: 'anyone',
    cache: 'jobs',
    reply: operator,
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    summary: 'A message to support; it gets a code and is acknowledged by mail',
    audience: 'anyone',
    limit: 'contact',
    human: true,
    status: 201,
    body: contactBody,
    form: {
      page: '/contacto',
      leadsTo: '/contacto?codigo=:code',
      limits: ['plain-message'],
      asVisitor: true,
    },
    reply: success.extend({ code: z.string() }),
  }),
  complain: endpoint({
    method: 'POST',
    path: '/api/complaints',
    summary: 'A sheet of the complaints book (Ley 29571); its copy goes to the consumer by mail',
    audience: 'anyone',
    limit: 'contact',
    human: true,
    status: 201,
    body: complaintBody,
    form: {
      page: '/libro-de-reclamaciones',
      leadsTo: '/libro-de-reclamaciones?hoja=:sheet.number',
      limits: ['plain-message'],
      asVisitor: true,
    },
    reply: success.extend({ sheet: complaintSheet }),
  }),
  complaintCopy: endpoint({
    method: 'GET',
    path: '/api/complaint-copies/:token',
    summary:
      'Which sheet the link of a mail would send a copy of: one filed by the form without scripts. Reading changes nothing',
    audience: 'anyone',
    errors: ['link_expired'],
    params: copyParams,
    reply: z.object({ number: z.string() }),
  }),
  sendComplaintCopy: endpoint({
    method: 'POST',
    path: '/api/complaint-copies/:token',
    summary: 'Mail the copy of a sheet to the mailbox that got the link, once',
    audience: 'anyone',
    errors: ['link_expired'],
    params: copyParams,
    form: {
      page: '/libro-de-reclamaciones/copia/:token',
      leadsTo: '/libro-de-reclamaciones/copia/:token?enviada=1',
    },
    reply: success,
  }),
}
