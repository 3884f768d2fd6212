import { candidatesHref, editJobHref } from '#domain/jobs/job.address.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'

/** A company's actions on its own ad, in place of the button to apply. */
export function OwnJobActions({ jobId, block = false }: { jobId: number; block?: boolean }) {
  return (
    <div className={block ? 'grid gap-2' : 'flex flex-wrap items-center justify-end gap-2'}>
      <p className="text-sm font-strong">Es tu aviso</p>
      <LinkButton to={candidatesHref(jobId)} size={block ? 'md' : 'sm'} block={block}>
        Ver candidatos
      </LinkButton>
      <LinkButton to={editJobHref(jobId)} variant="secondary" size={block ? 'md' : 'sm'} block={block}>
        Editar
      </LinkButton>
    </div>
  )
}

/** In a list: that the ad is the company's own, with its links. */
export function OwnJobLine({ job }: { job: { id: number; title: string } }) {
  return (
    <p className="relative z-sticky flex w-fit flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="rounded-xs bg-accent-soft px-2 py-0.5 font-strong text-accent-ink">Es tu aviso</span>
      <LinkButton
        to={candidatesHref(job.id)}
        variant="quiet"
        size="sm"
        aria-label={`Ver candidatos de ${job.title}`}
      >
        Ver candidatos
      </LinkButton>
      <LinkButton to={editJobHref(job.id)} variant="quiet" size="sm" aria-label={`Editar ${job.title}`}>
        Editar
      </LinkButton>
    </p>
  )
}
