import type { accountsContract } from '#contracts/accounts.contract.ts'
import type { applicationsContract } from '#contracts/applications.contract.ts'
import type { helpContract } from '#contracts/help.contract.ts'
import type { matchingContract } from '#contracts/matching.contract.ts'
import type { notificationsContract } from '#contracts/notifications.contract.ts'
import type { professionalsContract } from '#contracts/professionals.contract.ts'
import type { supportContract } from '#contracts/support.contract.ts'
import type { EndpointRef } from './api-client.ts'

/** The calls of public pages and of every page's frame, named without loading their schemas. A test compares them with the contracts. */
export const refs = {
  session: { method: 'GET', path: '/api/session' } as EndpointRef<typeof accountsContract.session>,
  logout: { method: 'POST', path: '/api/logout' } as EndpointRef<typeof accountsContract.logout>,
  humanChallenge: {
    method: 'GET',
    path: '/api/human-check',
  } as EndpointRef<typeof accountsContract.humanChallenge>,
  resendConfirmation: {
    method: 'POST',
    path: '/api/email-confirmation',
  } as EndpointRef<typeof accountsContract.resendConfirmation>,
  notifications: {
    method: 'GET',
    path: '/api/notifications',
  } as EndpointRef<typeof notificationsContract.mine>,
  readNotification: {
    method: 'PUT',
    path: '/api/notifications/:id/read',
  } as EndpointRef<typeof notificationsContract.read>,
  readAllNotifications: {
    method: 'PUT',
    path: '/api/notifications/read-all',
  } as EndpointRef<typeof notificationsContract.readAll>,
  ownProfessional: {
    method: 'GET',
    path: '/api/me/professional',
  } as EndpointRef<typeof professionalsContract.me>,
  ownApplications: {
    method: 'GET',
    path: '/api/applications/professional',
  } as EndpointRef<typeof applicationsContract.mine>,
  compatibility: {
    method: 'POST',
    path: '/api/compatibility',
  } as EndpointRef<typeof matchingContract.compatibility>,
  help: { method: 'GET', path: '/api/help' } as EndpointRef<typeof helpContract.search>,
  policy: { method: 'GET', path: '/api/policies/:slug' } as EndpointRef<typeof helpContract.policy>,
  contact: { method: 'POST', path: '/api/contact' } as EndpointRef<typeof supportContract.contact>,
  complain: { method: 'POST', path: '/api/complaints' } as EndpointRef<typeof supportContract.complain>,
  apply: { method: 'POST', path: '/api/jobs/:id/apply' } as EndpointRef<typeof applicationsContract.apply>,
}
