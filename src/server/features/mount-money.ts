import type { FastifyInstance } from 'fastify'
import { billingContract } from '#contracts/admin/billing.contract.ts'
import { codesContract } from '#contracts/admin/codes.contract.ts'
import { exchangeRatesContract } from '#contracts/admin/exchange-rates.contract.ts'
import { issuesContract } from '#contracts/admin/issues.contract.ts'
import { moneyContract } from '#contracts/admin/money.contract.ts'
import { documentsContract } from '#contracts/plans/documents.contract.ts'
import type { Deps } from '#server/deps.ts'
import { billingRoutes } from '#server/features/admin/billing/billing.routes.ts'
import { codesRoutes } from '#server/features/admin/billing/codes.routes.ts'
import { exchangeRatesRoutes } from '#server/features/admin/billing/exchange-rates.routes.ts'
import { issuesRoutes } from '#server/features/admin/billing/issues.routes.ts'
import { moneyRoutes } from '#server/features/admin/billing/money.routes.ts'
import { documentsRoutes } from '#server/features/plans/documents/documents.routes.ts'
import type { MountOptions } from '#server/http/call.ts'
import { mount } from '#server/http/mount.ts'

/** The papers of payments, and billing in the administration. */
export function mountMoney(app: FastifyInstance, options: MountOptions, deps: Deps): void {
  mount(app, options, documentsContract, documentsRoutes(deps))
  mount(app, options, moneyContract, moneyRoutes(deps))
  mount(app, options, billingContract, billingRoutes(deps))
  mount(app, options, codesContract, codesRoutes(deps))
  mount(app, options, exchangeRatesContract, exchangeRatesRoutes(deps))
  mount(app, options, issuesContract, issuesRoutes(deps))
}
