import { z } from 'zod'
import { codeKinds } from '#contracts/plans/codes-vocabulary.ts'
import { mostCodeAmount, mostCodeMonths, mostCodeUses } from '#contracts/plans/codes-figures.ts'
import { typedCode } from '#contracts/plans/code-field.ts'
import { payerTypes, purchasable } from '#contracts/plans/plans-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { idParams, instant } from '#contracts/fields.ts'

const discountCode = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(codeKinds),
  /** Percent, cents of a dollar, or months. */
  value: z.number(),
  /** Empty: everything. */
  products: z.array(z.enum(purchasable)),
  /** Null: both kinds of accounts. */
  payer: z.enum(payerTypes).nullable(),
  createdAt: instant,
  /** Null: until somebody ends it. */
  endsAt: instant.nullable(),
  /** Null: nobody has ended it. */
  endedAt: instant.nullable(),
  /** Null: without limit. */
  mostUses: z.number().nullable(),
  mostPerAccount: z.number(),
  /** Payments that were made with it, or can still be made. */
  uses: z.number(),
  /** In cents of a dollar: what it took off of what was paid. */
  given: z.number(),
  /** The same in cents of a sol. */
  givenSoles: z.number(),
})
export type DiscountCode = z.infer<typeof discountCode>

const asksCode = 'Escribe de 4 a 24 letras, números o guiones'
const asksUses = `Escribe un número entero de 1 a ${mostCodeUses}`
const emptyIsNone = (value: unknown) => (value === '' || value === null ? undefined : value)
const uses = z.coerce.number(asksUses).int(asksUses).min(1, asksUses).max(mostCodeUses, asksUses)

const asksValue = {
  percent: 'Escribe un porcentaje entero de 1 a 100',
  amount: `Escribe un monto de 0.01 a ${mostCodeAmount / 100} dólares`,
  months: `Escribe un número entero de 1 a ${mostCodeMonths}`,
}
const isCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6
const fits = {
  percent: (value: number) => Number.isInteger(value) && value >= 1 && value <= 100,
  amount: (value: number) => isCents(value) && value >= 0.01 && value * 100 <= mostCodeAmount,
  months: (value: number) => Number.isInteger(value) && value >= 1 && value <= mostCodeMonths,
}

export const newCodeBody = z
  .object({
    code: typedCode(asksCode),
    kind: z.enum(codeKinds, asks.listed),
    /** Percent, dollars, or months. */
    value: z.coerce.number('Escribe un número'),
    /** What it is for. */
    product: z.enum(['all', ...purchasable], asks.listed).default('all'),
    payer: z.enum(['all', ...payerTypes], asks.listed).default('all'),
    /** The last day in Lima; without it, until somebody ends it. */
    lastDay: z.preprocess(emptyIsNone, z.iso.date(asks.date).optional()),
    mostUses: z.preprocess(emptyIsNone, uses.optional()),
    mostPerAccount: uses.default(1),
  })
  .superRefine(({ kind, value, product }, context) => {
    if (!fits[kind](value)) context.addIssue({ code: 'custom', path: ['value'], message: asksValue[kind] })
    if (kind === 'months' && product === 'premium_job')
      context.addIssue({
        code: 'custom',
        path: ['product'],
        message: 'Elige un mes de plan: los meses gratis son de un plan',
      })
  })
export type NewCode = z.output<typeof newCodeBody>

export const codesContract = {
  codes: endpoint({
    method: 'GET',
    path: '/api/admin/codes',
    summary: 'The discount codes with their uses, the newest first',
    audience: 'admin',
    capability: 'read-payments',
    reply: z.array(discountCode),
  }),
  createCode: endpoint({
    method: 'POST',
    path: '/api/admin/codes',
    summary: 'Make a discount code. It is never changed afterwards, because payments name it',
    audience: 'admin',
    capability: 'manage-codes',
    audit: 'code-created',
    errors: ['code_taken'],
    status: 201,
    body: newCodeBody,
    reply: discountCode,
  }),
  endCode: endpoint({
    method: 'POST',
    path: '/api/admin/codes/:id/end',
    summary: 'End a code: no payment can be opened with it any more. Ending it again changes nothing',
    audience: 'admin',
    capability: 'manage-codes',
    audit: 'code-ended',
    params: idParams,
    reply: discountCode,
  }),
}
