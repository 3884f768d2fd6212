import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BriefDetail, ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { messagesHome } from '#web/features/conversations/messages.address.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge, VerifiedBadge } from '#web/ui/look/badge.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { proposalStatusWords, sumInWords } from './brief.words.ts'
import { badgesOf, type RowName } from './compared.ts'
import { rowNames } from './row-names.tsx'
import { ProposalValue } from './proposal-value.tsx'

interface ColumnProps {
  brief: BriefDetail
  proposal: ReceivedProposal
  rows: readonly RowName[]
  /** The most days among those side by side. */
  slowest: number
  /** '2 de 3', for phones, which show one at a time. */
  position: string
  onChoose: (proposal: ReceivedProposal) => void
  onDecline: (proposal: ReceivedProposal) => void
  onAsk: (proposal: ReceivedProposal) => void
}

/** One proposal. Its rows are level with those of its neighbours. */
export function ProposalColumn({
  brief,
  proposal,
  rows,
  slowest,
  position,
  onChoose,
  onDecline,
  onAsk,
}: ColumnProps) {
  const mayWrite = useMayWrite()
  const { professional, status } = proposal
  const canAnswer = mayWrite && brief.status === 'open' && status === 'sent'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter chooses, as its button does
    <article
      data-proposal
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget || !canAnswer || brief.hold) return
        event.preventDefault()
        onChoose(proposal)
      }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys go from column to column
      tabIndex={0}
      aria-label={`Propuesta de ${professional.name}`}
      className={cx(
        // One more row for each question than shown stays empty, so that the rows of all columns are level.
        'row-span-11 grid snap-start grid-rows-subgrid rounded-md border bg-surface',
        status === 'chosen' ? 'border-ink ring ring-ink' : 'border-line',
      )}
    >
      <header className="grid content-start gap-3 p-5">
        {position && <p className="text-xs text-ink-2 md:hidden">{position}</p>}
        <div className="flex items-start justify-between gap-3">
          <Avatar name={professional.name} src={professional.avatar} size={48} />
          {canAnswer ? (
            <Button
              variant="secondary"
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
            <Link to={profileHref(professional.id)} className="no-underline hover:underline">
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
        <Row key={name} label={rowNames[name]}>
          <ProposalValue name={name} brief={brief} proposal={proposal} slowest={slowest} />
        </Row>
      ))}
      {canAnswer && (
        <div className="self-end border-t border-line p-5">
          <Button
            block
            disabled={brief.hold !== null}
            aria-label={`Contratar a ${professional.name} por ${sumInWords(proposal.cost.totalCents)}`}
            onClick={() => onChoose(proposal)}
          >
            {`Contratar por ${sumInWords(proposal.cost.totalCents)}`}
          </Button>
        </div>
      )}
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

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line px-5 py-4">
      <h4 className="mb-1 text-xs font-body text-ink-2 md:sr-only">{label}</h4>
      <div className="text-sm">{children}</div>
    </div>
  )
}
