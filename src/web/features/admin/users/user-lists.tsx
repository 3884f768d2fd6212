import { Link } from 'react-router'
import type { AdminUserApplication, AdminUserReport } from '#contracts/admin/users.contract.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { reportReasonName, reportStatusNames, reportSubjectNames } from './timeline.words.ts'

const ROW = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2'

/** '20 últimas de 58', or nothing when all are shown. */
const ofAll = (shown: number, total: number) =>
  shown < total ? (
    <span className="text-xs text-ink-2">
      Las {shown} últimas de {total}
    </span>
  ) : undefined

type UserApplicationsProps = {
  /** Received by a company, or sent by a professional. */
  isReceived: boolean
  applications: readonly AdminUserApplication[]
  total: number
}

export function UserApplications({ isReceived, applications, total }: UserApplicationsProps) {
  return (
    <Card
      title={isReceived ? 'Postulaciones recibidas' : 'Postulaciones'}
      action={ofAll(applications.length, total)}
    >
      {applications.length === 0 ? (
        <p className="text-sm text-ink-2">
          {isReceived ? 'No recibió postulaciones.' : 'No postuló a ningún empleo.'}
        </p>
      ) : (
        <ul className="-my-2 divide-y divide-line text-sm">
          {applications.map(({ id, jobId, jobTitle, otherName, status, appliedAt }) => (
            <li key={id} className={ROW}>
              <div className="min-w-0">
                <Link to={jobHref(jobId)} className="link wrap-anywhere">
                  {jobTitle}
                </Link>
                <p className="text-xs wrap-anywhere text-ink-2">
                  {otherName}, {formatDate(new Date(appliedAt))}
                </p>
              </div>
              <Badge>{status === 'withdrawn' ? 'Retirada' : applicationStatusLabels[status]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Reports of the person and of what the person published. */
export function UserReports({ reports, total }: { reports: readonly AdminUserReport[]; total: number }) {
  return (
    <Card title="Reportes recibidos" action={ofAll(reports.length, total)}>
      {reports.length === 0 ? (
        <p className="text-sm text-ink-2">Nadie reportó esta cuenta.</p>
      ) : (
        <ul className="-my-2 divide-y divide-line text-sm">
          {reports.map(({ id, code, subject, title, reason, details, status, createdAt }) => (
            <li key={id} className={ROW}>
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  {reportReasonName(reason)}
                  <span className="text-ink-2">. {title || reportSubjectNames[subject]}</span>
                </p>
                {details && <p className="whitespace-pre-line wrap-anywhere text-ink-2">{details}</p>}
                <p className="text-xs text-ink-2">
                  {code}, {formatDate(new Date(createdAt))}
                </p>
              </div>
              <Badge tone={status === 'open' ? 'warn' : 'neutral'}>{reportStatusNames[status]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
