import { askAgainDays, unconfirmedDays } from '#contracts/services/availability-figures.ts'
import type { NoticeWords } from '#server/features/notifications/notifications.service.ts'

/** To the seller. `path`: where the button of the mail answers without a session. */
export const stillAvailable = (path: string): NoticeWords => ({
  title: '¿Sigues disponible?',
  message: `Hace ${askAgainDays} días dijiste cuándo recibes pedidos. Confírmalo con un toque.`,
  mail: {
    subject: '¿Sigues disponible para nuevos pedidos?',
    heading: '¿Sigues disponible?',
    label: 'Sigo disponible',
    path,
    paragraphs: [
      `Si no respondes en ${unconfirmedDays} días, tus servicios se siguen viendo, pero con “Disponibilidad sin confirmar”, y no salen en el filtro de disponibles.`,
    ],
  },
})
