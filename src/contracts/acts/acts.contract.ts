import { endpoint } from '#contracts/endpoint.ts'
import { idParams, success } from '#contracts/fields.ts'

export const actsContract = {
  undo: endpoint({
    method: 'POST',
    path: '/api/acts/:id/undo',
    summary: 'Undo what one has just done, before those whom it concerns are told',
    audience: 'signed-in',
    member: 'reader',
    scope: 'owner',
    errors: ['plan_limit_reached', 'premium_required', 'too_many_alerts', 'portfolio_full', 'act_settled'],
    params: idParams,
    reply: success,
  }),
}
