import { type LoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { RESUMES_PATH } from '#domain/resume/resume.address.ts'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { ResumeEditor } from '#web/features/resumes/resume-editor.tsx'
import { useResume } from '#web/features/resumes/resumes.resource.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Editar CV · Qhatu' }]

/** One CV of the professional. */
export default function ResumeSection() {
  const { id } = useParams()
  const { professional } = useProfessionalPanel()
  const resume = useResume(Number(id))
  if (resume.data) return <ResumeEditor key={id} resume={resume.data} professionalId={professional.id} />
  if (!resume.isError) return <SkeletonRows rows={8} label="Cargando tu CV" />
  if (isApiError(resume.error) && [400, 404].includes(resume.error.status))
    return (
      <EmptyState title="Este CV ya no está" action={<LinkButton to={RESUMES_PATH}>Ver mis CV</LinkButton>}>
        Quizá lo eliminaste en otra pestaña.
      </EmptyState>
    )
  return (
    <ErrorState title="Error al cargar tu CV" onRetry={() => void resume.refetch()}>
      Tu CV está a salvo; solo no pudimos traerlo.
    </ErrorState>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
