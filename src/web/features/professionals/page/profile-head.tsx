import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import type { PublicProfessional } from '#contracts/professionals/professionals.contract.ts'
import { formatDate, limaDay } from '#domain/time/dates.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { VerifiedBadge } from '#web/ui/look/badge.tsx'
import { Rating } from '#web/features/services/rating.tsx'
import { fullNameOf } from '#web/features/services/service-card.tsx'

/** Name, title and place. `action` is for the signed-in viewer and renders after hydration. */
export function ProfileHead({
  professional,
  action,
}: {
  professional: PublicProfessional
  action: ReactNode
}) {
  const since = new Date(professional.memberSince)
  const name = fullNameOf(professional)
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Avatar name={name} src={professional.avatar} size={72} />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h1 className="text-h2 wrap-anywhere">{name}</h1>
        {professional.title && <p className="mt-1 text-lg wrap-anywhere text-ink-2">{professional.title}</p>}
        <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm [&>li]:flex">
          {professional.isVerified && (
            <li>
              <VerifiedBadge>Profesional Verificado</VerifiedBadge>
            </li>
          )}
          <li>
            <Rating rating={professional.rating} reviewCount={professional.reviewCount} inWords />
          </li>
          {professional.location && (
            <li className="inline-flex items-center gap-1.5 text-ink-2">
              <MapPin className="icon text-[0.8rem] text-ink-3" />
              {professional.location}
            </li>
          )}
          <li className="gap-1 text-ink-2">
            En Qhatu desde el <time dateTime={limaDay(since)}>{formatDate(since)}</time>
          </li>
        </ul>
      </div>
      {action}
    </header>
  )
}
