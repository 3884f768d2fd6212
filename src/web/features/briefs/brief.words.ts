import type { BriefStatus, CloseReason, ProposalStatus } from '#contracts/briefs/briefs-vocabulary.ts'
import type { ProposalCost } from '#domain/briefs/cost.ts'
import { parseServicePrice, writeServicePrice } from '#domain/services/price.ts'
import type { Tone } from '#web/ui/look/badge.tsx'

const briefStatusWords: Record<BriefStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Borrador', tone: 'neutral' },
  open: { label: 'Abierto', tone: 'ok' },
  closed: { label: 'Cerrado', tone: 'neutral' },
}

/** The status as its company reads it: an open brief that others do not see says so. */
export const briefStatusOf = ({
  status,
  hold,
}: {
  status: BriefStatus
  hold: { isRejected: boolean } | null
}): { label: string; tone: Tone } =>
  status === 'open' && hold
    ? { label: hold.isRejected ? 'Retirado' : 'En revisión', tone: 'warn' }
    : briefStatusWords[status]

export const proposalStatusWords: Record<ProposalStatus, { label: string; tone: Tone }> = {
  sent: { label: 'Espera respuesta', tone: 'info' },
  withdrawn: { label: 'Retirada', tone: 'neutral' },
  declined: { label: 'No seguirá', tone: 'neutral' },
  chosen: { label: 'Elegida', tone: 'ok' },
  passed: { label: 'No elegida', tone: 'neutral' },
}

export const closeReasonWords: Record<CloseReason, string> = {
  hired: 'Elegimos una propuesta',
  hired_elsewhere: 'Contratamos por otro lado',
  not_needed: 'Ya no lo necesitamos',
  no_fit: 'Ninguna propuesta nos sirvió',
  other: 'Otro motivo',
}

/** '$760.00'. */
export const sumInWords = writeServicePrice

/** What the total consists of. */
export const costInWords = ({ workCents, feeCents, igvCents }: ProposalCost): string =>
  feeCents + igvCents === 0
    ? 'Total: Qhatu no te cobra nada encima'
    : `${sumInWords(workCents)} del trabajo, ${sumInWords(feeCents)} de Qhatu y ${sumInWords(igvCents)} de IGV`

export const daysInWords = (days: number): string => (days === 1 ? '1 día' : `${days} días`)

export const roundsInWords = (rounds: number): string =>
  rounds === 0 ? 'Sin rondas de cambios' : rounds === 1 ? '1 ronda de cambios' : `${rounds} rondas de cambios`

export const budgetInWords = (budget: { minCents: number; maxCents: number } | null): string => {
  if (!budget) return 'Por definir'
  const { minCents, maxCents } = budget
  return minCents === maxCents ? sumInWords(minCents) : `${sumInWords(minCents)} – ${sumInWords(maxCents)}`
}

export const proposalsInWords = (count: number): string =>
  count === 0 ? 'Sin propuestas' : count === 1 ? '1 propuesta' : `${count} propuestas`

/** The cents of a typed sum; NaN when it is none, so that the check of the contract says what to write. */
export const centsOf = (typed: string): number => parseServicePrice(typed) ?? Number.NaN

/** A sum in a field: '760.00'. */
export const typedSum = (cents: number): string => (cents / 100).toFixed(2)

/** The lines of a text, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
