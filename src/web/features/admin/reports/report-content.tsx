import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import type { Report, ReportInFull } from '#contracts/admin/reports.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { anyReportReasons, type ReportKind } from '#contracts/support/outcomes-vocabulary.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { reportKindNames, reportStatusNames } from '#domain/support/report-outcome.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { moderationHref } from '#web/features/admin/moderation/moderation.address.ts'
import { postsHref } from '#web/features/admin/posts/posts.address.ts'
import { serviceHref } from '#web/features/services/service.address.ts'
import { ReportedMessages } from './reported-messages.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Badge } from '#web/ui/look/badge.tsx'

type ReportContentProps = {
  report: ReportInFull
  /** False for a role that only reads. */
  mayDecide: boolean
}

/** What was reported and why, the thing as it is now, and other reports of the same thing. */
export function ReportContent({ report, mayDecide }: ReportContentProps) {
  const { thing, kind, code, reason, details, reporter, others, otherCount } = report
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-2">
        <Badge>{reportKindNames[kind]}</Badge>
        <Badge tone="warn">{anyReportReasons[reason]}</Badge>
        {thing.isShown ? <Badge tone="info">{shownWord[kind]}</Badge> : <Badge>{hiddenWord[kind]}</Badge>}
      </p>
      <Part title="Qué cuenta quien reportó">
        {details || <span className="text-ink-2">No escribió nada más.</span>}
      </Part>
      <DefinitionList
        variant="facts"
        items={[
          { term: 'Código', value: code },
          { term: 'Llegó', value: formatDateTime(new Date(report.createdAt)) },
          {
            term: 'Reportó',
            value: (
              <span className="break-all">
                {reporter.email || (reporter.hasAccount ? 'Alguien con cuenta' : 'Una visita')}
              </span>
            ),
          },
        ]}
      />
      <section aria-label="Lo reportado" className="grid gap-3 rounded-md border border-line p-4">
        <h3 className="text-sm font-strong wrap-anywhere">{report.title}</h3>
        <p className="text-sm wrap-anywhere text-ink-2">
          {thing.ownerName}
          {thing.ownerEmail && thing.ownerEmail !== thing.ownerName && ` · ${thing.ownerEmail}`}
          {thing.service && kind !== 'service' && ` · Servicio: ${thing.service.title}`}
        </p>
        {thing.text && (
          <p className="max-w-measure text-sm whitespace-pre-line wrap-anywhere">{thing.text}</p>
        )}
        <Links report={report} mayDecide={mayDecide} />
        {thing.hasMessages && mayDecide && <ReportedMessages key={report.id} reportId={report.id} />}
      </section>
      {otherCount > 0 && <Others others={others} count={otherCount} />}
    </div>
  )
}

const shownWord: Record<ReportKind, string> = {
  job: 'Publicado',
  service: 'Publicado',
  brief: 'Publicado',
  review: 'Publicada',
  person: 'Con acceso',
}
const hiddenWord: Record<ReportKind, string> = {
  job: 'Ya no se ve',
  service: 'Ya no se ve',
  brief: 'Ya no se ve',
  review: 'Ya no se ve',
  person: 'Sin acceso',
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="text-sm font-strong">{title}</h3>
    <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{children}</p>
  </div>
)

/** To where the thing is taken down, and to its page for everybody. */
function Links({ report: { kind, title, thing }, mayDecide }: ReportContentProps) {
  const page =
    kind === 'job'
      ? thing.isShown
        ? jobHref(thing.id)
        : null
      : thing.service && serviceHref(thing.service.id)
  const isPost = kind === 'job' || kind === 'service'
  const isPageShown = page !== null && (kind !== 'service' || thing.isShown)
  return (
    <p className="flex flex-wrap gap-2">
      {isPost && (
        <LinkButton
          to={postsHref({ kind, search: title.slice(0, longestSearch).trim() })}
          variant="secondary"
          size="sm"
        >
          Ver en Publicaciones
        </LinkButton>
      )}
      {kind === 'brief' && (
        <LinkButton to={moderationHref({ tab: 'briefs', only: thing.id })} variant="secondary" size="sm">
          Moderar el requerimiento
        </LinkButton>
      )}
      {kind === 'review' && (
        <LinkButton to={moderationHref({ tab: 'reviews', only: thing.id })} variant="secondary" size="sm">
          Moderar la reseña
        </LinkButton>
      )}
      {thing.messageId !== null && mayDecide && (
        <LinkButton
          to={moderationHref({ tab: 'messages', only: thing.messageId })}
          variant="secondary"
          size="sm"
        >
          Moderar el mensaje
        </LinkButton>
      )}
      {isPageShown && (
        <LinkButton to={page} variant="quiet" size="sm" target="_blank">
          <ExternalLink className="icon" />
          {isPost ? 'Ver página pública' : 'Ver el servicio'}
        </LinkButton>
      )}
    </p>
  )
}

const Others = ({ others, count }: { others: readonly Report[]; count: number }) => (
  <section aria-label="Otros reportes de lo mismo">
    <h3 className="text-sm font-strong">
      {count === 1 ? 'Otro reporte de lo mismo' : `Otros ${count} reportes de lo mismo`}
    </h3>
    <ul className="mt-2 grid text-sm">
      {others.map((other) => (
        <li key={other.id} className="grid gap-0.5 border-line py-2 not-first:border-t">
          <span className="flex flex-wrap justify-between gap-x-3">
            <b className="font-strong">{anyReportReasons[other.reason]}</b>
            <span className="text-xs text-ink-2">
              {other.code} · {reportStatusNames[other.status]} · {formatDateTime(new Date(other.createdAt))}
            </span>
          </span>
          {other.details && (
            <span className="whitespace-pre-line wrap-anywhere text-ink-2">{other.details}</span>
          )}
        </li>
      ))}
    </ul>
    {count > others.length && (
      <p className="mt-1 text-xs text-ink-2">Se ven los {others.length} más recientes.</p>
    )}
  </section>
)
