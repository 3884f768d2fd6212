import EyeOff from 'lucide-react/icons/eye-off'
import type { Scorecards } from '#contracts/applications/scorecards.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Hatch } from '#web/ui/chart/hatch.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'

/** Who has submitted, under the weave: the server sends what they say once the own scorecard is in. */
export function HiddenScorecards({ others }: Pick<Scorecards, 'others'>) {
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="flex items-center gap-2 font-text text-sm font-strong tracking-normal">
        <EyeOff className="icon flex-none text-ink-3" />
        {others.length === 0 ? 'Nadie más envió la suya todavía' : 'Las demás se abren cuando envíes la tuya'}
      </h3>
      <ul className="grid gap-3 empty:hidden">
        {others.map(({ id, person, submittedAt }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={person ?? 'Tu equipo'} size={34} />
            <div className="min-w-0 grow">
              <p className="text-sm font-strong wrap-anywhere">{person ?? 'Tu equipo'}</p>
              <p className="text-xs text-ink-3">Enviada el {formatDateTime(new Date(submittedAt))}</p>
            </div>
            <svg role="img" aria-label="Oculta por ahora" className="h-5 w-20 flex-none rounded-xs">
              <Hatch id={`veil-${id}`} color="past" />
              <rect width="100%" height="100%" fill={`url(#veil-${id})`} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
