import type { accountsContract } from '#contracts/accounts.contract.ts'
import type { notificationsContract } from '#contracts/notifications.contract.ts'
import type { EndpointRef } from './api-client.ts'

/** The calls that every page makes, named without loading their schemas. A test compares them with the contracts. */
export const refs = {
  session: { method: 'GET', path: '/api/session' } as EndpointRef<typeof accountsContract.session>,
  logout: { method: 'POST', path: '/api/logout' } as EndpointRef<typeof accountsContract.logout>,
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
}
