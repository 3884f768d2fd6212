import { lazy, Suspense } from 'react'
import { data, isRouteErrorResponse, Link, useNavigate, useRouteError } from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { siteContract } from '#contracts/site/site.contract.ts'
import { heldApplicationHours } from '#contracts/held-applications/held-applications-figures.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { useApplyFiles } from '#web/features/applications/apply/apply-files.ts'
import { QuickApplyForm } from '#web/features/applications/apply/quick-apply-form.tsx'
import { sentCvLimits } from '#web/features/cv/cv-limits.ts'
import { JobsError } from '#web/features/jobs/list/jobs-error.tsx'
import { MissingJob } from '#web/features/jobs/detail/missing-job.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi, publicApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { Route } from './+types/apply'

const OwnApplyForm = lazy(async () => ({
  default: (await import('#web/features/applications/apply/own-apply-form.tsx')).OwnApplyForm,
}))
const LeaveSession = lazy(async () => ({
  default: (await import('#web/features/accounts/session/open-session.tsx')).LeaveSession,
}))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(personalApi)
  try {
    const [job, { user }, rules] = await Promise.all([
      context.get(publicApi).call(jobsContract.get, { params: { id: params.jobId } }),
      api.call(accountsContract.session, {}),
      context.get(publicApi).call(siteContract.formRules, {}),
    ])
    const isProfessional = user?.userType === 'professional'
    const profile = isProfessional ? await api.call(professionalsContract.me, {}) : null
    return {
      job: { id: job.id, title: job.title, company: job.company, questions: job.questions },
      cvLimits: sentCvLimits(rules),
      who: user?.userType ?? 'visitor',
      email: user?.email ?? '',
      cvName: profile?.cvUrl ? (profile.cvName ?? 'CV.pdf') : null,
      refused: context.get(refusedForm),
      isSent: url.searchParams.has('enviada'),
    }
  } catch (error) {
    if (!isApiError(error)) throw error
    const isClosed = error.status === 410
    if (!isClosed && error.status !== 404 && error.status !== 400) throw error
    throw data(null, { status: isClosed ? 410 : 404 })
  }
}

const noop = () => undefined

export const handle = { showsRefusal: true }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta(loaderData ? `Postular a ${loaderData.job.title}` : 'Empleo no disponible')

/** The page to apply, with the form of the job's dialog; without scripts a mail confirms it. */
export default function Apply({ loaderData }: Route.ComponentProps) {
  const chosen = useApplyFiles()
  const navigate = useNavigate()
  const { job, cvLimits, who, email, cvName, refused, isSent } = loaderData
  const known = job.company.id === null ? null : job.company.name
  const about = `${job.title} · ${job.company.name}`
  const isDone = isSent && !refused
  if (isDone && who === 'professional')
    return (
      <AuthCard title="Postulación enviada" lead={`${about}. Te avisaremos cuando la empresa la vea.`}>
        <LinkButton to="/dashboard/postulaciones" block>
          Ver mis postulaciones
        </LinkButton>
      </AuthCard>
    )
  if (isDone)
    return (
      <AuthCard title="Revisa tu correo" lead={about}>
        <div className="grid gap-5">
          <p>
            Te enviamos un enlace para confirmar tu postulación.{' '}
            <b>Llega a la empresa recién cuando lo abres</b> y la confirmas. Vale {heldApplicationHours}{' '}
            horas.
          </p>
          <p className="text-sm text-ink-2">Si no llega en unos minutos, mira en tu carpeta de spam.</p>
          <LinkButton to="/empleos" variant="secondary" block>
            Ver más empleos
          </LinkButton>
        </div>
      </AuthCard>
    )
  if (who === 'company')
    return (
      <AuthCard title="Postular con otra cuenta" lead={about}>
        <Suspense fallback={null}>
          <LeaveSession email={email} />
        </Suspense>
      </AuthCard>
    )
  return (
    <AuthCard title="Postular" lead={about}>
      {who === 'professional' ? (
        <Suspense fallback={null}>
          <OwnApplyForm company={known} cvName={cvName} questions={job.questions} refused={refused} />
        </Suspense>
      ) : (
        <div className="grid gap-5">
          <div className="hidden noscript:block">
            <Note tone="info">
              Este formulario funciona sin JavaScript. Por eso te pedimos confirmar la postulación desde tu
              correo.
            </Note>
          </div>
          <QuickApplyForm
            jobId={job.id}
            company={known}
            questions={job.questions}
            cvLimits={cvLimits}
            chosen={chosen}
            onClose={() => void navigate('/dashboard')}
            onSending={noop}
            refused={refused}
          />
          <Link to={jobHref(job.id)} className="link hidden justify-self-center text-sm noscript:block">
            Volver al empleo
          </Link>
        </div>
      )}
    </AuthCard>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <MissingJob isClosed={error.status === 410} />
  return <JobsError title="Empleo" />
}
