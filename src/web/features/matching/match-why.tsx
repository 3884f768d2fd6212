import { useState } from 'react'
import { Link } from 'react-router'
import type { Match } from '#contracts/match-fields.ts'
import { matchBand } from '#domain/matching/bands.ts'
import { type MatchReason, reasonText, type ReasonVoice } from '#domain/matching/reasons.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MatchRing } from '#web/ui/match-ring.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { intervalText, partLabel } from './match-words.ts'

type MatchWhyProps = {
  match: Match
  /** What the score is about: the job's title, the candidate's name. */
  about: string
  voice: ReasonVoice
}

/** Opens how a score came about. */
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

/** A score with its band, its parts with their reasons, and what it is worth. */
export function MatchParts({ match, voice }: Pick<MatchWhyProps, 'match' | 'voice'>) {
  const interval = intervalText(match)
  const parts = match.parts.toSorted((a, b) => b.weight - a.weight)
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <MatchRing score={match.score} size={72} />
        <div>
          <p className="font-strong">{matchBand(match.score)}</p>
          {interval && (
            <p className="text-sm text-ink-2">
              Con los datos que faltan estaría {interval}. Lo que no sabemos no cuenta en contra.
            </p>
          )}
        </div>
      </div>
      <ul className="grid gap-4">
        {parts.map(({ part, value, weight, reasons }) => (
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
                  return <li key={text}>{text}</li>
                })}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <AutomaticNotice voice={voice} />
    </div>
  )
}

/** A score in hiring says that it is automatic, and where to read more (DS 115-2025-PCM). */
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
