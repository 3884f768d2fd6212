import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { BriefDetail, ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'
import { ForWriters } from '#web/features/companies/panel/may-write.tsx'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { AskDialog, ChooseDialog, CloseDialog, DeclineDialog } from './answer-dialogs.tsx'
import { AskedPeople } from './asked-people.tsx'
import { editBriefHref, ownBriefsHref } from './brief.address.ts'
import { BriefFacts, BriefWords } from './brief-facts.tsx'
import { BriefFiles } from './brief-files.tsx'
import { briefStatusOf, closeReasonWords } from './brief.words.ts'
import { useOwnBrief } from './briefs.resource.ts'
import { Compare } from './compare.tsx'
import { HoldCard } from './hold-card.tsx'

type Open = { kind: 'close' } | { kind: 'choose' | 'decline' | 'ask'; proposal: ReceivedProposal } | null

/** A brief of the company with what it received. */
export function OwnBriefPage({ loaded, companyName }: { loaded: BriefDetail; companyName: string }) {
  const brief = useOwnBrief(loaded)
  const [open, setOpen] = useState<Open>(null)
  const { label, tone } = briefStatusOf(brief)
  const dialog = { brief, companyName, onClose: () => setOpen(null) }
  const opening = (kind: 'choose' | 'decline' | 'ask') => (proposal: ReceivedProposal) =>
    setOpen({ kind, proposal })
  return (
    <div className="grid min-w-0 gap-6">
      <header className="grid gap-1">
        <BackLink to={ownBriefsHref}>Lo que necesitas</BackLink>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-wrap items-center gap-3">
            <h1 className="wrap-anywhere">{brief.title}</h1>
            <Badge tone={tone}>{label}</Badge>
          </div>
          {brief.status === 'open' && (
            <ForWriters>
              <div className="flex flex-wrap gap-2">
                {brief.isEditable && (
                  <LinkButton to={editBriefHref(brief.id)} variant="secondary" size="sm">
                    <Pencil className="icon" />
                    Editar requerimiento
                  </LinkButton>
                )}
                <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'close' })}>
                  Cerrar requerimiento
                </Button>
              </div>
            </ForWriters>
          )}
        </div>
      </header>
      {brief.hold && <HoldCard brief={brief} hold={brief.hold} />}
      <Card>
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="grid content-start gap-4">
            <BriefWords {...brief} />
            <BriefFiles files={brief.files} at={`/api/briefs/${brief.id}`} />
          </div>
          <div className="grid content-start gap-4">
            <BriefFacts {...brief} />
            {brief.closeReason && (
              <p className="text-sm text-ink-2">{`Cerrado: ${closeReasonWords[brief.closeReason].toLowerCase()}.`}</p>
            )}
          </div>
        </div>
      </Card>
      {brief.proposals.length === 0 ? (
        <NoProposals brief={brief} />
      ) : (
        <Compare
          brief={brief}
          onChoose={opening('choose')}
          onDecline={opening('decline')}
          onAsk={opening('ask')}
        />
      )}
      {brief.status === 'open' && !brief.hold && <AskedPeople brief={brief} />}
      {open?.kind === 'close' && <CloseDialog {...dialog} />}
      {open?.kind === 'choose' && <ChooseDialog {...dialog} proposal={open.proposal} />}
      {open?.kind === 'decline' && <DeclineDialog {...dialog} proposal={open.proposal} />}
      {open?.kind === 'ask' && <AskDialog {...dialog} proposal={open.proposal} />}
    </div>
  )
}

function NoProposals({ brief }: { brief: BriefDetail }) {
  if (brief.status === 'closed')
    return (
      <Card>
        <EmptyState title="No llegaron propuestas">Este requerimiento ya está cerrado.</EmptyState>
      </Card>
    )
  if (brief.hold) return null
  return (
    <Card>
      <EmptyState
        title="Aún no llegan propuestas"
        action={
          <LinkButton to="/servicios" variant="secondary">
            Ver servicios
          </LinkButton>
        }
      >
        {brief.notifiedCount === 0
          ? 'Tu requerimiento está en la lista de los profesionales. Te avisamos apenas llegue una propuesta.'
          : `Avisamos a ${brief.notifiedCount === 1 ? '1 profesional que encaja' : `${brief.notifiedCount} profesionales que encajan`}. Te avisamos apenas llegue una propuesta.`}
      </EmptyState>
    </Card>
  )
}
