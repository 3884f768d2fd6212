/** Why somebody says that an ad should not be here, in the words of the form. Without zod, for public pages. */
export const reportReasons = {
  asks_money: 'Pide dinero',
  false_data: 'Tiene datos falsos',
  discrimination: 'Discrimina',
  duplicate_or_expired: 'Está duplicado o vencido',
  other: 'Otro motivo',
} as const

export type ReportReason = keyof typeof reportReasons
