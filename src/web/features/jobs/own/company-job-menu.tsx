import Ellipsis from 'lucide-react/icons/ellipsis'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { answersHref, jobHref, candidatesHref, editJobHref } from '#domain/jobs/job.address.ts'
import { interviewGuideHref, statisticsHref } from '#domain/jobs/own-jobs.address.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'
import { type DraftSource, useDrafts } from './use-drafts.ts'
import { useJobTerm } from './use-job-term.ts'

interface CompanyJobMenuProps {
  job: CompanyJob
  onArchive: () => void
  onTemplate: (source: DraftSource) => void
  onSchedule: () => void
  onDelete: () => void
}

/** What can be done with a job. Somebody who only looks finds where to read about it. */
export function CompanyJobMenu({ job, onArchive, onTemplate, onSchedule, onDelete }: CompanyJobMenuProps) {
  const { extend, unschedule } = useJobTerm()
  const { startFrom } = useDrafts()
  const mayWrite = useMayWrite()

  const { id, title } = job
  const toStatistics: MenuItem = { label: 'Estadísticas', to: statisticsHref(id) }
  const toGuide: MenuItem = { label: 'Preguntas para entrevistar', to: interviewGuideHref(id) }
  const copies: MenuItem[] = [
    { label: 'Duplicar', onSelect: () => void startFrom({ from: 'ad', id, title }) },
    { label: 'Guardar como plantilla', onSelect: () => onTemplate({ from: 'ad', id, title }) },
  ]
  const opening: MenuItem[] =
    job.opensAt === null
      ? [{ label: 'Programar publicación', onSelect: onSchedule }]
      : [
          { label: 'Cambiar la fecha', onSelect: onSchedule },
          { label: 'Cancelar la programación', onSelect: () => void unschedule(job) },
        ]
  const readerItems: MenuItem[] = [{ label: 'Ver el aviso', to: jobHref(id) }, toStatistics, toGuide]
  const items: MenuItem[] = [
    { label: 'Editar', to: editJobHref(id) },
    ...(job.isActive
      ? [
          { label: job.hold || job.takedown ? 'Ver el aviso' : 'Ver página pública', to: jobHref(id) },
          ...(job.expiresAt === null ? [] : [{ label: 'Extender', onSelect: () => void extend(job) }]),
          ...copies,
          { label: 'Archivar', onSelect: onArchive },
        ]
      : [
          ...(job.applicationCount > 0 ? [{ label: 'Ver candidatos', to: candidatesHref(id) }] : []),
          { label: 'Ver el aviso', to: jobHref(id) },
          ...opening,
          ...copies,
        ]),
    toStatistics,
    toGuide,
    ...(job.waitingAnswers > 0 ? [{ label: 'Responder a quienes esperan', to: answersHref(id) }] : []),
    { label: 'Eliminar', onSelect: onDelete, tone: 'danger' },
  ]

  return (
    <Menu
      label={`Más acciones para ${title}`}
      buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
      items={mayWrite ? items : readerItems}
    >
      <Ellipsis className="icon" />
    </Menu>
  )
}
