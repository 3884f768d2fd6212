import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { helpContract } from '#contracts/help/help.contract.ts'
import { jobsContract, type PublicJob } from '#contracts/jobs/jobs.contract.ts'
import { experienceLabel, workModeLabel } from '#contracts/vocabulary.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { useIsCompany } from '#web/features/accounts/session/session.resource.ts'
import { articleHref } from '#web/features/help/help.address.ts'
import { AdPay } from '#web/features/jobs/list/job-pay.tsx'
import { JobText } from '#web/features/jobs/detail/job-text.tsx'
import { SaveButton } from '#web/features/saved-jobs/save-button.tsx'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Prose } from '#web/ui/look/prose.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { Dotted } from '#web/ui/list/dotted.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import type { Opened } from '#web/features/assistant/cards/answer-cards.tsx'

const ServiceDialog = lazy(async () => ({
  default: (await import('#web/features/services/service-dialog.tsx')).ServiceDialog,
}))

/** What a card opened, over the page: the conversation stays where it is. */
export function OverPage({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.kind === 'service')
    return (
      <Suspense fallback={null}>
        <ServiceDialog id={opened.id} known={undefined} onClose={onClose} />
      </Suspense>
    )
  if (opened.kind === 'job') return <JobOverPage id={opened.id} onClose={onClose} />
  return <ArticleOverPage slug={opened.slug} title={opened.title} onClose={onClose} />
}

function JobOverPage({ id, onClose }: { id: number; onClose: () => void }) {
  const { run, data, error, isPending } = useAction(() =>
    api.call(endpointRef(jobsContract.get), { params: { id } }),
  )
  // oxlint-disable-next-line react/exhaustive-deps -- once for each opened job
  useEffect(() => void run(), [id])
  const isCompany = useIsCompany()
  return (
    <Dialog
      open
      size="md"
      variant="sheet"
      title={data?.title ?? 'Empleo'}
      onClose={onClose}
      footer={
        data && (
          <>
            {!isCompany && <SaveButton job={data} labelled />}
            <LinkButton to={jobHref(id)}>Ver y postular</LinkButton>
          </>
        )
      }
    >
      <Loading isFailed={error !== null} isPending={isPending} onRetry={() => void run()} what="el empleo">
        {data && <JobBody job={data} />}
      </Loading>
    </Dialog>
  )
}

function JobBody({ job }: { job: PublicJob }) {
  const { company } = job
  return (
    <div className="grid gap-6">
      <div className="flex gap-3">
        <CompanyLogo name={company.name} src={company.logo} size={48} />
        <div className="min-w-0 text-sm text-ink-2">
          <Dotted>
            <span className="font-medium text-ink">{company.name}</span>
            {job.location}
            {workModeLabel(job.mode)}
            {job.experienceLevel ? experienceLabel(job.experienceLevel) : null}
          </Dotted>
          <div className="mt-1 text-ink">
            <AdPay job={job} />
          </div>
        </div>
      </div>
      <JobText title="Descripción" text={job.description} />
      <JobText title="Requisitos" text={job.requirements} />
      <JobText title="Beneficios" text={job.benefits} />
      {job.skills.length > 0 && (
        <ul aria-label="Habilidades" className="flex flex-wrap gap-2">
          {job.skills.map((skill) => (
            <li key={skill}>
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ArticleOverPage({ slug, title, onClose }: { slug: string; title: string; onClose: () => void }) {
  const { run, data, error, isPending } = useAction(() =>
    api.call(endpointRef(helpContract.article), { params: { slug } }),
  )
  // oxlint-disable-next-line react/exhaustive-deps -- once for each opened article
  useEffect(() => void run(), [slug])
  return (
    <Dialog
      open
      size="md"
      variant="sheet"
      title={title}
      onClose={onClose}
      footer={
        <LinkButton to={articleHref(slug)} variant="secondary">
          Abrir en el centro de ayuda
        </LinkButton>
      }
    >
      <Loading isFailed={error !== null} isPending={isPending} onRetry={() => void run()} what="la respuesta">
        {data && <Prose html={data.html} />}
      </Loading>
    </Dialog>
  )
}

type LoadingProps = {
  isFailed: boolean
  isPending: boolean
  onRetry: () => void
  /** 'el empleo'. */
  what: string
  children: ReactNode
}

function Loading({ isFailed, isPending, onRetry, what, children }: LoadingProps) {
  if (isFailed)
    return (
      <ErrorState title={`No se pudo abrir ${what}`} retrying={isPending} onRetry={onRetry}>
        Puede que ya no esté disponible.
      </ErrorState>
    )
  if (children) return children
  return (
    <div role="status" className="grid gap-3 py-2">
      <span className="sr-only">{`Cargando ${what}`}</span>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
