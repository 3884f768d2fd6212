/** The reasons to report an ad, as worded in the form. Without zod, for public pages. */
export const reportReasons = {
  asks_money: 'Pide dinero',
  false_data: 'Tiene datos falsos',
  discrimination: 'Discrimina',
  duplicate_or_expired: 'Está duplicado o vencido',
  other: 'Otro motivo',
} as const

export type ReportReason = keyof typeof reportReasons

/** The reasons to report a person in a conversation. */
export const personReportReasons = {
  asks_money: 'Pide dinero',
  harassment: 'Insulta, acosa o amenaza',
  false_identity: 'Se hace pasar por otra persona o empresa',
  spam: 'Envía publicidad o mensajes repetidos',
  discrimination: 'Discrimina',
  other: 'Otro motivo',
} as const

export type PersonReportReason = keyof typeof personReportReasons
