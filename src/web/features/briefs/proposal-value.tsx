import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { Link } from 'react-router'
import type { BriefDetail, ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { Rating } from '#web/features/services/rating.tsx'
import { ServicePicture } from '#web/features/services/service-picture.tsx'
import { serviceHref } from '#web/features/services/service.address.ts'
import { cx } from '#web/ui/look/cx.ts'
import { costInWords, daysInWords, roundsInWords, sumInWords } from './brief.words.ts'
import type { RowName } from './compared.ts'
import { askedInWords } from './row-names.tsx'
import { RangeBar, ShareBar } from './share-of.tsx'

/** The answer of a proposal to one question. */
export function ProposalValue({
  name,
  brief: { needs, budget, wantedBy },
  proposal,
  slowest,
}: {
  brief: BriefDetail
  proposal: ReceivedProposal
  slowest: number
  name: RowName
}) {
  const {
    priceCents,
    cost,
    endsOn,
    works,
    days,
    covers,
    milestones,
    rounds,
    rating,
    reviewCount,
    message,
    reasons,
  } = proposal
  const isLate = wantedBy !== null && endsOn > wantedBy
  if (name === 'price')
    return (
      <>
        <p className="fig text-h3">{sumInWords(cost.totalCents)}</p>
        <p className="text-xs text-ink-2">{costInWords(cost)}</p>
        {budget && (
          <>
            <RangeBar value={priceCents} min={budget.minCents} max={budget.maxCents} />
            <p className="mt-1.5 text-xs text-ink-2">
              {priceCents > budget.maxCents && <b className="text-warn-ink">Sobre tu presupuesto. </b>}
              <span className="md:sr-only">{askedInWords(budget)}</span>
            </p>
          </>
        )}
      </>
    )
  if (name === 'days')
    return (
      <>
        <p className="font-strong">{daysInWords(days)}</p>
        <p className={cx('text-xs', isLate ? 'text-warn-ink' : 'text-ink-2')}>
          {`Si eliges hoy: ${formatPartialDate(endsOn)}${isLate ? ', después de tu fecha' : ''}`}
        </p>
        <ShareBar share={days / slowest} />
      </>
    )
  if (name === 'covers')
    return (
      <>
        <p className="font-strong">{`${covers.length} de ${needs.length}`}</p>
        <ul className="mt-1.5 grid gap-1">
          {needs.map((need, place) => {
            const isIn = covers.includes(place)
            return (
              <li key={need} className={cx('flex gap-2 wrap-anywhere', !isIn && 'text-ink-2')}>
                {isIn ? <Check className="icon mt-1 text-ok-ink" /> : <Minus className="icon mt-1" />}
                <span>
                  {need}
                  {!isIn && <span className="sr-only"> (no incluido)</span>}
                </span>
              </li>
            )
          })}
        </ul>
      </>
    )
  if (name === 'milestones')
    return milestones.length === 0 ? (
      <p>Un solo pago, al terminar</p>
    ) : (
      <ul className="grid gap-1">
        {milestones.map((milestone, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two milestones may have the same name
          <li key={place} className="flex justify-between gap-3">
            <span className="wrap-anywhere">{`${milestone.name} · ${daysInWords(milestone.days)}`}</span>
            <b className="tabular-nums">{sumInWords(milestone.cents)}</b>
          </li>
        ))}
      </ul>
    )
  if (name === 'rounds') return <p>{roundsInWords(rounds)}</p>
  if (name === 'works') return <Works image={proposal.serviceImage} works={works} />
  if (name === 'reputation')
    return (
      <>
        <Rating rating={rating} reviewCount={reviewCount} inWords />
        <p className="mt-1 text-xs text-ink-2 wrap-anywhere">
          {proposal.isServiceListed ? (
            <Link to={serviceHref(proposal.serviceId)} className="link">
              {proposal.serviceTitle}
            </Link>
          ) : (
            proposal.serviceTitle
          )}
        </p>
      </>
    )
  if (name === 'message') return <p className="wrap-anywhere whitespace-pre-line">{message}</p>
  return (
    <ul className="grid gap-0.5">
      {reasons.map((reason) => (
        <li key={reason} className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </ul>
  )
}

/** The picture of the service, and the latest works, which are pages of other sites. */
function Works({ image, works }: { image: string | null; works: ReceivedProposal['works'] }) {
  if (works.length === 0 && !image) return <p className="text-ink-2">Sin trabajos publicados</p>
  return (
    <div className="flex items-start gap-3">
      {image && <ServicePicture src={image} className="w-24 flex-none rounded-sm" />}
      <ul className="grid min-w-0 gap-1">
        {works.map(({ url, title }) => (
          <li key={url} className="wrap-anywhere">
            <a href={url} target="_blank" rel="noreferrer" className="link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
