import type { InboxDesk } from '#contracts/admin/inbox-vocabulary.ts'
import { requestDeskNames } from '#domain/support/request.words.ts'

export const inboxDeskNames: Record<InboxDesk, string> = {
  services: 'Servicios',
  briefs: 'Requerimientos',
  cv: 'CV',
  photos: 'Fotos y logos',
  workplaces: 'Fotos de empresas',
  reviews: 'Reseñas',
  messages: 'Mensajes reportados',
  'held-ads': 'Avisos en espera',
  reports: 'Reportes de abuso',
  disputes: 'Problemas con pedidos',
  ...requestDeskNames,
}
