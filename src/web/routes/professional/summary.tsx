import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { countApplications } from '#web/features/applications/sent/application-facts.ts'
import { NoApplications } from '#web/features/applications/sent/application-list.tsx'
import { ApplicationRow } from '#web/features/applications/sent/application-row.tsx'
import { professionalNextStep } from '#web/features/applications/sent/professional-next-step.ts'
import { CvCard } from '#web/features/cv/cv-card.tsx'
import { BestRecommendations } from '#web/features/matching/best-recommendations.tsx'
import { PhotoCard } from '#web/features/photos/photo-card.tsx'
import { ActivePlan, PremiumBanner } from '#web/features/professionals/panel/plan-banner.tsx'
import { ProfileCard } from '#web/features/professionals/panel/profile-card.tsx'
import { Figures } from '#web/features/professionals/panel/profile-figures.tsx'
import { ProfileStatus } from '#web/features/professionals/panel/profile-status.tsx'
import { profileProgress } from '#web/features/professionals/panel/profile-steps.ts'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { PublicProfileCard } from '#web/features/professionals/visibility/public-profile-card.tsx'
import { SummaryCard } from '#web/features/professionals/editor/summary-card.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { NextStepBlock } from '#web/ui/state/next-step.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { Staircase } from '#web/ui/look/staircase.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

const latestShown = 3

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Tu panel · Qhatu' }]

/** The first screen of a professional: next step, applications, profile and CV. */
export default function ProfessionalSummary() {
  const { professional, applications } = useProfessionalPanel()
  const list = applications.applications ?? []
  const counts = countApplications(list)
  const progress = profileProgress(professional)
  const progressText = `${progress.percent}% completo`
  return (
    <>
      <h1 className="mb-5">Hola, {professional.firstName}</h1>
      <NextStepBlock
        {...professionalNextStep(professional, list)}
        aside={
          progress.done < progress.total && (
            <>
              <Staircase {...progress} label={`Tu perfil: ${progressText}`} onNight />
              <p aria-hidden="true" className="mt-3 text-sm text-on-night-2">
                {progressText}
              </p>
            </>
          )
        }
      />
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
        <Figures
          figures={[
            { label: 'Postulaciones', value: counts.sent },
            { label: 'Vistas', value: counts.viewed },
            { label: 'En proceso', value: counts.inProcess },
            { label: 'Aceptadas', value: counts.accepted },
          ]}
        />
        <Figures
          figures={[
            { label: 'Servicios activos', value: professional.activeServiceCount },
            { label: 'Experiencias', value: professional.experienceCount },
            { label: 'Estudios', value: professional.educationCount },
          ]}
        />
      </div>
      <div className="mt-4 empty:hidden">
        <PremiumBanner professional={professional} />
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-4">
          {list.length === 0 && <BestRecommendations />}
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
          {list.length > 0 && <BestRecommendations />}
          <SummaryCard professionalId={professional.id} summary={professional.summary} />
          <CvCard professional={professional} />
        </div>
        <div className="grid gap-4 md:max-xl:grid-cols-2 md:max-xl:[&>:last-child:nth-child(odd)]:col-span-2">
          <ProfileCard professional={professional} />
          <PublicProfileCard professional={professional} />
          <ProfileStatus facts={professional} />
          <PhotoCard
            kind="photo"
            name={`${professional.firstName} ${professional.lastName}`.trim()}
            src={professional.avatar}
          />
          <ActivePlan professional={professional} />
        </div>
      </div>
    </>
  )
}

function LatestApplications() {
  const { applications, isFailed, isFetching, retry } = useProfessionalPanel().applications
  if (!applications) {
    if (!isFailed) return <SkeletonEntries label="Cargando tus postulaciones" />
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
