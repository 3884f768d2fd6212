import Calendar from 'lucide-react/icons/calendar'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Mail from 'lucide-react/icons/mail'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { matchBand } from '#domain/matching/score/bands.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'

/** What an action does: a link or a callback. */
type Does = Pick<MenuItem, 'to' | 'onSelect'>

type CandidateLineProps = {
  name: string
  avatar?: string | null
  title: string
  reasons: readonly string[]
  /** 0 to 100; null when too little is known. */
  score: number | null
  badge?: ReactNode
  actions: { profile: Does; contact: Does; interview: Does }
}

/** A candidate with the match and three actions: view, write, meet. */
export function CandidateLine({ name, avatar, title, reasons, score, badge, actions }: CandidateLineProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start justify-items-center gap-x-4 gap-y-3 border-line px-4 py-4 not-last:border-b sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-y-1.5 md:px-5">
      <Avatar name={name} src={avatar} size={48} />
      <div className="min-w-0 justify-self-stretch">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-h4 wrap-anywhere">{name}</h3>
          {badge}
        </div>
        <p className="text-sm wrap-anywhere text-ink-2">{title}</p>
      </div>
      <div className="sm:col-start-4 sm:row-span-2 sm:row-start-1 sm:self-center">
        <Menu
          label={`Acciones: ${name}`}
          buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
          items={[
            { label: 'Ver perfil', icon: <UserRound className="icon" />, ...actions.profile },
            { label: 'Contactar', icon: <Mail className="icon" />, ...actions.contact },
            { label: 'Agendar entrevista', icon: <Calendar className="icon" />, ...actions.interview },
          ]}
        >
          <Ellipsis className="icon text-[1.125rem]" />
        </Menu>
      </div>
      <div className="grid justify-items-center gap-1 sm:col-start-3 sm:row-span-2 sm:row-start-1">
        <MatchRing score={score} size={56} />
        {score !== null && <span className="text-xs text-ink-2 max-sm:hidden">{matchBand(score)}</span>}
      </div>
      <p className="self-center justify-self-stretch text-sm wrap-anywhere text-ink-2 max-sm:col-span-2 sm:col-start-2 sm:self-start">
        {score !== null && <b className="block font-strong text-ink sm:hidden">{matchBand(score)}</b>}
        {reasons.join(' · ')}
      </p>
    </li>
  )
}
