import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import type { OwnBrief } from '#contracts/briefs/briefs.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { ForWriters } from '#web/features/companies/panel/may-write.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { editBriefHref, newBriefHref, ownBriefHref } from './brief.address.ts'
import { briefStatusOf, budgetInWords, proposalsInWords } from './brief.words.ts'
import { useOwnBriefs } from './briefs.resource.ts'

/** The briefs of the company: those with proposals that wait first, as they come by their last change. */
export function OwnBriefList() {
  const { data, isError, isFetching, refetch } = useOwnBriefs()
  if (isError && !data)
    return (
      <ErrorState
        title="Error al cargar tus requerimientos"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <SkeletonRows rows={3} label="Cargando tus requerimientos" />
  if (data.length === 0)
    return (
      <Card>
        <EmptyState
          title="Publica lo que necesitas"
          action={
            <ForWriters>
              <LinkButton to={newBriefHref}>Describir lo que necesitas</LinkButton>
            </ForWriters>
          }
        >
          Cuéntalo una vez. Los profesionales que encajan te proponen precio y plazo, y tú comparas y eliges.
        </EmptyState>
      </Card>
    )
  return (
    <ul className="grid gap-4">
      {data.map((brief) => (
        <li key={brief.id}>
          <Row brief={brief} />
        </li>
      ))}
    </ul>
  )
}

function Row({ brief }: { brief: OwnBrief }) {
  const { label, tone } = briefStatusOf(brief)
  const isDraft = brief.status === 'draft'
  return (
    <Link
      to={isDraft ? editBriefHref(brief.id) : ownBriefHref(brief.id)}
      className="grid gap-2 rounded-md border border-line bg-surface p-5 text-ink no-underline transition-colors hover:border-line-strong"
    >
      <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 text-h4 wrap-anywhere">{brief.title || 'Requerimiento sin título'}</span>
        <span className="flex gap-2">
          {brief.status === 'open' && brief.waitingCount > 0 && (
            <Badge tone="accent">{`${brief.waitingCount} por responder`}</Badge>
          )}
          <Badge tone={tone}>{label}</Badge>
        </span>
      </span>
      <span className="text-sm text-ink-2">
        {isDraft
          ? `Cambiado el ${formatDate(new Date(brief.updatedAt))}. Nadie más lo ve.`
          : `${proposalsInWords(brief.proposalCount)} · ${budgetInWords(brief.budget)}`}
      </span>
    </Link>
  )
}

/** Begins a brief. */
export function NewBriefLink() {
  return (
    <ForWriters>
      <LinkButton to={newBriefHref}>
        <Plus className="icon" />
        Publica lo que necesitas
      </LinkButton>
    </ForWriters>
  )
}
