import { useState } from 'react'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { waitingInWords } from '#domain/applications/close-out.words.ts'
import { candidatesHref } from '#domain/jobs/job.address.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { CompanyJobMenu } from './company-job-menu.tsx'
import { CompanyJobRow } from './company-job-row.tsx'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { DraftSource } from './use-drafts.ts'
import { useJobStatus } from './use-job-status.ts'

/** Every job of the company with its actions. Deleting asks for confirmation and names the job. */
export function CompanyJobList({
  jobs,
  onTemplate,
}: {
  jobs: readonly CompanyJob[]
  onTemplate: (source: DraftSource) => void
}) {
  const { archive, reactivate, remove, busyWith } = useJobStatus()
  const { refresh } = useRefresh()
  const mayWrite = useMayWrite()
  const [asked, setAsked] = useState<CompanyJob | null>(null)
  const [scheduled, setScheduled] = useState<CompanyJob | null>(null)

  return (
    <Card>
      <h2 className="sr-only">Tus empleos</h2>
      <ul>
        {jobs.map((job) => (
          <CompanyJobRow
            key={job.id}
            job={job}
            actions={
              <div className="flex items-center gap-2">
                {job.isActive || !mayWrite ? (
                  <LinkButton to={candidatesHref(job.id)} variant="secondary" size="sm">
                    Ver candidatos
                  </LinkButton>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={busyWith === job.id}
                    aria-label={`${job.opensAt === null ? 'Reactivar' : 'Publicar ahora'} ${job.title}`}
                    onClick={() => reactivate(job)}
                  >
                    {job.opensAt === null ? 'Reactivar' : 'Publicar ahora'}
                  </Button>
                )}
                <CompanyJobMenu
                  job={job}
                  onArchive={() => archive(job)}
                  onTemplate={onTemplate}
                  onSchedule={() => setScheduled(job)}
                  onDelete={() => setAsked(job)}
                />
              </div>
            }
          />
        ))}
      </ul>
      {scheduled && (
        <ScheduleDialog
          job={scheduled}
          onClose={() => setScheduled(null)}
          onSaved={() => {
            setScheduled(null)
            void refresh()
          }}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) remove(asked)
          setAsked(null)
        }}
        title={`¿Eliminar “${asked?.title ?? ''}”?`}
        description={`${asked && asked.waitingAnswers > 0 ? `${waitingInWords(asked.waitingAnswers)}: les diremos que el proceso se cerró sin respuesta de tu empresa. ` : ''}Desaparece de tu panel y de las listas, y quienes postularon conservan su postulación. Si solo quieres cerrarlo, archívalo.`}
        confirmLabel="Eliminar"
      />
    </Card>
  )
}
