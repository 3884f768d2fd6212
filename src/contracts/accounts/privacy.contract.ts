import { endpoint } from '#contracts/endpoint.ts'
import { success } from '#contracts/fields.ts'
import { ownPasswordBody } from './own-account.contract.ts'

export const privacyContract = {
  download: endpoint({
    method: 'POST',
    path: '/api/me/export',
    summary:
      'All data of the caller as a ZIP: a JSON for each area, and the files; the password is asked again',
    audience: 'signed-in',
    member: 'reader',
    limit: 'own-secret',
    secret: true,
    body: ownPasswordBody,
    file: ['application/zip'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Delete the account of the caller for good; what others must keep stays without a name',
    audience: 'signed-in',
    member: 'reader',
    errors: ['must_hand_over', 'order_money_held'],
    limit: 'own-secret',
    body: ownPasswordBody,
    reply: success,
  }),
}
