import { Link } from 'react-router'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Viewer } from '#web/features/conversations/viewer.ts'
import { useHire } from '#web/features/hires/hires.resource.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { InvoiceCard } from '#web/features/hires/money/invoice-card.tsx'
import { MoneyCard } from '#web/features/hires/money/money-card.tsx'
import { Agreement } from './agreement.tsx'
import { Milestones } from './milestones.tsx'
import { ChangeCard } from './change-card.tsx'
import { Deliveries } from './deliveries.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { Ending } from './ending.tsx'
import { RoomHistory } from './room-history.tsx'
import { RoomReviews } from './room-reviews.tsx'
import { RoomTalk } from './room-talk.tsx'
import { StepLine } from './step-line.tsx'
import { TurnBlock } from './turn-block.tsx'

const lists: Record<HireParty, string> = {
  company: '/company-dashboard/contrataciones',
  professional: '/dashboard/contrataciones',
}

/** One order with everything about it: whose turn it is, what was agreed and delivered, and the conversation. */
export function OrderRoom({ id, viewer }: { id: number; viewer: Viewer }) {
  const { hire, error, isFetching, retry } = useHire(id)
  const side = viewer.userType
  const back = <BackLink to={lists[side]}>Contrataciones</BackLink>
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        {back}
        <h1 className="my-4">Pedido</h1>
        <EmptyState
          title="No encontramos ese pedido"
          action={<LinkButton to={lists[side]}>Ver tus contrataciones</LinkButton>}
        />
      </>
    )
  if (error)
    return (
      <>
        {back}
        <h1 className="my-4">Pedido</h1>
        <ErrorState title="Error al cargar el pedido" onRetry={retry} retrying={isFetching} />
      </>
    )
  if (!hire)
    return (
      <div role="status" className="grid gap-4">
        {back}
        <span className="sr-only">Cargando el pedido</span>
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-48" />
        <Skeleton className="h-64" />
      </div>
    )
  const other =
    side === 'company'
      ? { href: profileHref(hire.professionalId), name: hire.professionalName }
      : { href: companyHref(hire.companyId), name: hire.companyName }
  return (
    <div className="grid gap-5">
      <header>
        {back}
        <h1 className="mt-1 wrap-anywhere">{hire.serviceTitle}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          <span>Pedido {hire.id}</span>
          {hire.order.name !== null && <span>{hire.order.name}</span>}
          <span>Desde el {formatDate(new Date(hire.createdAt))}</span>
          <Link to={other.href} className="link py-0.5">
            {other.name}
          </Link>
        </p>
      </header>
      <StepLine hire={hire} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          <TurnBlock hire={hire} viewer={side} />
          <DisputeCard hire={hire} viewer={side} />
          <RoomReviews hire={hire} viewer={side} />
          <Deliveries key={hire.order.part} hire={hire} viewer={side} />
          <ChangeCard hire={hire} viewer={side} />
          <Milestones hire={hire} viewer={side} />
          <MoneyCard hire={hire} viewer={side} />
          <InvoiceCard hire={hire} viewer={side} />
          <Agreement hire={hire} viewer={side} />
          <Ending hire={hire} viewer={side} />
          <RoomHistory hire={hire} viewer={side} />
        </div>
        <div className="h-[34rem] min-w-0 overflow-clip rounded-md border border-line bg-surface xl:sticky xl:top-24 xl:h-[calc(100dvh-var(--spacing-header)-4rem)] xl:max-h-[48rem]">
          <RoomTalk hire={hire} viewer={viewer} />
        </div>
      </div>
    </div>
  )
}
