import Ellipsis from 'lucide-react/icons/ellipsis'
import { Link, useNavigate } from 'react-router'
import { type ListedResume, resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { resumeLayoutLabels } from '#contracts/resumes/resume-vocabulary.ts'
import { resumePath } from '#domain/resume/resume.address.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { LayoutSketch } from './layout-sketch.tsx'
import { useResumeRefresh } from './resumes.resource.ts'
import { languageWords } from './resumes.words.ts'

/** The CVs of a person, the last changed first. */
export const ResumeList = ({ resumes }: { resumes: readonly ListedResume[] }) => (
  <ul className="divide-y divide-line rounded-md border border-line bg-surface">
    {resumes.map((resume) => (
      <ResumeRow key={resume.id} resume={resume} />
    ))}
  </ul>
)

function ResumeRow({ resume }: { resume: ListedResume }) {
  const { id, name, layout, language, job, updatedAt, link } = resume
  const navigate = useNavigate()
  const offerUndo = useUndo()
  const { list } = useResumeRefresh()
  const onError = (error: Error) =>
    showToast({
      title: 'No se pudo hacer',
      description: (isApiError(error) && error.body.message) || 'Revisa tu conexión.',
      tone: 'destructive',
    })
  const copy = useAction(() => api.call(resumesContract.duplicate, { params: { id } }), {
    onSuccess: async ({ id: copyId }) => {
      await list()
      await navigate(resumePath(copyId))
    },
    onError,
  })
  const remove = useAction(() => api.call(resumesContract.remove, { params: { id } }), {
    onSuccess: async ({ undo }) => {
      offerUndo(undo, { title: `Eliminaste “${name}”` })
      await list()
    },
    onError,
  })
  return (
    <li className="flex items-center gap-4 p-4">
      <div className="w-14 shrink-0">
        <LayoutSketch layout={layout} />
      </div>
      <div className="min-w-0 grow">
        <Link to={resumePath(id)} className="font-strong wrap-anywhere hover:underline">
          {name}
        </Link>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {[resumeLayoutLabels[layout], languageWords[language], job && `para ${job.title}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-2">
          Cambió el {formatDate(new Date(updatedAt))}
          {link && <Badge>Enlace abierto</Badge>}
        </p>
      </div>
      <Menu
        label={`Acciones de ${name}`}
        buttonClassName={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
        items={[
          { label: 'Editar', to: resumePath(id) },
          { label: 'Duplicar', onSelect: () => void copy.run() },
          { label: 'Descargar PDF', onSelect: () => location.assign(`/api/resumes/${id}/pdf`) },
          { label: 'Descargar como JSON Resume', onSelect: () => location.assign(`/api/resumes/${id}/json`) },
          { label: 'Eliminar', tone: 'danger', onSelect: () => void remove.run() },
        ]}
      >
        <Ellipsis className="icon" />
      </Menu>
    </li>
  )
}
