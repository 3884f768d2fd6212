import AtSign from 'lucide-react/icons/at-sign'
import Bell from 'lucide-react/icons/bell'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Handshake from 'lucide-react/icons/handshake'
import Info from 'lucide-react/icons/info'
import type { LucideIcon } from 'lucide-react'
import MessageSquare from 'lucide-react/icons/message-square'
import Send from 'lucide-react/icons/send'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import type { NotificationType } from '#contracts/notifications/notifications-vocabulary.ts'

interface Look {
  Icon: LucideIcon
  tint: string
}

const LOOKS: Record<NotificationType, Look> = {
  application_status: { Icon: Send, tint: 'bg-accent-soft text-accent-ink' },
  job_match: { Icon: BriefcaseBusiness, tint: 'bg-ok-soft text-ok-ink' },
  service_suggestion: { Icon: Sparkles, tint: 'bg-warn-soft text-warn-ink' },
  message: { Icon: MessageSquare, tint: 'bg-accent-soft text-accent-ink' },
  hire: { Icon: Handshake, tint: 'bg-ok-soft text-ok-ink' },
  brief: { Icon: ClipboardList, tint: 'bg-accent-soft text-accent-ink' },
  booking: { Icon: CalendarClock, tint: 'bg-info-soft text-info-ink' },
  review: { Icon: Star, tint: 'bg-warn-soft text-warn-ink' },
  team: { Icon: AtSign, tint: 'bg-accent-soft text-accent-ink' },
  system: { Icon: Info, tint: 'bg-info-soft text-info-ink' },
}
const OTHER: Look = { Icon: Bell, tint: 'bg-sunken text-ink-2' }

/** The icon of a kind of notification; an unknown kind gets the bell. */
export function NotificationIcon({ type }: { type: string }) {
  const { Icon, tint } = Object.hasOwn(LOOKS, type) ? LOOKS[type as NotificationType] : OTHER
  return (
    <span className={`grid size-9 flex-none place-items-center rounded-ctl ${tint}`} aria-hidden="true">
      <Icon className="icon text-[0.875rem]" />
    </span>
  )
}
