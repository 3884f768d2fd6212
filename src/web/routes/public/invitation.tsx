import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { invitationsContract } from '#contracts/invitations/invitations.contract.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { siteContract } from '#contracts/site/site.contract.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { formatDate } from '#domain/time/dates.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { InvitedApplyForm } from '#web/features/invitations/invited-apply-form.tsx'
import { sentCvLimits } from '#web/features/cv/cv-limits.ts'
import { MissingJob } from '#web/features/jobs/detail/missing-job.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError, isRefusal } from '#web/lib/api-client.ts'
import { personalApi, publicApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/invitation'

// Loaded on demand: only signed-in people need them.
const OwnApplyForm = lazy(async () => ({
  default: (await import('#web/features/applications/apply/own-apply-form.tsx')).OwnApplyForm,
}))
const LeaveSession = lazy(async () => ({
  default: (await import('#web/features/accounts/session/open-session.tsx')).LeaveSession,
}))

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(personalApi)
  try {
    const [invitation, { user }, rules] = await Promise.all([
      api.call(invitationsContract.read, { params }),
      api.call(accountsContract.session, {}),
      context.get(publicApi).call(siteContract.formRules, {}),
    ])
    const profile = user?.userType === 'professional' ? await api.call(professionalsContract.me, {}) : null
    return {
      invitation,
      cvLimits: sentCvLimits(rules),
      who: user?.userType ?? ('visitor' as const),
      own: user?.email ?? '',
      cvName: profile?.cvUrl ? (profile.cvName ?? 'CV.pdf') : null,
      refused: context.get(refusedForm),
      isJobGone: false,
    }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data(
      {
        invitation: null,
        cvLimits: null,
        who: 'visitor' as const,
        own: '',
        cvName: null,
        refused: null,
        isJobGone: isRefusal<typeof invitationsContract.read>(error, 'job_gone'),
      },
      { status: 410 },
    )
  }
}

export const handle = { showsRefusal: true }

/** The page must not reload after applying: the used invitation would show as expired. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...unlistedMeta(
    loaderData?.invitation ? `Invitación: ${loaderData.invitation.job.title}` : 'Invitación no disponible',
  ),
  // The address contains the invitation's secret.
  { name: 'referrer', content: 'no-referrer' },
]

/** A company's invitation: the job, and registration and application in one form. */
export default function InvitationPage({ loaderData, params }: Route.ComponentProps) {
  const { invitation, cvLimits, who, own, cvName, refused, isJobGone } = loaderData
  if (isJobGone) return <MissingJob isClosed />
  if (!invitation || !cvLimits)
    return (
      <AuthCard
        title="Invitación no disponible"
        lead="La invitación no existe, ha expirado o ya fue utilizada."
      >
        <LinkButton to="/" block>
          Volver al inicio
        </LinkButton>
      </AuthCard>
    )
  const { job, email, message, expiresAt } = invitation
  return (
    <AuthCard title="Te invitan a postular" size="wide">
      <div className="mb-6 grid gap-4">
        <div className="rounded-md border border-line p-4">
          <h2 className="text-h3 wrap-anywhere">{job.title}</h2>
          <p className="text-sm wrap-anywhere">{job.company.name}</p>
          <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
            {[job.location, capitalized(job.workType), payLine(job.salaryParsed)].join(' · ')}
          </p>
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {/* In a new tab, so that the form keeps its values. */}
            <a href={jobHref(job.id)} target="_blank" rel="noreferrer" className="link">
              Ver el empleo completo
            </a>
            <span className="text-ink-2">La invitación vale hasta el {formatDate(new Date(expiresAt))}</span>
          </p>
        </div>
        {message && (
          <figure>
            <figcaption className="text-sm text-ink-2">{job.company.name} te escribió:</figcaption>
            <blockquote className="mt-1 border-l-2 border-line-strong pl-3 whitespace-pre-line wrap-anywhere">
              {message}
            </blockquote>
          </figure>
        )}
      </div>
      <Suspense fallback={null}>
        {who === 'company' && <LeaveSession email={own} />}
        {who === 'professional' && (
          <OwnApplyForm
            cvName={cvName}
            company={job.company.name}
            questions={job.questions}
            refused={refused}
          />
        )}
      </Suspense>
      {who === 'visitor' && (
        <InvitedApplyForm
          token={params.token}
          jobId={job.id}
          company={job.company.name}
          questions={job.questions}
          cvLimits={cvLimits}
          email={email}
        />
      )}
    </AuthCard>
  )
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
