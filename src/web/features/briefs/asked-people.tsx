import { useState } from 'react'
import { Link } from 'react-router'
import {
  type AskedPerson,
  type AskedState,
  briefInvitationsContract,
} from '#contracts/briefs/brief-invitations.contract.ts'
import type { BriefDetail } from '#contracts/briefs/briefs.contract.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { Rating } from '#web/features/services/rating.tsx'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge, type Tone, VerifiedBadge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { useAskedPeople, useBriefAct } from './briefs.resource.ts'

/** So many are shown at first. */
const shownFirst = 4

/** Those who fit an open brief, to invite, and what became of those who were invited. */
export function AskedPeople({ brief }: { brief: BriefDetail }) {
  const { data, isError, isFetching, refetch } = useAskedPeople(brief.id)
  const [isAll, setAll] = useState(false)
  const mayWrite = useMayWrite()
  const ask = useBriefAct(
    ({ professionalId }: AskedPerson) =>
      api.call(briefInvitationsContract.ask, { params: { id: brief.id }, body: { professionalId } }),
    ({ firstName }) => ({
      title: `Invitaste a ${firstName}`,
      description: 'Le avisamos en unos segundos, con el motivo.',
    }),
  )
  if (isError && !data)
    return (
      <ErrorState
        title="Error al cargar a los profesionales"
        onRetry={() => void refetch()}
        retrying={isFetching}
        level={3}
      />
    )
  if (!data) return <SkeletonRows rows={2} label="Cargando profesionales" />
  const { people, left } = data
  if (people.length === 0) return null
  const shown = isAll ? people : people.slice(0, shownFirst)
  return (
    <Card title="Invitar profesionales">
      <p className="mb-4 text-sm text-ink-2">{invitationsLeft(left, brief.status === 'open')}</p>
      <ul className="-my-4 divide-y divide-line">
        {shown.map((person) => (
          <li key={person.professionalId} className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
            <Avatar name={person.name} src={person.avatar} size={40} />
            <div className="min-w-0 grow basis-60">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Link to={profileHref(person.professionalId)} className="link font-strong wrap-anywhere">
                  {person.name}
                </Link>
                {person.isVerified && <VerifiedBadge />}
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">
                {[person.title, person.location].filter(Boolean).join(' · ')}
              </p>
              <Rating rating={person.rating} reviewCount={person.reviewCount} inWords />
              <ul className="mt-1 grid gap-0.5 text-sm">
                {person.reasons.map((reason) => (
                  <li key={reason} className="wrap-anywhere">
                    {reason}
                  </li>
                ))}
              </ul>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {states[person.state] && (
                <Badge tone={states[person.state]!.tone}>{states[person.state]!.label}</Badge>
              )}
              {mayWrite && left > 0 && (person.state === 'free' || person.state === 'notified') && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Invitar a ${person.name}`}
                  disabled={ask.isPending}
                  onClick={() => ask.mutate(person)}
                >
                  Invitar
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {people.length > shown.length && (
        <div className="mt-4 border-t border-line pt-4">
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {`Ver los otros ${people.length - shown.length}`}
          </Button>
        </div>
      )}
    </Card>
  )
}

const states: Record<AskedState, { label: string; tone: Tone } | null> = {
  free: null,
  notified: { label: 'Le avisamos', tone: 'neutral' },
  asked: { label: 'Invitación enviada', tone: 'info' },
  declined: { label: 'No propondrá', tone: 'neutral' },
  proposed: { label: 'Ya propuso', tone: 'ok' },
}

const invitationsLeft = (left: number, isOpen: boolean): string =>
  !isOpen
    ? 'A quiénes invitaste.'
    : left === 0
      ? 'Ya usaste las invitaciones por ahora. Te avisamos cuando respondan.'
      : `Quienes más encajan con lo que pides. Puedes invitar a ${left === 1 ? 'una persona' : `${left} personas`} más.`
