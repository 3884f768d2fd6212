import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link to the parent page: 'Ver Empleos' above a job. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center gap-2 text-sm font-medium text-ink-2 no-underline underline-offset-4 hover:text-ink hover:underline"
    >
      <ArrowLeft className="icon" />
      {children}
    </Link>
  )
}
