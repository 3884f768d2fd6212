import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'

type ErrorStateProps = {
  /** The fixed title: 'Error al cargar empleos'. */
  title: ReactNode
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  level?: 2 | 3
}

/** Something failed to load: what, one sentence, and 'Reintentar'. */
export function ErrorState({ title, children, onRetry, retrying, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-5 py-14 text-center">
      <span className="mb-2 grid size-16 place-items-center rounded-md bg-bad-soft text-[1.5rem] text-bad-ink">
        <CloudOff className="icon" />
      </span>
      <Heading className="text-[1.25rem] leading-6 tracking-head">{title}</Heading>
      {children && <p className="max-w-[42ch] text-sm text-ink-2">{children}</p>}
      {onRetry && (
        <Button variant="secondary" className="mt-3" onClick={onRetry} busy={retrying}>
          <RotateCw className="icon" />
          Reintentar
        </Button>
      )}
    </div>
  )
}
