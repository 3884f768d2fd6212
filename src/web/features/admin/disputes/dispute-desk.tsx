import { useQueryClient } from '@tanstack/react-query'
import type { ListedDispute } from '#contracts/admin/disputes.contract.ts'
import { dueWords } from '#domain/admin/due.words.ts'
import { disputeEndingNames, disputeReasonNames, openedByClock } from '#domain/orders/dispute.words.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatTime } from '#domain/time/dates.ts'
import { DeskKeys } from '#web/features/admin/desk/desk-keys.tsx'
import { DeskList } from '#web/features/admin/desk/desk-list.tsx'
import { DeskPanes } from '#web/features/admin/desk/desk-panes.tsx'
import { useCurrent } from '#web/features/admin/desk/use-current.ts'
import { useDecisions } from '#web/features/admin/desk/use-decisions.ts'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { useNow } from '#web/lib/use-now.ts'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { DisputeContent } from './dispute-content.tsx'
import { DisputeDecision } from './dispute-decision.tsx'
import { type DisputeSearch, disputesHref } from './disputes.address.ts'
import {
  type Decision,
  type DisputePage,
  sendDecision,
  takeDecisionBack,
  useDispute,
  useDisputes,
} from './disputes.resource.ts'

const keys = [['Z', 'deshacer']] as const

type DisputeDeskProps = {
  query: DisputeSearch
  loaded: DisputePage
  /** False for a role that only reads. */
  mayDecide: boolean
  /** The one that is shown first. */
  firstId?: number | undefined
}

const inList = (row: ListedDispute, now: Date) => ({
  id: row.id,
  title: row.serviceTitle,
  about: `${row.reason ? disputeReasonNames[row.reason] : openedByClock} · Pedido ${row.hireId}`,
  since: row.openedAt,
  mark: row.ending
    ? disputeEndingNames[row.ending]
    : row.dueAt
      ? dueWords(new Date(row.dueAt), now).text
      : 'Conversan',
  warning: row.assignee ? `Lo tiene ${row.assignee}` : null,
})

/** Problems with orders: the list, the current one with both stories, and the decision. */
export function DisputeDesk({ query, loaded, mayDecide, firstId }: DisputeDeskProps) {
  const { data, isError, dataUpdatedAt } = useDisputes(query, loaded)
  const queries = useQueryClient()
  const now = useNow(60_000)
  const [hasKeys, setHasKeys] = useKeySwitch()
  const { decided, decide, undoLast } = useDecisions<ListedDispute, Decision>({
    send: ({ id }, decision) => sendDecision(id, decision),
    takeBack: ({ id }) => takeDecisionBack(id),
    reload: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['disputes'] }),
        queries.invalidateQueries({ queryKey: ['dispute'] }),
      ]),
    saved: ({ hireId, currency }, { cents }) => ({
      title: `Decidido: pedido ${hireId}`,
      description: `${writeOrderSum(cents, currency)} para el profesional. Les avisamos cuando ya no puedas deshacerlo.`,
    }),
    failed: 'No se pudo guardar la decisión.',
    onReturned: ({ id }) => desk.setChosenId(id),
  })
  const items = data.rows.filter(({ id }) => !decided.has(id))
  const desk = useCurrent(items, { firstId })
  // One that is named in the address may be on no page of the list.
  const currentId = desk.current?.id ?? null
  const inFull = useDispute(currentId)
  useLetterKeys(hasKeys, { j: desk.next, k: desk.previous, z: undoLast })
  const { after, ...filters } = query
  const last = data.hasMore ? data.rows.at(-1) : undefined
  const pages = (
    <KeysetPages
      previous={after === undefined ? null : disputesHref(filters)}
      next={last ? disputesHref({ ...filters, after: last.id }) : null}
    />
  )
  const { current } = desk
  if (!current)
    return (
      <>
        <EmptyState
          title={
            Object.keys(query).length > 0 ? 'Ningún caso con estos filtros' : 'Nadie espera una decisión'
          }
        >
          {Object.keys(query).length > 0
            ? 'Prueba con otro estado o con otro nombre.'
            : 'Los casos llegan aquí cuando las dos partes no se ponen de acuerdo.'}
        </EmptyState>
        {pages}
      </>
    )
  const dispute = inFull.data
  return (
    <>
      <DeskPanes
        title={current.serviceTitle}
        isOpen={desk.isOpen}
        onBack={desk.close}
        list={
          <DeskList
            entries={items.map((row) => inList(row, now))}
            total={(data.total ?? items.length) - (data.rows.length - items.length)}
            currentId={current.id}
            onChoose={desk.open}
            rest="Los demás están en las páginas de abajo."
          />
        }
        decision={
          mayDecide && dispute ? (
            <DisputeDecision
              key={dispute.id}
              dispute={dispute}
              onSkip={desk.goOn}
              onDecide={(decision) => {
                desk.goOn()
                void decide(current, decision)
              }}
            />
          ) : null
        }
      >
        {dispute ? (
          <DisputeContent dispute={dispute} mayDecide={mayDecide} />
        ) : inFull.isError ? (
          <ErrorState
            title="Error al cargar el caso"
            onRetry={() => void inFull.refetch()}
            retrying={inFull.isFetching}
          >
            Revisa tu conexión e inténtalo de nuevo.
          </ErrorState>
        ) : (
          <SkeletonEntries entries={4} label="Cargando el caso" />
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
