import { useState } from 'react'
import {
  type OpenBriefDetail,
  type OwnProposal,
  proposalsContract,
} from '#contracts/briefs/proposals.contract.ts'
import { ReportLink } from '#web/features/support/abuse-reports/report-link.tsx'
import { useOwnServices } from '#web/features/services/own-services.resource.ts'
import { api } from '#web/lib/api-client.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { openBriefsHref } from './brief.address.ts'
import { BriefFacts, BriefWords } from './brief-facts.tsx'
import { BriefFiles } from './brief-files.tsx'
import { daysInWords, proposalStatusWords, roundsInWords, sumInWords } from './brief.words.ts'
import { useBriefAct, useOpenBrief } from './briefs.resource.ts'
import { InvitationNote } from './invitation-note.tsx'
import { ProposalForm } from './proposal-form.tsx'

/** A brief as a professional reads it, with the own proposal or the form for it. */
export function OpenBriefPage({
  loaded,
  professionalId,
}: {
  loaded: OpenBriefDetail
  professionalId: number
}) {
  const brief = useOpenBrief(loaded)
  const { companyName, companyLogo, reasons, proposal } = brief
  return (
    <div className="grid min-w-0 gap-6">
      <header className="grid gap-3">
        <BackLink to={openBriefsHref}>Requerimientos</BackLink>
        <div className="flex items-center gap-4">
          <CompanyLogo name={companyName} src={companyLogo} size={56} />
          <div className="min-w-0">
            <h1 className="wrap-anywhere">{brief.title}</h1>
            <p className="text-sm text-ink-2 wrap-anywhere">{companyName}</p>
          </div>
        </div>
        {reasons.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {reasons.map((reason) => (
              <Badge key={reason} tone="ok" wraps>
                {reason}
              </Badge>
            ))}
          </p>
        )}
      </header>
      <InvitationNote brief={brief} />
      <Card>
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="grid content-start gap-4">
            <BriefWords {...brief} />
            <BriefFiles files={brief.files} at={`/api/open-briefs/${brief.id}`} />
          </div>
          <BriefFacts {...brief} />
        </div>
      </Card>
      {proposal ? (
        <Sent key={proposal.id} brief={brief} proposal={proposal} professionalId={professionalId} />
      ) : brief.takesProposals ? (
        <Card title="Tu propuesta">
          <FormWithServices brief={brief} professionalId={professionalId} onDone={() => undefined} />
        </Card>
      ) : (
        <Note>Este requerimiento ya no recibe propuestas.</Note>
      )}
      <p className="text-sm">
        <ReportLink thing={{ kind: 'brief', id: brief.id, title: brief.title }} />
      </p>
    </div>
  )
}

type FormProps = {
  brief: OpenBriefDetail
  professionalId: number
  onDone: () => void
  onCancel?: () => void
}

/** The form, once the own services are known: a proposal belongs to one. */
function FormWithServices({ professionalId, ...form }: FormProps) {
  const { services, isFailed, isFetching, retry } = useOwnServices(professionalId)
  if (isFailed)
    return (
      <ErrorState title="Error al cargar tus servicios" onRetry={retry} retrying={isFetching} level={3} />
    )
  if (!services) return <SkeletonRows rows={1} label="Cargando tus servicios" />
  const active = services.filter(({ isActive }) => isActive)
  if (active.length === 0)
    return (
      <EmptyState
        level={3}
        title="Primero publica un servicio"
        action={<LinkButton to="/dashboard/servicios">Ir a mis servicios</LinkButton>}
      >
        Una propuesta queda en uno de tus servicios: así la empresa ve qué haces y tus reseñas.
      </EmptyState>
    )
  return <ProposalForm services={active} {...form} />
}

function Sent({
  brief,
  proposal,
  professionalId,
}: {
  brief: OpenBriefDetail
  proposal: OwnProposal
  professionalId: number
}) {
  const [mode, setMode] = useState<'read' | 'edit' | 'withdraw'>('read')
  const withdraw = useBriefAct(() => api.call(proposalsContract.withdraw, { params: { id: proposal.id } }), {
    title: 'Propuesta retirada',
    description: `${brief.companyName} lo verá en unos segundos.`,
  })
  const { label, tone } = proposalStatusWords[proposal.status]
  const canChange = proposal.isOpen && brief.takesProposals
  return (
    <Card title="Tu propuesta" action={<Badge tone={tone}>{label}</Badge>}>
      {mode === 'edit' && canChange ? (
        <FormWithServices
          brief={brief}
          professionalId={professionalId}
          onDone={() => setMode('read')}
          onCancel={() => setMode('read')}
        />
      ) : (
        <div className="grid gap-4">
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="fig text-h3">{sumInWords(proposal.priceCents)}</span>
            <span className="text-sm text-ink-2">
              {`${daysInWords(proposal.days)} · ${roundsInWords(proposal.rounds)} · ${proposal.serviceTitle}`}
            </span>
          </p>
          {proposal.milestones.length > 0 && (
            <ol className="grid max-w-measure gap-1 text-sm">
              {proposal.milestones.map((milestone, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- two milestones may have the same name
                <li key={place} className="flex justify-between gap-3">
                  <span className="wrap-anywhere">{`${milestone.name} · ${daysInWords(milestone.days)}`}</span>
                  <b className="tabular-nums">{sumInWords(milestone.cents)}</b>
                </li>
              ))}
            </ol>
          )}
          <p className="max-w-measure wrap-anywhere whitespace-pre-line">{proposal.message}</p>
          {proposal.note && <Note>{`${brief.companyName}: “${proposal.note}”`}</Note>}
          <div className="flex flex-wrap gap-2">
            {proposal.hireId !== null && (
              <LinkButton to={`/dashboard/contrataciones?ver=${proposal.hireId}`} size="sm">
                Ver la contratación
              </LinkButton>
            )}
            {canChange && (
              <Button variant="secondary" size="sm" onClick={() => setMode('edit')}>
                Cambiar
              </Button>
            )}
            {proposal.isOpen && (
              <Button variant="quiet" size="sm" onClick={() => setMode('withdraw')}>
                Retirar
              </Button>
            )}
          </div>
        </div>
      )}
      <ConfirmDialog
        open={mode === 'withdraw'}
        onClose={() => setMode('read')}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setMode('read') })}
        busy={withdraw.isPending}
        title="Retirar tu propuesta"
        description="La empresa ya no podrá elegirla, y no puedes enviar otra para este requerimiento."
        confirmLabel="Retirar"
        cancelLabel="Volver"
      />
    </Card>
  )
}
