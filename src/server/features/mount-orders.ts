import type { FastifyInstance } from 'fastify'
import { briefFilesContract } from '#contracts/briefs/brief-files.contract.ts'
import { briefInvitationsContract } from '#contracts/briefs/brief-invitations.contract.ts'
import { briefsContract } from '#contracts/briefs/briefs.contract.ts'
import { proposalsContract } from '#contracts/briefs/proposals.contract.ts'
import { adminDisputesContract } from '#contracts/admin/disputes.contract.ts'
import { changesContract } from '#contracts/hires/changes.contract.ts'
import { disputesContract } from '#contracts/hires/disputes.contract.ts'
import { quotesContract } from '#contracts/conversations/quotes.contract.ts'
import { availabilityContract } from '#contracts/services/availability.contract.ts'
import { hiresContract } from '#contracts/hires/hires.contract.ts'
import { orderFilesContract } from '#contracts/hires/order-files.contract.ts'
import { ordersContract } from '#contracts/hires/orders.contract.ts'
import { briefsRoutes, proposalsRoutes } from '#server/features/briefs/briefs.routes.ts'
import { briefFilesRoutes } from '#server/features/briefs/files/brief-files.routes.ts'
import { briefInvitationsRoutes } from '#server/features/briefs/invitations/brief-invitations.routes.ts'
import { adminDisputesRoutes } from '#server/features/hires/disputes/administration/admin-disputes.routes.ts'
import { changesRoutes } from '#server/features/hires/changes/changes.routes.ts'
import { disputesRoutes } from '#server/features/hires/disputes/disputes.routes.ts'
import { quotesRoutes } from '#server/features/hires/quotes/quotes.routes.ts'
import { availabilityRoutes } from '#server/features/services/availability/availability.routes.ts'
import { hiresRoutes } from '#server/features/hires/hires.routes.ts'
import { orderFilesRoutes, ordersRoutes } from '#server/features/hires/orders.routes.ts'
import { earningsContract } from '#contracts/payouts/earnings.contract.ts'
import { payoutDestinationsContract } from '#contracts/payouts/payout-destinations.contract.ts'
import { payoutsContract } from '#contracts/admin/payouts.contract.ts'
import { earningsRoutes } from '#server/features/payouts/earnings/earnings.routes.ts'
import { payoutDestinationsRoutes } from '#server/features/payouts/destinations/payout-destinations.routes.ts'
import { payoutsRoutes } from '#server/features/payouts/lists/payouts.routes.ts'
import type { Deps } from '#server/deps.ts'
import type { MountOptions } from '#server/http/call.ts'
import { mount } from '#server/http/mount.ts'

/** Orders of services, what leads to them, and what is earned and paid out by them. */
export function mountOrders(app: FastifyInstance, options: MountOptions, deps: Deps): void {
  mount(app, options, availabilityContract, availabilityRoutes(deps))
  mount(app, options, hiresContract, hiresRoutes(deps))
  mount(app, options, ordersContract, ordersRoutes(deps))
  mount(app, options, changesContract, changesRoutes(deps))
  mount(app, options, disputesContract, disputesRoutes(deps))
  mount(app, options, adminDisputesContract, adminDisputesRoutes(deps))
  mount(app, options, orderFilesContract, orderFilesRoutes(deps))
  mount(app, options, quotesContract, quotesRoutes(deps))
  mount(app, options, briefsContract, briefsRoutes(deps))
  mount(app, options, briefFilesContract, briefFilesRoutes(deps))
  mount(app, options, briefInvitationsContract, briefInvitationsRoutes(deps))
  mount(app, options, proposalsContract, proposalsRoutes(deps))
  mount(app, options, earningsContract, earningsRoutes(deps))
  mount(app, options, payoutDestinationsContract, payoutDestinationsRoutes(deps))
  mount(app, options, payoutsContract, payoutsRoutes(deps))
}
