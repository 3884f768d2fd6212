import CircleCheck from 'lucide-react/icons/circle-check'
import { buttonClass, type ButtonLook } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { OwnJobActions } from '#web/features/jobs/own/own-job.tsx'
import type { Applying } from './use-applying.tsx'

type ApplyActionProps = { applying: Applying } & Pick<ButtonLook, 'block' | 'size'>

/**
 * 'Postular Ahora', the status of the application already sent, or a company's action on its own ad. Before scripts run,
 * it links to the plain form.
 */
export function ApplyAction({ applying, ...look }: ApplyActionProps) {
  if (applying.isOwn) return <OwnJobActions jobId={applying.jobId} block={look.block ?? false} />
  if (applying.sentStatus !== null) {
    return (
      <div className="grid gap-2">
        <p className="flex items-center gap-2 text-sm font-medium text-ok-ink">
          <CircleCheck className="icon" />
          Ya postulaste · {applying.sentStatus}
        </p>
        <LinkButton to="/dashboard" variant="secondary" size="sm" block={look.block}>
          Ver mis postulaciones
        </LinkButton>
      </div>
    )
  }
  return (
    <a
      href={applying.formHref}
      className={buttonClass(look)}
      onPointerEnter={applying.prepare}
      onFocus={applying.prepare}
      onClick={(event) => {
        event.preventDefault()
        applying.open()
      }}
    >
      Postular Ahora
    </a>
  )
}
