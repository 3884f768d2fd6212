import { endpoint } from '#contracts/endpoint.ts'
import { idParams, success } from '#contracts/fields.ts'

export const actsContract = {
  undo: endpoint({
    method: 'POST',
    path: '/api/acts/:id/undo',
    summary: 'Undo what one has just done, before those whom it concerns are told',
    audience: 'signed-in',
    scope: 'owner',
    params: idParams,
    reply: success,
  }),
}
