import ChevronDown from 'lucide-react/icons/chevron-down'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { Link } from 'react-router'
import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import type { OwnInterview } from '#contracts/interviews/interviews.contract.ts'
import { OwnInterviews } from '#web/features/interviews/own-interviews.tsx'
import { closedUnansweredTitle } from '#domain/applications/close-out.words.ts'
import { storedSearchHref } from '#domain/jobs/job.address.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { formatDate } from '#domain/time/dates.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { canReplaceCv, canWithdraw, viewedInWords } from './application-facts.ts'
import { ApplicationState, JobTitle } from './application-row.tsx'
import { HumanReviewNote } from '#web/features/human-reviews/human-review-note.tsx'
import { GivenAnswers } from './given-answers.tsx'
import { StatusHistory } from './status-history.tsx'

type ApplicationCardProps = {
  application: ProfessionalApplication
  interviews: readonly OwnInterview[]
  onWithdraw: (application: ProfessionalApplication) => void
  onReplaceCv: (application: ProfessionalApplication) => void
  onAskHumanReview: (application: ProfessionalApplication) => void
}

/** One application in full: job, whether the CV was viewed, history, and withdrawal. */
export function ApplicationCard({
  application,
  interviews,
  onWithdraw,
  onReplaceCv,
  onAskHumanReview,
}: ApplicationCardProps) {
  const { job, company } = application
  const ViewedIcon = application.viewed ? Eye : EyeOff
  return (
    <Card>
      <div className="flex items-start gap-4">
        <CompanyLogo name={company.name} src={company.logo} size={48} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="text-h4 wrap-anywhere">
              <JobTitle application={application} />
            </h2>
            <ApplicationState application={application} />
          </div>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {company.name} · {job.location}
          </p>
          <p className="fig mt-1 wrap-anywhere">{payLine(parseSalary(job.salaryRange))}</p>
        </div>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        <span>Postulaste el {formatDate(new Date(application.appliedAt))}</span>
        <span className="inline-flex items-center gap-1.5">
          <ViewedIcon className="icon" />
          {viewedInWords(application)}
        </span>
        {application.cvUrl && (
          <a href={application.cvUrl} download className="link">
            Descargar el CV enviado<span className="sr-only"> a {job.title}</span>
          </a>
        )}
        {canReplaceCv(application) && (
          <button type="button" className="link" onClick={() => onReplaceCv(application)}>
            Cambiar el CV<span className="sr-only"> enviado a {job.title}</span>
          </button>
        )}
        {application.canAskHumanReview && (
          <button type="button" className="link" onClick={() => onAskHumanReview(application)}>
            Pedir revisión humana<span className="sr-only"> del puntaje en {job.title}</span>
          </button>
        )}
        {!job.isActive && <span>El empleo ya no está activo</span>}
      </p>
      <OwnInterviews interviews={interviews} />
      <GivenAnswers application={application} />
      {application.closedUnansweredAt && !application.withdrawnAt && (
        <div className="mt-3">
          <Note>
            <strong>{closedUnansweredTitle}.</strong> Cerramos el proceso el{' '}
            {formatDate(new Date(application.closedUnansweredAt))} para que no sigas esperando. No dice nada
            de ti.{' '}
            <Link to={storedSearchHref(new URLSearchParams({ q: job.title }).toString())} className="link">
              Ver empleos parecidos
            </Link>
          </Note>
        </div>
      )}
      <HumanReviewNote application={application} />
      <div className="mt-3 flex items-start justify-between gap-3">
        <details className="group min-w-0 grow">
          <summary className="inline-flex min-h-control-sm items-center gap-2 text-sm font-strong">
            Historial<span className="sr-only"> de {job.title}</span>
            <ChevronDown className="icon transition-transform group-open:rotate-180" />
          </summary>
          <div className="pt-2">
            <StatusHistory entries={application.history} viewer="professional" />
          </div>
        </details>
        {canWithdraw(application) && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3.5"
            aria-label={`Retirar la postulación a ${job.title}`}
            onClick={() => onWithdraw(application)}
          >
            Retirar
          </Button>
        )}
      </div>
    </Card>
  )
}
