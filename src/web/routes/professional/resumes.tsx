import { Link, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { reviewPath } from '#domain/coach/coach.address.ts'
import { JobResume } from '#web/features/resumes/job-resume.tsx'
import { NewResume } from '#web/features/resumes/new-resume.tsx'
import { ResumeList } from '#web/features/resumes/resume-list.tsx'
import { useResumes } from '#web/features/resumes/resumes.resource.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Tus CV · Qhatu' }]

/** The CVs that the professional made from the profile, and a new one. */
export default function ResumesSection() {
  const resumes = useResumes()
  return (
    <>
      <h1 className="mb-1">Tus CV</h1>
      <p className="mb-5 max-w-[60ch] text-sm text-ink-2">
        Se hacen con los datos de tu perfil: si lo actualizas, todos tus CV cambian. Antes de enviar uno,{' '}
        <Link to={reviewPath} className="link">
          revísalo línea por línea
        </Link>
        .
      </p>
      <div className="grid max-w-[52rem] gap-5">
        {resumes.data ? (
          resumes.data.length > 0 && <ResumeList resumes={resumes.data} />
        ) : resumes.isError ? (
          <ErrorState title="Error al cargar tus CV" onRetry={() => void resumes.refetch()}>
            Tus CV están a salvo; solo no pudimos traerlos.
          </ErrorState>
        ) : (
          <SkeletonRows rows={2} label="Cargando tus CV" />
        )}
        <NewResume />
        <JobResume />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
