import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Report, ReportDecision as Decision } from '#contracts/admin/reports.contract.ts'
import { asks } from '#contracts/field-messages.ts'
import { anyReportReasons } from '#contracts/support/outcomes-vocabulary.ts'
import { reportKindNames, reportStatusNames } from '#domain/support/report-outcome.words.ts'
import { formatTime } from '#domain/time/dates.ts'
import { DeskKeys } from '#web/features/admin/desk/desk-keys.tsx'
import { DeskList } from '#web/features/admin/desk/desk-list.tsx'
import { DeskPanes } from '#web/features/admin/desk/desk-panes.tsx'
import { useCurrent } from '#web/features/admin/desk/use-current.ts'
import { useDecisions } from '#web/features/admin/desk/use-decisions.ts'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { type Draft, newDraft } from './draft.ts'
import { ReportContent } from './report-content.tsx'
import { ReportDecision } from './report-decision.tsx'
import { type ReportSearch, reportsHref } from './reports.address.ts'
import { type ReportPage, sendDecision, useReport, useReports } from './reports.resource.ts'

const keys = [
  ['R', 'procede'],
  ['D', 'no procede'],
  ['S', 'saltar'],
  ['Z', 'deshacer'],
] as const

const inList = (report: Report) => ({
  id: report.id,
  title: report.title,
  about: `${reportKindNames[report.kind]} · ${anyReportReasons[report.reason]}`,
  since: report.createdAt,
  mark: report.status === 'open' ? '' : reportStatusNames[report.status],
  warning: null,
})

type ReportDeskProps = {
  query: ReportSearch
  loaded: ReportPage
  /** False for a role that only reads. */
  mayDecide: boolean
  /** The report that is shown first. */
  firstId?: number | undefined
}

/** Reports of abuse: the list, the current one with what it is about, and the decision. */
export function ReportDesk({ query, loaded, mayDecide, firstId }: ReportDeskProps) {
  const { data, isError, dataUpdatedAt } = useReports(query, loaded)
  const queries = useQueryClient()
  const { refresh } = useRefresh()
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map())
  const [hasKeys, setHasKeys] = useKeySwitch()
  const setDraft = (id: number, draft: Draft) => setDrafts((known) => new Map(known).set(id, draft))
  const { decided, decide, undoLast } = useDecisions<Report, Decision>({
    send: ({ id }, decision) => sendDecision(id, decision),
    takeBack: ({ id }) => sendDecision(id, { outcome: 'open', note: '', warnApplicants: false }),
    reload: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['reports'] }),
        queries.invalidateQueries({ queryKey: ['report'] }),
        // The count in the navigation.
        refresh(),
      ])
    },
    saved: ({ title }, { outcome }) => ({
      title: `${reportStatusNames[outcome]}: ${title}`,
      description: 'Se lo decimos a quien reportó cuando ya no puedas deshacerlo.',
    }),
    failed: 'No se pudo guardar la decisión.',
    onReturned: ({ id }, { outcome, note, warnApplicants }) => {
      desk.setChosenId(id)
      if (outcome !== 'open') setDraft(id, { outcome, note, warnApplicants, problem: null })
    },
  })
  const items = data.rows.filter(({ id }) => !decided.has(id))
  const desk = useCurrent(items, { firstId })
  const { current } = desk
  const inFull = useReport(current?.id ?? null)
  useLetterKeys(hasKeys, { j: desk.next, k: desk.previous, z: undoLast })

  const { after, ...filters } = query
  const last = data.hasMore ? data.rows.at(-1) : undefined
  const pages = (
    <KeysetPages
      previous={after === undefined ? null : reportsHref(filters)}
      next={last ? reportsHref({ ...filters, after: last.id }) : null}
    />
  )
  if (!current)
    return (
      <>
        <EmptyState
          title={
            Object.keys(query).length > 0 ? 'Ningún reporte con estos filtros' : 'No hay reportes abiertos'
          }
        >
          {Object.keys(query).length > 0
            ? 'Prueba con otro motivo o con otro estado.'
            : 'Los nuevos aparecen aquí solos, sin que recargues la página.'}
        </EmptyState>
        {pages}
      </>
    )
  const report = inFull.data
  const draft = drafts.get(current.id) ?? newDraft
  const onDecide = () => {
    const { outcome, warnApplicants } = draft
    const note = draft.note.trim()
    if (outcome === null) return
    if (outcome === 'dismissed' && note === '') {
      setDraft(current.id, { ...draft, problem: asks.outcomeNote })
      return
    }
    desk.goOn()
    const isWarning = outcome === 'upheld' && warnApplicants && (report?.applicantsToWarn ?? 0) > 0
    void decide(current, { outcome, note, warnApplicants: isWarning })
  }
  return (
    <>
      <DeskPanes
        title={current.title}
        isOpen={desk.isOpen}
        onBack={desk.close}
        list={
          <DeskList
            entries={items.map(inList)}
            total={(data.total ?? items.length) - (data.rows.length - items.length)}
            currentId={current.id}
            onChoose={desk.open}
            rest="Los demás están en las páginas de abajo."
          />
        }
        decision={
          mayDecide && report ? (
            <ReportDecision
              key={report.id}
              report={report}
              draft={draft}
              onDraft={(next) => setDraft(current.id, next)}
              onDecide={onDecide}
              onSkip={desk.goOn}
              hasKeys={hasKeys}
            />
          ) : null
        }
      >
        {report ? (
          <ReportContent report={report} mayDecide={mayDecide} />
        ) : inFull.isError ? (
          <ErrorState
            title="Error al cargar el reporte"
            onRetry={() => void inFull.refetch()}
            retrying={inFull.isFetching}
          >
            Revisa tu conexión e inténtalo de nuevo.
          </ErrorState>
        ) : (
          <SkeletonEntries entries={4} label="Cargando el reporte" />
        )}
      </DeskPanes>
      <div className="mt-4">{pages}</div>
      <DeskKeys keys={mayDecide ? keys : []} isOn={hasKeys} onSwitch={setHasKeys} />
      {isError && (
        <p role="status" className="mt-3 text-sm text-warn-ink">
          No pudimos actualizar la lista. Es la de las {formatTime(new Date(dataUpdatedAt))}.
        </p>
      )}
    </>
  )
}
