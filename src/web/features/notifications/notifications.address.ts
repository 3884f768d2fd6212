/** The page of all notifications and preferences, by kind of user. */
export const notificationPages = {
  professional: '/dashboard/notificaciones',
  company: '/company-dashboard/notificaciones',
} as const
