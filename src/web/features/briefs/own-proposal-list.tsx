import { Link } from 'react-router'
import { formatDate } from '#domain/time/dates.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { openBriefHref, openBriefsHref } from './brief.address.ts'
import { daysInWords, proposalStatusWords, sumInWords } from './brief.words.ts'
import { useOwnProposals } from './briefs.resource.ts'

/** What the professional proposed, the newest first. */
export function OwnProposalList() {
  const { data, isError, isFetching, refetch } = useOwnProposals()
  if (isError && !data)
    return (
      <ErrorState
        title="Error al cargar tus propuestas"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <SkeletonRows rows={3} label="Cargando tus propuestas" />
  if (data.length === 0)
    return (
      <Card>
        <EmptyState
          title="Aún no envías propuestas"
          action={<LinkButton to={openBriefsHref}>Ver requerimientos abiertos</LinkButton>}
        >
          Elige un requerimiento, propón tu precio y tu plazo, y sigue aquí la respuesta.
        </EmptyState>
      </Card>
    )
  return (
    <ul className="grid gap-4">
      {data.map((proposal) => (
        <li key={proposal.id}>
          <Link
            to={openBriefHref(proposal.briefId)}
            className="grid gap-2 rounded-md border border-line bg-surface p-5 text-ink no-underline transition-colors hover:border-line-strong"
          >
            <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 text-h4 wrap-anywhere">{proposal.briefTitle}</span>
              <Badge tone={proposalStatusWords[proposal.status].tone}>
                {proposalStatusWords[proposal.status].label}
              </Badge>
            </span>
            <span className="text-sm text-ink-2 wrap-anywhere">
              {`${proposal.companyName} · ${sumInWords(proposal.priceCents)} · ${daysInWords(proposal.days)} · ${formatDate(new Date(proposal.sentAt))}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
