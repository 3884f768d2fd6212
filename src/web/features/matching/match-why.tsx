import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Minus from 'lucide-react/icons/minus'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Match } from '#contracts/matching/match-fields.ts'
import { matchBand, noScoreText } from '#domain/matching/score/bands.ts'
import { type ReasonTone, reasonTone } from '#domain/matching/reasons/reason-tone.ts'
import { type MatchReason, reasonText, type ReasonVoice } from '#domain/matching/reasons/reason.words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import { intervalText, partLabel } from './match.words.ts'

type MatchWhyProps = {
  match: Match
  /** The subject of the score: the job's title or the candidate's name. */
  about: string
  voice: ReasonVoice
}

/** Opens the explanation of a score. */
export function MatchWhy({ match, about, voice }: MatchWhyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)} aria-label={`Por qué: ${about}`}>
        Por qué
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Por qué este puntaje" description={about}>
        <MatchParts match={match} voice={voice} />
      </Dialog>
    </>
  )
}

/** The score with its band and its interval; only words when there is no score. */
function MatchHead({ match, voice }: Pick<MatchWhyProps, 'match' | 'voice'>) {
  if (match.score === null)
    return (
      <div>
        <p className="font-strong">{noScoreText}</p>
        <p className="text-sm text-ink-2">
          {voice === 'professional'
            ? 'Tu perfil todavía no cuenta en qué trabajas. Agrega tu experiencia o tus habilidades y verás tu puntaje.'
            : 'Su perfil no cuenta en qué trabaja, así que no le ponemos un número. No es un puntaje bajo.'}
        </p>
      </div>
    )
  const interval = intervalText(match, voice)
  return (
    <div className="flex items-center gap-4">
      <MatchRing score={match.score} size={72} />
      <div>
        <p className="font-strong">{matchBand(match.score)}</p>
        {interval && <p className="text-sm text-ink-2">{interval}</p>}
      </div>
    </div>
  )
}

/** A score with its band, its parts with their reasons, and how reliable it is. */
export function MatchParts({ match, voice }: Pick<MatchWhyProps, 'match' | 'voice'>) {
  const parts = match.parts.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  const unasked = match.parts
    .filter(({ weight }) => weight === 0)
    .map(({ part }) => partLabel(part).toLowerCase())
  return (
    <div className="grid gap-5">
      <MatchHead match={match} voice={voice} />
      <ul className="grid gap-4">
        {parts.map(({ part, value, weight, reasons, evidence }) => (
          <li key={part}>
            <div className="flex items-baseline justify-between gap-3 text-sm">
              <h3 className="font-text text-sm font-strong tracking-normal">{partLabel(part)}</h3>
              <span className="text-ink-2 tabular-nums">
                {value === null ? 'Sin datos' : `${Math.round(value * 100)} %`}
                <span className="text-ink-3"> · pesa {Math.round(weight * 100)} %</span>
              </span>
            </div>
            {value !== null && (
              <div className="mt-1.5">
                <ProgressBar label={partLabel(part)} value={Math.round(value * 100)} />
              </div>
            )}
            {reasons.length > 0 && (
              <ul className="mt-1.5 grid gap-0.5 text-sm text-ink-2">
                {reasons.map((reason) => {
                  const text = reasonText(reason as MatchReason, voice)
                  return <ReasonLine key={text} tone={reasonTone(reason as MatchReason)} text={text} />
                })}
              </ul>
            )}
            {evidence.length > 0 && (
              <details className="mt-1.5 text-xs text-ink-2">
                <summary className="w-fit cursor-pointer underline-offset-4 hover:underline">
                  De dónde sale<span className="sr-only">: {partLabel(part)}</span>
                </summary>
                <ul className="mt-1 grid list-disc gap-0.5 pl-4 wrap-anywhere">
                  {evidence.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      {unasked.length > 0 && (
        <p className="text-sm text-ink-2">No cuenta, porque el empleo no lo pide: {unasked.join(', ')}.</p>
      )}
      <AutomaticNotice voice={voice} />
    </div>
  )
}

const toneIcons: Record<ReasonTone, ReactNode> = {
  for: <Check className="icon text-ok-ink" />,
  against: <Minus className="icon text-ink-3" />,
  unknown: <CircleHelp className="icon text-ink-3" />,
}

/** One reason with the sign of its tone; the text says it too. */
export const ReasonLine = ({ tone, text }: { tone: ReasonTone; text: string }) => (
  <li className="flex gap-2">
    <span aria-hidden="true" className="mt-0.5 flex-none text-[0.8rem]">
      {toneIcons[tone]}
    </span>
    <span className="min-w-0 wrap-anywhere">{text}</span>
  </li>
)

/** A score in hiring must say that it is automatic and link to details (DS 115-2025-PCM). */
export function AutomaticNotice({ voice }: { voice: ReasonVoice }) {
  return (
    <p className="text-xs text-ink-3">
      {voice === 'professional'
        ? 'Este puntaje es automático y solo ordena la lista: nunca te descarta. '
        : 'Este puntaje es automático y solo ordena la lista: decides tú, y nadie se descarta por él. '}
      <Link to="/transparencia-ia" className="link">
        Cómo se calcula
      </Link>
    </p>
  )
}
