import { Link } from 'react-router'
import { practiceHref, reviewHref, wayHref } from '#domain/coach/coach.address.ts'
import { matchBand, noScoreText } from '#domain/matching/score/bands.ts'
import { reasonTone, shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { type MatchReason, reasonText } from '#domain/matching/reasons/reason.words.ts'
import { Card } from '#web/ui/look/card.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { MatchWhy, ReasonLine } from './match-why.tsx'
import type { OwnMatchReply } from './own-match.resource.ts'
import { ProfileGaps } from './profile-gaps.tsx'

const reasonsShown = 3

type OwnMatchCardProps = { job: { id: number; title: string }; reply: OwnMatchReply }

/** The score of a job for the professional on its page, its reasons, and what would make it more precise. */
export function OwnMatchCard({ job, reply: { match, gaps } }: OwnMatchCardProps) {
  if (match.score === null)
    return (
      <Card title="Tu compatibilidad" className="print:hidden">
        <p className="font-strong">{noScoreText}</p>
        <p className="mt-1 mb-4 text-sm text-ink-2">
          Agrega a tu perfil en qué trabajas y verás tu puntaje aquí.
        </p>
        <ProfileGaps gaps={gaps} />
      </Card>
    )
  const reasons = shortReasons(match.parts.flatMap((part) => part.reasons as MatchReason[]))
  return (
    <Card title="Tu compatibilidad" className="print:hidden">
      <div className="flex items-center gap-4">
        <MatchRing score={match.score} size={72} />
        <div>
          <p className="font-strong">{matchBand(match.score)}</p>
          <MatchWhy match={match} about={job.title} voice="professional" />
        </div>
      </div>
      {reasons.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm">
          {reasons.slice(0, reasonsShown).map((reason) => {
            const text = reasonText(reason, 'professional')
            return <ReasonLine key={text} tone={reasonTone(reason)} text={text} />
          })}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Link to={wayHref({ jobId: job.id })} className="link">
          Qué me falta
        </Link>
        <Link to={reviewHref(job.id)} className="link">
          Ajustar mi CV
        </Link>
        <Link to={practiceHref(job.id)} className="link">
          Practicar la entrevista
        </Link>
      </p>
      {gaps.length > 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <p className="mb-2 text-sm text-ink-2">Para un puntaje más exacto, completa:</p>
          <ProfileGaps gaps={gaps} />
        </div>
      )}
    </Card>
  )
}
