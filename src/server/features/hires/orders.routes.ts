import type { orderFilesContract } from '#contracts/hires/order-files.contract.ts'
import type { ordersContract } from '#contracts/hires/orders.contract.ts'
import type { UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnHire, type OwnHire } from './hires.policy.ts'
import { attachInvoice } from './attach-invoice.ts'
import { addPiece, finishFile, getSending, readOrderFile, startFile } from './order-files.service.ts'
import { readFeeRate } from './held-terms.ts'
import { payOrder } from './pay-order.ts'
import { reviewCompany } from './review-company.ts'
import { presentHireDetail } from './hires.presenter.ts'
import { getHireHistory, takeHireStep, type Wanted } from './hires.service.ts'

export function ordersRoutes(deps: Deps): Handlers<typeof ordersContract> {
  const take = async (actor: UserActor, own: OwnHire, wanted: Wanted) => {
    const { undo, ...taken } = await takeHireStep(deps, actor, own, wanted)
    return { ...presentHireDetail({ ...taken, now: deps.clock.now() }), undo }
  }
  return {
    terms: async () => ({ feeRate: await readFeeRate(deps, deps.db, 'USD') }),
    pay: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return { checkoutUrl: await payOrder(deps, actor, own, body) }
    },
    reviewCompany: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      const undo = await reviewCompany(deps, actor, own, body)
      const history = await getHireHistory(deps, await getOwnHire(deps.db, actor, params.id))
      return { ...presentHireDetail({ ...history, now: deps.clock.now() }), undo }
    },
    deliver: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, { step: 'deliver', ...body })
    },
    invoice: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      const undo = await attachInvoice(deps, actor, own, body)
      const history = await getHireHistory(deps, await getOwnHire(deps.db, actor, params.id))
      return { ...presentHireDetail({ ...history, now: deps.clock.now() }), undo }
    },
    askChanges: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, { step: 'ask_changes', ...body })
    },
    offerEnd: async ({ actor, params, body: { cents, note } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, { step: 'offer_end', cents, note: note ?? '' })
    },
    answerEnd: async ({ actor, params, body: { isAccepted, cents } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, isAccepted ? { step: 'accept_end', cents } : { step: 'drop_offer' })
    },
  }
}

/** The files of deliveries. */
export function orderFilesRoutes(deps: Deps): Handlers<typeof orderFilesContract> {
  return {
    start: async ({ actor, params, body }) =>
      startFile(deps, actor, await getOwnHire(deps.db, actor, params.id), body),
    state: async ({ actor, params }) =>
      getSending(deps, actor, await getOwnHire(deps.db, actor, params.id), params.fileId),
    piece: async (call) => {
      const { actor, params, body, file: upload } = call
      if (!upload) throw new AppError('bad_request')
      const own = await getOwnHire(deps.db, actor, params.id)
      const arrived = await addPiece(deps, actor, own, { id: params.fileId, from: body.from, upload })
      // It is a piece now: the call does not discard it any more.
      call.file = null
      return arrived
    },
    finish: async ({ actor, params }) =>
      finishFile(deps, actor, await getOwnHire(deps.db, actor, params.id), params.fileId),
    content: async ({ actor, params }) =>
      readOrderFile(deps, actor, await getOwnHire(deps.db, actor, params.id), params.fileId),
  }
}
