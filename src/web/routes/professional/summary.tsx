import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { countApplications } from '../../features/applications/application-facts.ts'
import { NoApplications } from '../../features/applications/application-list.tsx'
import { ApplicationRow } from '../../features/applications/application-row.tsx'
import {
  isEmptyProfile,
  professionalNextStep,
  progressOf,
} from '../../features/applications/professional-next-step.ts'
import { CvCard } from '../../features/cv/cv-card.tsx'
import { ProfileCard } from '../../features/professional/profile-card.tsx'
import { useProfessionalPanel } from '../../features/professional/professional-panel.ts'
import { requireUser } from '../../lib/require-user.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NextStepBlock } from '../../ui/next-step.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Staircase } from '../../ui/staircase.tsx'
import { Stat } from '../../ui/stat.tsx'
import { PanelError } from '../panel-error.tsx'

const latestShown = 3

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Tu panel · Qhatu' }]

/** The first screen of a professional: what to do next, how the applications stand, profile and CV. */
export default function ProfessionalSummary() {
  const { user, professional, applications } = useProfessionalPanel()
  const list = applications.applications ?? []
  const counts = countApplications(list)
  const hasCv = professional.cvUrl !== null
  const progress = progressOf(user.emailConfirmed, hasCv, list.length)
  const progressText = `${progress.done} de ${progress.total} primeros pasos`
  return (
    <>
      <h1 className="mb-5">Hola, {professional.firstName}</h1>
      <NextStepBlock
        {...professionalNextStep({ hasCv, isEmpty: isEmptyProfile(professional) }, list)}
        aside={
          progress.done < progress.total && (
            <>
              <Staircase {...progress} label={progressText} onNight />
              <p aria-hidden="true" className="mt-3 text-sm text-on-night-2">
                {progressText}
              </p>
            </>
          )
        }
      />
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Card>
          <Stat label="Postulaciones" value={counts.sent} />
        </Card>
        <Card>
          <Stat label="CV visto" value={counts.viewed} />
        </Card>
        <Card>
          <Stat label="En proceso" value={counts.inProcess} />
        </Card>
        <Card>
          <Stat label="Aceptadas" value={counts.accepted} />
        </Card>
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Card
          title="Tus postulaciones"
          action={
            list.length > latestShown && (
              <LinkButton to="/dashboard/postulaciones" variant="quiet" size="sm">
                Ver las {list.length}
              </LinkButton>
            )
          }
        >
          <LatestApplications />
        </Card>
        <div className="grid gap-4">
          <ProfileCard professional={professional} />
          <CvCard professional={professional} />
        </div>
      </div>
    </>
  )
}

function LatestApplications() {
  const { applications, isFailed, isFetching, retry } = useProfessionalPanel().applications
  if (!applications) {
    if (!isFailed) return <SkeletonRows rows={2} label="Cargando tus postulaciones" />
    return (
      <ErrorState title="Error al cargar las postulaciones" onRetry={retry} retrying={isFetching} level={3} />
    )
  }
  if (applications.length === 0) return <NoApplications level={3} />
  return (
    <ul>
      {applications.slice(0, latestShown).map((application) => (
        <ApplicationRow key={application.id} application={application} />
      ))}
    </ul>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
