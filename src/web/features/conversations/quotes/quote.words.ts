import type { QuoteStatus } from '#contracts/conversations/quotes-vocabulary.ts'
import type { Tone } from '#web/ui/look/badge.tsx'

export const quoteStatusWords: Record<QuoteStatus, { label: string; tone: Tone }> = {
  sent: { label: 'Espera respuesta', tone: 'info' },
  accepted: { label: 'Aceptada', tone: 'ok' },
  declined: { label: 'Rechazada', tone: 'neutral' },
  withdrawn: { label: 'Retirada', tone: 'neutral' },
  expired: { label: 'Vencida', tone: 'warn' },
}
