import Check from 'lucide-react/icons/check'
import MessageCircle from 'lucide-react/icons/message-circle'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BriefDetail, ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { messagesHome } from '#web/features/conversations/messages.address.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { Rating } from '#web/features/services/rating.tsx'
import { serviceHref } from '#web/features/services/service.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge, VerifiedBadge } from '#web/ui/look/badge.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { ShareBar } from './share-of.tsx'
import { daysInWords, proposalStatusWords, roundsInWords, sumInWords } from './brief.words.ts'
import { badgesOf, type RowName } from './compared.ts'

interface ColumnProps {
  brief: BriefDetail
  proposal: ReceivedProposal
  rows: readonly RowName[]
  /** The most days among those side by side. */
  slowest: number
  onChoose: (proposal: ReceivedProposal) => void
  onDecline: (proposal: ReceivedProposal) => void
  onAsk: (proposal: ReceivedProposal) => void
}

/** One proposal. Its rows are level with those of its neighbours. */
export function ProposalColumn({ brief, proposal, rows, slowest, onChoose, onDecline, onAsk }: ColumnProps) {
  const mayWrite = useMayWrite()
  const { professional, status } = proposal
  const canAnswer = mayWrite && brief.status === 'open' && status === 'sent'
  return (
    <article
      data-proposal
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys go from column to column
      tabIndex={0}
      aria-label={`Propuesta de ${professional.name}`}
      className={cx(
        // One more row for each question than shown stays empty, so that the rows of all columns are level.
        'row-span-10 grid snap-start grid-rows-subgrid rounded-md border bg-surface',
        status === 'chosen' ? 'border-ink ring ring-ink' : 'border-line',
      )}
    >
      <header className="grid gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <Avatar name={professional.name} src={professional.avatar} size={48} />
          {canAnswer ? (
            <Button
              size="sm"
              disabled={brief.hold !== null}
              aria-label={`Elegir a ${professional.name}`}
              onClick={() => onChoose(proposal)}
            >
              Elegir
            </Button>
          ) : (
            status !== 'sent' && (
              <Badge tone={proposalStatusWords[status].tone}>{proposalStatusWords[status].label}</Badge>
            )
          )}
        </div>
        <div className="min-w-0">
          <h3 className={cx('text-h4 wrap-anywhere', status === 'withdrawn' && 'line-through')}>
            <Link to={profileHref(professional.id)} className="link">
              {professional.name}
            </Link>
          </h3>
          <p className="text-xs text-ink-2">
            {[professional.title, professional.location].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className="flex min-h-6 flex-wrap gap-1.5">
          {badgesOf(proposal, brief.proposals).map((badge) => (
            <Badge key={badge} tone="accent">
              {badge}
            </Badge>
          ))}
          {professional.isVerified && <VerifiedBadge />}
        </p>
        <div className="-ml-3.5 flex flex-wrap gap-1">
          {proposal.hasConversation ? (
            <LinkButton
              to={`${messagesHome('company')}?servicio=${proposal.serviceId}`}
              variant="quiet"
              size="sm"
            >
              <MessageCircle className="icon" />
              Conversar
            </LinkButton>
          ) : (
            mayWrite &&
            proposal.isServiceListed && (
              <Button variant="quiet" size="sm" onClick={() => onAsk(proposal)}>
                <MessageCircle className="icon" />
                Preguntar
              </Button>
            )
          )}
          {canAnswer && (
            <Button variant="quiet" size="sm" onClick={() => onDecline(proposal)}>
              No seguir
            </Button>
          )}
        </div>
      </header>
      {rows.map((name) => (
        <Row key={name} label={labels[name]}>
          <Value name={name} brief={brief} proposal={proposal} slowest={slowest} />
        </Row>
      ))}
      {proposal.hireId !== null && (
        <div className="border-t border-line p-5">
          <LinkButton to={`/company-dashboard/contrataciones?ver=${proposal.hireId}`} size="sm">
            Ver la contratación
          </LinkButton>
        </div>
      )}
    </article>
  )
}

const labels: Record<RowName, string> = {
  price: 'Precio',
  days: 'Entrega',
  covers: 'Lo que pediste',
  milestones: 'Pagos por hito',
  rounds: 'Cambios',
  reputation: 'Reputación del servicio',
  message: 'Cómo lo haría',
  reasons: 'Por qué encaja',
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line px-5 py-4">
      <h4 className="mb-1 text-xs font-body text-ink-2">{label}</h4>
      <div className="text-sm">{children}</div>
    </div>
  )
}

function Value({
  name,
  brief: { needs, budget },
  proposal,
  slowest,
}: Pick<ColumnProps, 'brief' | 'proposal' | 'slowest'> & { name: RowName }) {
  const { priceCents, days, covers, milestones, rounds, rating, reviewCount, message, reasons } = proposal
  if (name === 'price')
    return (
      <>
        <p className="fig text-h3">{sumInWords(priceCents)}</p>
        {budget && (
          <>
            <ShareBar
              share={priceCents / Math.max(budget.maxCents, priceCents)}
              isOver={priceCents > budget.maxCents}
            />
            <p className="mt-1.5 text-xs text-ink-2">
              {`Pediste de ${sumInWords(budget.minCents)} a ${sumInWords(budget.maxCents)}`}
            </p>
          </>
        )}
      </>
    )
  if (name === 'days')
    return (
      <>
        <p className="font-strong">{daysInWords(days)}</p>
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
