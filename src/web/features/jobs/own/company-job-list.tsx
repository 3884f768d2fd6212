import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { waitingInWords } from '#domain/applications/close-out.words.ts'
import { answersHref, jobHref, candidatesHref, editJobHref } from '#domain/jobs/job.address.ts'
import { interviewGuideHref, statisticsHref } from '#domain/jobs/own-jobs.address.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'
import { CompanyJobRow } from './company-job-row.tsx'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { type DraftSource, useDrafts } from './use-drafts.ts'
import { useJobTerm } from './use-job-term.ts'
import { useJobStatus } from './use-job-status.ts'

/** Every job of the company with its actions. Archiving asks for confirmation and names the job. */
export function CompanyJobList({
  jobs,
  onTemplate,
}: {
  jobs: readonly CompanyJob[]
  onTemplate: (source: DraftSource) => void
}) {
  const { archive, reactivate, remove, busyWith } = useJobStatus()
  const { extend, unschedule } = useJobTerm()
  const { startFrom } = useDrafts()
  const { refresh } = useRefresh()
  const mayWrite = useMayWrite()
  const [asked, setAsked] = useState<CompanyJob | null>(null)
  const [scheduled, setScheduled] = useState<CompanyJob | null>(null)

  const copiesOf = ({ id, title }: CompanyJob): MenuItem[] => [
    { label: 'Duplicar', onSelect: () => void startFrom({ from: 'ad', id, title }) },
    { label: 'Guardar como plantilla', onSelect: () => onTemplate({ from: 'ad', id, title }) },
  ]
  const openingOf = (job: CompanyJob): MenuItem[] =>
    job.opensAt === null
      ? [{ label: 'Programar publicación', onSelect: () => setScheduled(job) }]
      : [
          { label: 'Cambiar la fecha', onSelect: () => setScheduled(job) },
          { label: 'Cancelar la programación', onSelect: () => void unschedule(job) },
        ]

  const guideOf = ({ id }: CompanyJob): MenuItem => ({
    label: 'Preguntas para entrevistar',
    to: interviewGuideHref(id),
  })
  const readerMenuOf = (job: CompanyJob): MenuItem[] => [
    { label: 'Ver el aviso', to: jobHref(job.id) },
    { label: 'Estadísticas', to: statisticsHref(job.id) },
    guideOf(job),
  ]
  const menuOf = (job: CompanyJob): MenuItem[] => [
    { label: 'Editar', to: editJobHref(job.id) },
    ...(job.isActive
      ? [
          { label: job.hold || job.takedown ? 'Ver el aviso' : 'Ver página pública', to: jobHref(job.id) },
          ...(job.expiresAt === null ? [] : [{ label: 'Extender', onSelect: () => void extend(job) }]),
          ...copiesOf(job),
          { label: 'Archivar', onSelect: () => archive(job) },
        ]
      : [
          ...(job.applicationCount > 0 ? [{ label: 'Ver candidatos', to: candidatesHref(job.id) }] : []),
          { label: 'Ver el aviso', to: jobHref(job.id) },
          ...openingOf(job),
          ...copiesOf(job),
        ]),
    { label: 'Estadísticas', to: statisticsHref(job.id) },
    guideOf(job),
    ...(job.waitingAnswers > 0 ? [{ label: 'Responder a quienes esperan', to: answersHref(job.id) }] : []),
    { label: 'Eliminar', onSelect: () => setAsked(job), tone: 'danger' },
  ]

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
                <Menu
                  label={`Más acciones para ${job.title}`}
                  buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
                  items={mayWrite ? menuOf(job) : readerMenuOf(job)}
                >
                  <Ellipsis className="icon" />
                </Menu>
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
