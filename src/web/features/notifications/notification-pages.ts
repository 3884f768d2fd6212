/** Where each kind of user finds all notifications and the choice of what to hear of. */
export const notificationPages = {
  professional: '/dashboard/notificaciones',
  company: '/company-dashboard/notificaciones',
} as const
