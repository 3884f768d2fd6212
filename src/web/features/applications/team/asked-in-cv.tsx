import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { CvReading } from '#contracts/applications/candidate.contract.ts'
import { useCvText } from './candidate.resource.ts'

/** What the job asks, with the number that marks it in the CV, and what the CV does not name. */
export function AskedInCv({ candidate: { id, cvUrl } }: { candidate: CandidateApplication }) {
  const { reading } = useCvText(id, cvUrl !== null)
  if (!reading || reading.asked.length === 0) return null
  const found = reading.asked.filter(({ number }) => number !== null)
  const absent = reading.asked.filter(({ number }) => number === null)
  return (
    <div className="mb-6 grid gap-5 border-b border-line pb-6 md:grid-cols-2">
      <List title="Está en su CV" things={found} empty="Su CV no nombra nada de lo que pides." />
      <List title="No figura en su CV" things={absent} empty="Su CV nombra todo lo que pides." />
    </div>
  )
}

type ListProps = { title: string; things: CvReading['asked']; empty: string }

const List = ({ title, things, empty }: ListProps) => (
  <section>
    <h3 className="mb-2 font-text text-sm font-strong tracking-normal">{title}</h3>
    {things.length === 0 ? (
      <p className="text-sm text-ink-2">{empty}</p>
    ) : (
      <ul className="grid gap-1.5 text-sm">
        {things.map(({ name, isOptional, number }) => (
          <li key={name} className="flex items-start gap-2">
            {number === null ? (
              <Minus className="icon mt-0.5 flex-none text-ink-3" />
            ) : (
              <Check className="icon mt-0.5 flex-none text-ok-ink" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {name}
              {isOptional && <span className="text-ink-3">, deseable</span>}{' '}
              {number !== null && (
                <a
                  href={`#cv-${number}`}
                  aria-label={`Ver ${name} en el CV, marca ${number}`}
                  className="inline-grid size-6 place-items-center rounded-xs bg-ink text-xs font-strong text-bg no-underline"
                >
                  {number}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
