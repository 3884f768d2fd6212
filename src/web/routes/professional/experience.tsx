import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { RESUMES_PATH } from '#domain/resume/resume.address.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { EducationList } from '#web/features/professionals/careers/education-list.tsx'
import { ExperienceList } from '#web/features/professionals/careers/experience-list.tsx'
import { AutoExtract } from '#web/features/cv/auto-extract.tsx'
import { ImportCard } from '#web/features/cv/import-card.tsx'
import { ExportCvLink } from '#web/features/cv/export-cv-link.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import {
  CertificationsCard,
  LanguagesCard,
  SkillsCard,
} from '#web/features/professionals/editor/skills-card.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const { id } = await api.call(professionalsContract.me, {})
  const [experiences, education] = await Promise.all([
    // The page works without one of the lists; the section shows the error and retries.
    api.call(professionalsContract.experiences, { params: { id } }).catch(() => null),
    api.call(professionalsContract.education, { params: { id } }).catch(() => null),
  ])
  return { experiences, education }
}

export const meta: MetaFunction = () => [{ title: 'Experiencia · Qhatu' }]

/** Work, studies and skills of the professional, typed or from the CV. */
export default function ExperienceSection() {
  const { experiences, education } = useLoaderData<typeof loader>()
  const { professional } = useProfessionalPanel()
  return (
    <>
      <div className="mb-5 flex max-w-[52rem] flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1>Experiencia</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={RESUMES_PATH} variant="secondary" size="sm">
            Crear un CV
          </LinkButton>
          <ExportCvLink professionalId={professional.id} />
        </div>
      </div>
      <div className="grid max-w-[52rem] gap-4">
        {professional.cvUrl ? (
          <AutoExtract professional={professional} />
        ) : (
          <Card
            title="Desde tu CV"
            action={
              <LinkButton to="/dashboard#cv" variant="secondary" size="sm">
                Subir mi CV
              </LinkButton>
            }
          >
            <p className="text-sm text-ink-2">
              Sube tu CV y completamos tu experiencia y tus estudios con él.
            </p>
          </Card>
        )}
        <ImportCard professional={professional} />
        {experiences ? (
          <ExperienceList professionalId={professional.id} experiences={experiences} />
        ) : (
          <Unloaded what="tu experiencia" />
        )}
        {education ? (
          <EducationList professionalId={professional.id} education={education} />
        ) : (
          <Unloaded what="tus estudios" />
        )}
        <SkillsCard professional={professional} />
        <LanguagesCard professional={professional} />
        <CertificationsCard professional={professional} />
      </div>
    </>
  )
}

function Unloaded({ what }: { what: string }) {
  const { refresh, isRefreshing } = useRefresh()
  if (isRefreshing) return <SkeletonRows rows={2} label={`Cargando ${what}`} />
  return (
    <ErrorState title={`Error al cargar ${what}`} onRetry={() => void refresh()}>
      Tus datos están a salvo; solo no pudimos traerlos.
    </ErrorState>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
