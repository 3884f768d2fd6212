import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { BoardCard, BoardColumn } from '#contracts/applications/candidate-board.contract.ts'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { type FinalStatus, isFinalStatus } from '#domain/applications/final-message.words.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { cx } from '#web/ui/look/cx.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { answerOptions } from './answer-filter.ts'
import { fullName } from './candidate.words.ts'
import { BoardKeys } from './board-keys.tsx'
import { type Board, loadSelection, placeCards, useCandidateTable } from './candidate-board.resource.ts'
import { type BoardView, BoardViewContext, moverOf } from './board-view.ts'
import { type BulkAct, bulkActs } from './bulk-acts.tsx'
import { BulkBar, fits } from './bulk-bar.tsx'
import { CandidateBoard } from './candidate-board.tsx'
import { CandidateFilters } from './candidate-filters.tsx'
import { CandidateStages } from './candidate-stages.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { type FinalStep, FinalStepDialog } from './final-step-dialog.tsx'
import { namesOf } from './filter-names.ts'
import { OpenedPanel } from './opened-panel.tsx'
import type { CandidateAddress } from './use-candidate-address.ts'
import { useChosen } from './use-chosen.ts'
import { type Mover, useMoves } from './use-moves.ts'
import { ViewTabs } from './view-tabs.tsx'

type JobCandidatesViewProps = {
  job: { id: number; title: string; companyName: string }
  board: Board
  address: CandidateAddress
  isOld: boolean
  refresh: () => Promise<void>
  more: (columnId: number) => Promise<void>
  /** What stands above and below, on the left of the open candidate. */
  head: ReactNode
  foot: ReactNode
}

/** The candidates of a job: views, filters, board or table, and what is done with those who are chosen. */
export function JobCandidatesView({
  job,
  board,
  address,
  isOld,
  refresh,
  more,
  head,
  foot,
}: JobCandidatesViewProps) {
  const now = useNow()
  const queries = useQueryClient()
  const searchRef = useRef<HTMLInputElement>(null)
  const mayWrite = useMayWrite()
  const table = useCandidateTable(job.id, address.query, address.view === 'table')
  const cards = [...board.columns.flatMap(({ candidates }) => candidates), ...(table.rows ?? [])]
  const { chosen, toggle, chooseAll, isChoosing, clear } = useChosen(cards)
  const [step, setStep] = useState<FinalStep<BoardColumn & { status: FinalStatus }, Mover> | null>(null)
  const [act, setAct] = useState<{ act: BulkAct; people: readonly Mover[] } | null>(null)
  const { refresh: refreshPage } = useRefresh()
  const move = useMoves(job.id, async () => {
    await refresh()
    await refreshPage()
  })
  const tags = useMemo(() => new Map(board.tags.map((tag) => [tag.id, tag])), [board.tags])
  const statusOf = (stage: number | null) => board.columns.find(({ id }) => id === stage)?.status

  const moveOrAsk = (people: readonly Mover[], to: BoardColumn) => {
    const [person] = people
    const { status } = to
    if (people.length === 1 && person && isFinalStatus(status) && statusOf(person.stage) !== status)
      setStep({ person, to: { ...to, status } })
    else move(people, to, statusOf)
  }
  const begin = (chosenAct: BulkAct | undefined, people: readonly Mover[]) => {
    if (mayWrite && !isChoosing && chosenAct && fits(chosenAct, people.length))
      setAct({ act: chosenAct, people })
  }
  const view: BoardView = {
    columns: board.columns,
    tags,
    now,
    mayWrite,
    openId: address.openId,
    addressOf: address.addressOf,
    chosen,
    onChoose: (card: BoardCard) => toggle(moverOf(card)),
    onMove: moveOrAsk,
    onAskStage: (people) => begin(bulkActs[0], people),
    onMore: more,
  }
  /** From the panel, which knows only statuses: to the first stage of one. */
  const moveToStatus = (id: number, name: string, status: ApplicationStatus) => {
    const to = board.columns.find((column) => column.status === status)
    const card = cards.find((one) => one.id === id)
    if (to) moveOrAsk([card ? moverOf(card) : { id, stage: null, name }], to)
  }
  /** Whom the company opens for the first time is viewed at once: so says the server, too. */
  const showOpened = (id: number) => {
    const viewed = board.columns.find(({ status }) => status === 'viewed')
    if (viewed && cards.some((card) => card.id === id && card.status === 'pending'))
      placeCards(queries, job.id, new Set([id]), viewed, new Date())
    void refresh().then(refreshPage)
  }
  const moverWith = (id: number): Mover[] =>
    cards
      .filter((card) => card.id === id)
      .slice(0, 1)
      .map(moverOf)

  return (
    <BoardViewContext value={view}>
      <div
        className={cx(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4',
          address.openId !== null && 'max-lg:hidden',
        )}
      >
        {head}
        <ViewTabs jobId={job.id} board={board} address={address} onChanged={refresh} />
        <CandidateFilters
          address={address}
          searchRef={searchRef}
          found={board.found}
          all={board.all}
          names={namesOf(board)}
          options={{
            etapa: board.columns.map(({ id, name }) => ({ value: String(id), label: name })),
            etiqueta: board.tags.map(({ id, name }) => ({ value: String(id), label: name })),
            respuesta: answerOptions(board),
          }}
          hint="El puntaje ordena; tú decides."
        />
        <div
          aria-busy={isOld}
          className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4', isOld && 'opacity-60')}
        >
          {board.found === 0 && board.all > 0 ? (
            <EmptyState title="Nadie coincide con el filtro">
              Prueba con otra palabra u otra etapa.
            </EmptyState>
          ) : address.view === 'table' ? (
            <CandidateTable
              rows={table.rows ?? []}
              sort={address.query.sort}
              onSort={address.setSort}
              hasMore={table.hasMore}
              isBusy={table.isBusy}
              onMore={table.more}
            />
          ) : (
            <>
              <CandidateStages />
              <CandidateBoard />
            </>
          )}
        </div>
        {chosen.size > 0 && (
          <BulkBar
            count={chosen.size}
            found={board.found}
            isChoosing={isChoosing}
            onChooseAll={() => void chooseAll(loadSelection(job.id, address.query.filters))}
            onClear={clear}
            onAct={(one) => begin(one, [...chosen.values()])}
          />
        )}
        <BoardKeys
          searchRef={searchRef}
          onChoose={(id) => mayWrite && moverWith(id).forEach(toggle)}
          onAct={(one, id) =>
            begin(one, chosen.size > 0 ? [...chosen.values()] : id === null ? [] : moverWith(id))
          }
        />
        {foot}
      </div>
      {address.openId !== null && (
        <OpenedPanel
          key={address.openId}
          id={address.openId}
          stage={cards.find(({ id }) => id === address.openId)?.stage ?? null}
          onMove={(candidate, to) => moveToStatus(candidate.id, fullName(candidate), to)}
          onOpened={() => showOpened(address.openId ?? 0)}
          onClose={() => {
            address.close()
            // The phone's list and the wide screen's board both have a link: take the visible one.
            for (const link of document.querySelectorAll<HTMLElement>(
              `a[data-candidate="${address.openId}"]`,
            ))
              if (link.checkVisibility()) link.focus()
          }}
        />
      )}
      {act && (
        <act.act.Dialog
          job={job}
          board={board}
          view={view}
          people={act.people}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null)
            clear()
            void refresh()
          }}
        />
      )}
      {step && (
        <FinalStepDialog
          step={step}
          job={job}
          onConfirm={({ person, to }, message) => {
            setStep(null)
            move([person], to, statusOf, message)
          }}
          onClose={() => setStep(null)}
        />
      )}
    </BoardViewContext>
  )
}
