import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskRequestEntry } from '#contracts/admin/requests.contract.ts'
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
import { type AnswerDraft, missingIn, newAnswer, RequestAnswer } from './request-answer.tsx'
import { RequestContent } from './request-content.tsx'
import { type RequestSearch, requestsHref } from './requests.address.ts'
import { type Answer, type RequestPage, sendAnswer, useRequest, useRequests } from './requests.resource.ts'

const keys = [
  ['R', 'responder'],
  ['S', 'saltar'],
  ['Z', 'deshacer'],
] as const

/** At a desk with decisions. */
const decisionKeys = [['1 y 2', 'decidir']] as const

const inList = (request: DeskRequestEntry) => ({
  id: request.id,
  title: request.title,
  about: `${request.about} · ${request.code}`,
  since: request.createdAt,
  mark: request.answeredAt === null ? '' : 'Respondida',
  warning: null,
})

type RequestQueueProps = {
  query: RequestSearch
  loaded: RequestPage
  /** False for a role that only reads. */
  mayAnswer: boolean
  /** False for a role that does not open papers. */
  mayOpenPapers: boolean
  /** The request that is shown first. */
  firstId?: number | undefined
}

/** A desk of requests: the list, the current one in the person's words, and the answer. */
export function RequestQueue({ query, loaded, mayAnswer, mayOpenPapers, firstId }: RequestQueueProps) {
  const { desk: name, after, ...filters } = query
  const { data, isError, dataUpdatedAt } = useRequests(query, loaded)
  const queries = useQueryClient()
  const { refresh } = useRefresh()
  const [drafts, setDrafts] = useState<ReadonlyMap<number, AnswerDraft>>(new Map())
  const [hasKeys, setHasKeys] = useKeySwitch()
  const setDraft = (id: number, draft: AnswerDraft) => setDrafts((known) => new Map(known).set(id, draft))
  const { decided, decide, undoLast } = useDecisions<DeskRequestEntry, Answer>({
    send: ({ id }, answer) => sendAnswer(name, id, answer),
    takeBack: ({ id }) => sendAnswer(name, id, null),
    reload: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['requests'] }),
        queries.invalidateQueries({ queryKey: ['request'] }),
        // The counts of the tabs and of the navigation.
        refresh(),
      ])
    },
    saved: ({ title }) => ({
      title: `Respondida: ${title}`,
      description: 'Le enviamos tu respuesta cuando ya no puedas deshacerla.',
    }),
    failed: 'No se pudo guardar la respuesta.',
    onReturned: ({ id }, answer) => {
      desk.setChosenId(id)
      setDraft(id, { ...answer, problem: null })
    },
  })
  const items = data.rows.filter(({ id }) => !decided.has(id))
  const desk = useCurrent(items, { firstId })
  const { current } = desk
  const inFull = useRequest(name, current?.id ?? null)
  useLetterKeys(hasKeys, { j: desk.next, k: desk.previous, z: undoLast })

  const last = data.hasMore ? data.rows.at(-1) : undefined
  const pages = (
    <KeysetPages
      previous={after === undefined ? null : requestsHref({ desk: name, ...filters })}
      next={last ? requestsHref({ desk: name, ...filters, after: `${last.dueOn}.${last.id}` }) : null}
    />
  )
  if (!current)
    return (
      <>
        <EmptyState
          title={
            filters.q || filters.status
              ? 'Ninguna solicitud con estos filtros'
              : 'No queda nada por responder'
          }
        >
          {filters.q || filters.status
            ? 'Prueba con otro nombre, otro código u otro estado.'
            : 'Las nuevas aparecen aquí solas, sin que recargues la página.'}
        </EmptyState>
        {pages}
      </>
    )
  const request = inFull.data
  const draft = drafts.get(current.id) ?? newAnswer
  const onSend = () => {
    const problem = missingIn(draft, request?.decisions ?? [])
    if (problem) return setDraft(current.id, { ...draft, problem })
    desk.goOn()
    return void decide(current, { text: draft.text.trim(), decision: draft.decision })
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
            rest="Las demás están en las páginas de abajo."
          />
        }
        decision={
          mayAnswer && request ? (
            <RequestAnswer
              key={request.id}
              request={request}
              draft={draft}
              onDraft={(next) => setDraft(current.id, next)}
              onSend={onSend}
              onSkip={desk.goOn}
              hasKeys={hasKeys}
            />
          ) : null
        }
      >
        {request ? (
          <RequestContent desk={name} request={request} mayOpenPapers={mayOpenPapers} />
        ) : inFull.isError ? (
          <ErrorState
            title="Error al cargar la solicitud"
            onRetry={() => void inFull.refetch()}
            retrying={inFull.isFetching}
          >
            Revisa tu conexión e inténtalo de nuevo.
          </ErrorState>
        ) : (
          <SkeletonEntries entries={4} label="Cargando la solicitud" />
        )}
      </DeskPanes>
      <div className="mt-4">{pages}</div>
      <DeskKeys
        keys={mayAnswer ? [...((request?.decisions.length ?? 0) > 0 ? decisionKeys : []), ...keys] : []}
        isOn={hasKeys}
        onSwitch={setHasKeys}
      />
      {isError && (
        <p role="status" className="mt-3 text-sm text-warn-ink">
          No pudimos actualizar la lista. Es la de las {formatTime(new Date(dataUpdatedAt))}.
        </p>
      )}
    </>
  )
}
