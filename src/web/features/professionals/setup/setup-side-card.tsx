import CircleCheck from 'lucide-react/icons/circle-check'
import Circle from 'lucide-react/icons/circle'
import MapPin from 'lucide-react/icons/map-pin'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import type { PublicProfessional } from '#contracts/professionals/professionals.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { VerifiedBadge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'

/** `waiting`: filled in on this page, but not saved. */
export type SetupPart = { label: string; state: 'saved' | 'waiting' | 'missing' }

type SetupSideCardProps = {
  name: string
  title: string
  location: string
  /** What others see of the person; null if it could not be loaded. */
  seen: PublicProfessional | null
  parts: readonly SetupPart[]
}

/** A preview of the profile, and what it still lacks. */
export function SetupSideCard({ name, title, location, seen, parts }: SetupSideCardProps) {
  const done = parts.filter(({ state }) => state === 'saved').length
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={seen?.avatar ?? null} size={72} />
        <div className="grid min-w-0 justify-items-start gap-1">
          <h2 className="text-h4 wrap-anywhere">{name}</h2>
          {title && <p className="text-sm text-ink-2 wrap-anywhere">{title}</p>}
          {seen?.isVerified && <VerifiedBadge />}
        </div>
      </div>
      <ul className="mt-4 grid gap-2 text-sm">
        {seen && (
          <Line icon={<Star className="icon" />}>
            {seen.rating === null
              ? 'Sin reseñas aún'
              : `${seen.rating.toFixed(1)} (${seen.reviewCount === 1 ? '1 reseña' : `${seen.reviewCount} reseñas`})`}
          </Line>
        )}
        {location && <Line icon={<MapPin className="icon" />}>{location}</Line>}
        {seen && (
          <Line icon={<CalendarDays className="icon" />}>
            Miembro desde {formatDate(new Date(seen.memberSince))}
          </Line>
        )}
      </ul>
      <section aria-labelledby="perfil-completo" className="mt-5 border-t border-line pt-4">
        <h3 id="perfil-completo" className="font-text text-sm font-strong tracking-normal">
          Tu perfil: {done} de {parts.length} partes
        </h3>
        <div className="mt-2">
          <ProgressBar label="Perfil completo" value={done} max={parts.length} />
        </div>
        <ul className="mt-3 grid gap-1.5 text-sm">
          {parts.map(({ label, state }) => (
            <li key={label} className="flex items-center gap-2">
              {state === 'saved' ? (
                <CircleCheck className="icon text-ok-ink" />
              ) : (
                <Circle className={cx('icon', state === 'waiting' ? 'text-accent-ink' : 'text-ink-3')} />
              )}
              {label}
              {state === 'waiting' ? (
                <span className="text-ink-2">· por guardar</span>
              ) : (
                <span className="sr-only">{state === 'saved' ? ': listo' : ': falta'}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2.5">
    <span className="text-ink-3">{icon}</span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
