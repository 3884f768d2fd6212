import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { Link } from 'react-router'
import type { WayReply } from '#contracts/coach/way.contract.ts'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { practiceHref, reviewHref } from '#domain/coach/coach.address.ts'
import { applyingHref, jobHref } from '#domain/jobs/job.address.ts'
import { placeAndMode } from '#web/features/jobs/list/job.words.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { adsInWords, yearsHeld } from './way.words.ts'

/** One job: what it asks, what is missing first, and the other reasons. */
export function ChosenJob({ way: { asked, reasons }, job }: { way: WayReply; job: JobSummary }) {
  const met = asked.filter(({ isMet }) => isMet).length
  return (
    <Card
      title={
        <Link to={jobHref(job.id)} className="no-underline underline-offset-4 hover:underline">
          {job.title}
        </Link>
      }
    >
      <p className="-mt-3 mb-4 text-sm text-ink-2">
        {job.company.name} · {placeAndMode(job)}
      </p>
      <div className="mb-5 flex flex-wrap gap-2">
        <LinkButton to={applyingHref(job.id)} size="sm">
          Postular
        </LinkButton>
        <LinkButton to={reviewHref(job.id)} variant="secondary" size="sm">
          Revisar mi CV
        </LinkButton>
        <LinkButton to={practiceHref(job.id)} variant="secondary" size="sm">
          Practicar la entrevista
        </LinkButton>
      </div>
      {asked.length === 0 ? (
        <p className="text-sm">Este aviso no nombra habilidades, idiomas ni años de experiencia.</p>
      ) : (
        <>
          <p className="mb-2 text-sm font-strong">
            Cumples {met} de {asked.length} {asked.length === 1 ? 'requisito' : 'requisitos'}
          </p>
          <ul className="grid gap-1.5 text-sm sm:grid-cols-2">
            {asked.map(({ kind, label, isMet, ads, has }) => (
              <li key={label} className="flex gap-2">
                <Mark isFor={isMet} />
                <span className="min-w-0 wrap-anywhere">
                  {label}
                  {kind === 'years' && <span className="text-ink-2">: {yearsHeld(has)}</span>}
                  {kind !== 'years' && !isMet && ads > 1 && (
                    <span className="text-ink-2">: lo piden {adsInWords(ads)}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {reasons.length > 0 && (
        <ul className="mt-4 grid gap-1.5 border-t border-line pt-4 text-sm text-ink-2">
          {reasons.map(({ text, isFor }) => (
            <li key={text} className="flex gap-2">
              <Mark isFor={isFor} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Mark = ({ isFor }: { isFor: boolean }) => (
  <span className={isFor ? 'text-ok-ink' : 'text-ink-3'}>
    {isFor ? <Check className="icon" /> : <Minus className="icon" />}
    <span className="sr-only">{isFor ? 'Lo tienes: ' : 'Te falta: '}</span>
  </span>
)
