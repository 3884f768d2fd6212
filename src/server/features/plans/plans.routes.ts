import type { plansContract } from '#contracts/plans/plans.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import {
  activateCompanyPremium,
  activateProfessionalPremium,
} from '#server/features/plans/terms/activation.service.ts'
import { requestEnterprise } from '#server/features/plans/enterprise/enterprise-requests.service.ts'
import { toPayment, toReceipt } from '#server/features/plans/payments/payments.presenter.ts'
import { listOwnPayments, readCharges } from '#server/features/plans/payments/payments.service.ts'
import { printReceipt } from '#server/features/plans/payments/receipt-paper.ts'
import { settleTestCheckout } from '#server/features/plans/payments/test-checkout.service.ts'
import { pricesWithCode } from '#server/features/plans/codes/code-prices.service.ts'
import { type Activation, buy } from '#server/features/plans/payments/purchase.service.ts'
import { getOwnPayment, getTestCheckout } from './plans.policy.ts'
import { readOffer } from './plans.service.ts'

export function plansRoutes(deps: Deps): Handlers<typeof plansContract> {
  const activated = (activation: Activation) => ({ success: true as const, ...activation })
  return {
    offer: () => readOffer(deps),
    activateProfessionalPremium: async ({ actor }) =>
      activated(await activateProfessionalPremium(deps, actor)),
    activateCompanyPremium: async ({ actor }) => activated(await activateCompanyPremium(deps, actor)),
    purchase: async ({ actor, body }) => activated(await buy(deps, actor, body)),
    payments: async ({ actor }) => (await listOwnPayments(deps, actor)).map(toPayment),
    codePrices: ({ actor, query }) => pricesWithCode(deps, actor, query.code),
    async receipt({ actor, params }) {
      const payment = await getOwnPayment(deps.db, actor, params.id)
      return toReceipt(payment, actor.email, await readCharges(deps, payment))
    },
    receiptPaper: async ({ actor, params }) =>
      printReceipt(deps, await getOwnPayment(deps.db, actor, params.id), actor.email),
    testCheckout: async ({ actor, params }) =>
      toPayment(await getTestCheckout(deps.db, actor, params.reference)),
    settleTestCheckout: async ({ actor, params, body }) => {
      const payment = await getTestCheckout(deps.db, actor, params.reference)
      return toPayment(await settleTestCheckout(deps, payment, body.outcome))
    },
    requestEnterprise: async ({ body }) => {
      const code = await requestEnterprise(deps, body)
      return {
        success: true,
        message: `Recibimos tu solicitud ${code}. Te escribiremos a ${body.email}.`,
        code,
      }
    },
  }
}
