import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MessagesSquare from 'lucide-react/icons/messages-square'
import PackageCheck from 'lucide-react/icons/package-check'
import Scale from 'lucide-react/icons/scale'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/look/cx.ts'
import type { CompanyTask } from './company-tasks.ts'

const icons: Record<CompanyTask['kind'], ReactNode> = {
  held: <TriangleAlert className="icon text-warn-ink" />,
  'human-review': <Scale className="icon" />,
  new: <Users className="icon" />,
  message: <MessagesSquare className="icon" />,
  delivery: <PackageCheck className="icon" />,
  decide: <UserRoundCheck className="icon" />,
  ending: <CalendarClock className="icon" />,
}

/** The tasks, one row each; the whole row is a link. The first is the most urgent. */
export function TaskList({ tasks }: { tasks: readonly CompanyTask[] }) {
  return (
    <ul>
      {tasks.map(({ id, kind, title, text, action, to }, at) => (
        <li
          key={id}
          className={cx(
            'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line px-5 py-3 transition-colors not-first:border-t lg:px-6',
            at === 0 ? 'bg-accent-soft' : 'hover:bg-sunken/50',
          )}
        >
          <span className="text-ink-2">{icons[kind]}</span>
          <span className="min-w-0">
            <Link to={to} className="font-strong wrap-anywhere no-underline after:absolute after:inset-0">
              {title}
            </Link>
            <span className="block text-sm text-ink-2 wrap-anywhere">{text}</span>
          </span>
          <span
            aria-hidden="true"
            className={cx(
              'text-sm font-strong whitespace-nowrap max-sm:hidden',
              at === 0 ? 'rounded-ctl bg-accent px-4 py-2 text-on-accent' : 'text-accent-ink',
            )}
          >
            {action}
          </span>
          <ChevronRight className="icon text-ink-3 sm:hidden" aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}
