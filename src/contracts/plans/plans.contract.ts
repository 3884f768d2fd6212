import {
  disputeStates,
  paymentFailures,
  paymentStatuses,
  purchasable,
  testOutcomes,
} from '#contracts/plans/plans-vocabulary.ts'
import { documentInSoles } from '#contracts/plans/soles-field.ts'
import { typedCode } from '#contracts/plans/code-field.ts'
import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { email, humanCheck, idParams, instant, line, success } from '#contracts/fields.ts'
import { companySizes } from '#contracts/support/support-vocabulary.ts'
import { leastLetters, mostLetters } from '#contracts/text-lengths.ts'

/** The prices of the plans and the current launch offers, with tax, with or without cents. */
const soles = z.number().nullable()

export const planOffer = z.object({
  /** Of the prices below; `soles` says what is charged if it is not this. */
  currency: z.literal('USD'),
  /** For one premium job. */
  premiumJobPrice: z.number(),
  /** A month. */
  professionalPremiumPrice: z.number(),
  /** A month. */
  companyPremiumPrice: z.number(),
  /** For `chatActivationDays` on one service. */
  chatActivationPrice: z.number(),
  /** What is charged instead, in soles, because whoever takes payments takes no dollars; null in it: not sold in soles. */
  soles: z
    .object({ premiumJob: soles, professionalPremium: soles, companyPremium: soles, chatActivation: soles })
    .nullable(),
  /** The launch offers: the premium plan is free for this many months, once per account. */
  companyTrial: z.boolean(),
  professionalTrial: z.boolean(),
  trialMonths: z.number(),
  /** Whether a card can be charged: a payment provider is configured. */
  takesCards: z.boolean(),
  /** The limits of active jobs: standard jobs of a free company, and premium jobs in the launch offer. */
  freeJobsLimit: z.number(),
  trialJobsLimit: z.number(),
})
export type PlanOffer = z.infer<typeof planOffer>

const activation = success.extend({
  /** The page that asks for the card; omitted if nothing is to be paid. */
  checkoutUrl: z.string().optional(),
})

const payment = z.object({
  id: z.number(),
  product: z.string(),
  /** In Spanish: what was bought. */
  description: z.string(),
  /** The job that a premium ad was used for; null: not yet, the job is gone, or another product. */
  jobTitle: z.string().nullable(),
  /** The number of its boleta or factura for the tax office; null: it has none, or not yet. */
  issuedNumber: z.string().nullable(),
  /** In cents, tax included, without the discount. */
  amount: z.number(),
  /** In cents: what a code took off. */
  discount: z.number(),
  currency: z.enum(['USD', 'PEN']),
  status: z.enum(paymentStatuses),
  /** Why it brought no money, if the provider said it. */
  failure: z.enum(paymentFailures).nullable(),
  /** In Spanish: how it was paid. */
  method: z.string(),
  /** 'R-000042'; null until completed. */
  receiptNumber: z.string().nullable(),
  createdAt: instant,
  completedAt: instant.nullable(),
  paidUntil: instant.nullable(),
  /** Paid, but the purchase could no longer be delivered: the money must be refunded. */
  refundDue: z.boolean(),
})
export type Payment = z.infer<typeof payment>

const receipt = payment.extend({
  payerName: z.string(),
  /** Empty for a person, and for a company without a RUC. */
  payerRuc: z.string(),
  /** Empty for a company, and for a person who gave none. */
  payerDni: z.string(),
  payerAddress: z.string(),
  payerEmail: z.string(),
  /** In cents, what the receipt is for: the amount, or our fee when the money is held for an order. */
  billed: z.number(),
  /** In cents: the parts of it. */
  base: z.number(),
  igv: z.number(),
  /** In percent: the tax on the day of the receipt. */
  igvPercent: z.number(),
  /** The total in soles by the rate of that day; null: paid in soles, or no rate is known. */
  soles: documentInSoles.nullable(),
  /** Our path where the person goes on after the payment page; null: nobody was sent to one. */
  returnTo: z.string().nullable(),
  /** In cents: what has gone back of the money that bought it. */
  refunded: z.number(),
  /** What the card holder's bank says of that money. */
  dispute: z.enum(disputeStates),
  /** Money came more than once, and the rest goes back. */
  paidTwice: z.boolean(),
})
export type Receipt = z.infer<typeof receipt>

const phone = z
  .string(asks.phone)
  .trim()
  .min(1, asks.phone)
  .max(30, upTo(30))
  .regex(/^\+?[\d\s()-]{6,}$/, asks.phone)

const asksNeed = `Cuéntanos qué necesitas en al menos ${leastLetters.enterpriseMessage} caracteres`

export const enterpriseRequestBody = z.object({
  companyName: line(asks.companyName, 120),
  contactName: line(asks.contactName, 120),
  email,
  phone,
  employees: z.enum(companySizes, asks.employees),
  message: z
    .string(asksNeed)
    .trim()
    .min(leastLetters.enterpriseMessage, asksNeed)
    .max(mostLetters.enterpriseMessage, upTo(mostLetters.enterpriseMessage)),
  humanCheck,
})

const asksCode = 'Escribe el código como lo recibiste, con letras, números y guiones'
const discountCode = typedCode(asksCode)
const asksPath = 'Escribe una dirección de Qhatu que empiece con /'

const codePrice = z.object({
  product: z.enum(purchasable),
  /** In cents, tax included: without and with the code. */
  price: z.number(),
  amount: z.number(),
  currency: z.enum(['USD', 'PEN']),
  /** How many months of a plan. */
  months: z.number(),
})
export type CodePrice = z.infer<typeof codePrice>

const testReference = z.object({ reference: z.string().min(1).max(100) })

export const plansContract = {
  offer: endpoint({
    method: 'GET',
    path: '/api/plans',
    summary: 'What the plans cost, and whether the launch offers are on',
    audience: 'anyone',
    cache: 'jobs',
    reply: planOffer,
  }),
  activateProfessionalPremium: endpoint({
    method: 'POST',
    path: '/api/professionals/activate-premium',
    summary: 'Activate the premium plan of the signed-in professional; free while the launch offer is on',
    audience: 'professional',
    wrongUserType: 'Solo los profesionales pueden activar este plan',
    errors: ['not_found', 'payment_unavailable'],
    reply: activation,
  }),
  activateCompanyPremium: endpoint({
    method: 'POST',
    path: '/api/companies/activate-premium',
    summary: 'Activate the premium plan of the signed-in company; free while the launch offer is on',
    audience: 'company',
    member: 'owner',
    wrongUserType: 'Solo las empresas pueden activar este plan',
    errors: ['not_found', 'payment_unavailable'],
    reply: activation,
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/api/purchases',
    summary: 'Buy a month of the premium plan, added to the end of a running one, or one premium ad',
    audience: 'signed-in',
    member: 'owner',
    errors: ['wrong_user_type', 'not_found', 'payment_unavailable', 'nothing_to_buy', 'code_refused'],
    body: z.object({
      product: z.enum(purchasable, 'Elige qué quieres comprar'),
      code: discountCode.optional(),
      /** Our path where the person goes on afterwards. */
      returnTo: z
        .string(asksPath)
        .max(500, upTo(500))
        .regex(/^\/(?![/\\])\S*$/, asksPath)
        .optional(),
    }),
    reply: activation,
  }),
  codePrices: endpoint({
    method: 'GET',
    path: '/api/purchases/price',
    summary: 'What the caller pays with a discount code, for each thing that it is for',
    audience: 'signed-in',
    member: 'owner',
    limit: 'discount-code',
    errors: ['not_found', 'code_refused'],
    query: z.object({ code: discountCode }),
    reply: z.array(codePrice),
  }),
  payments: endpoint({
    method: 'GET',
    path: '/api/payments',
    summary: 'The payments of the signed-in account, the newest first',
    audience: 'signed-in',
    member: 'owner',
    reply: z.array(payment),
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/api/payments/:id',
    summary: 'One payment with all that its receipt says',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: receipt,
  }),
  receiptPaper: endpoint({
    method: 'GET',
    path: '/api/payments/:id/paper',
    summary: 'The receipt of a payment as a PDF; 404 until it has one',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    file: ['application/pdf'],
  }),
  testCheckout: endpoint({
    method: 'GET',
    path: '/api/test-payments/:reference',
    summary: 'The payment behind a page of the built-in test provider, which takes no money',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    debug: true,
    params: testReference,
    reply: payment,
  }),
  settleTestCheckout: endpoint({
    method: 'POST',
    path: '/api/test-payments/:reference',
    summary: 'Let something happen to a test payment, as at a real provider',
    audience: 'signed-in',
    member: 'owner',
    scope: 'owner',
    debug: true,
    params: testReference,
    body: z.object({ outcome: z.enum(testOutcomes, 'Elige cómo termina el pago') }),
    reply: payment,
  }),
  requestEnterprise: endpoint({
    method: 'POST',
    path: '/api/enterprise-requests',
    summary: 'Ask sales about the enterprise plan; answered by e-mail under the code',
    audience: 'anyone',
    limit: 'contact',
    human: true,
    status: 201,
    body: enterpriseRequestBody,
    reply: success.extend({ code: z.string() }),
  }),
}
