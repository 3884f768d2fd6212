import CheckCheck from 'lucide-react/icons/check-check'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { useRef, useState } from 'react'
import type { JobAnswers } from '#contracts/applications/close-out.contract.ts'
import { answersUndoSeconds } from '#contracts/applications/close-out-figures.ts'
import type { AnswerGroup } from '#contracts/applications/close-out-vocabulary.ts'
import { candidatesHref } from '#domain/jobs/job.address.ts'
import { waitingInWords } from '#domain/applications/close-out.words.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { AnswerGroupRow } from './answer-group.tsx'
import { AnswerPreview } from './answer-preview.tsx'
import { AnswerRate } from './answer-rate.tsx'
import { AnswerTemplates } from './answer-templates.tsx'
import { useJobAnswers } from './close-out.resource.ts'
import { HowItEnded } from './how-it-ended.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { type EditedTemplate, TemplateDialog } from './template-dialog.tsx'
import { linesOf, textProblem, useAnswerDrafts } from './use-answer-drafts.ts'

/** Who of a job has no answer, in groups: a text for each, how it arrives, and sending it with a minute to undo. */
export function CloseOutBoard({ loaded }: { loaded: JobAnswers }) {
  const { answers, refresh, send, undo } = useJobAnswers(loaded)
  const drafts = useAnswerDrafts(answers)
  const [chosen, setChosen] = useState<AnswerGroup | null>(null)
  const [edited, setEdited] = useState<EditedTemplate | null>(null)
  const [isBusy, setBusy] = useState(false)
  const way = useRef<HTMLDivElement>(null)
  const { job, groups, waiting, answered, rounds, templates, rate } = answers
  const open = groups.find(({ group }) => group === chosen) ?? groups[0]
  const waitingGroups = groups.filter(({ group }) => group !== 'closed')
  const all = waitingGroups.reduce((sum, { group }) => sum + drafts.recipientsOf(group), 0)

  const sendTo = async (list: readonly AnswerGroup[]) => {
    const wrong = list.find((group) => textProblem(drafts.draftOf(group).text))
    if (wrong) {
      setChosen(wrong)
      requestAnimationFrame(() => document.getElementById(`respuesta-${wrong}`)?.focus())
      return
    }
    setBusy(true)
    await send(
      list
        .filter((group) => drafts.recipientsOf(group) > 0)
        .map((group) => {
          const { outcome, text, excluded, lines } = drafts.draftOf(group)
          return { group, outcome, text, excluded, lines: linesOf(lines, excluded) }
        }),
    )
    for (const group of list) drafts.forgetPeople(group)
    setBusy(false)
    // The pressed button is gone with its group.
    way.current?.focus()
  }

  return (
    <>
      <BackLink to={candidatesHref(job.id)}>{job.title}</BackLink>
      <h1 className="mt-1">Responder a todos</h1>
      <p className="mt-1 mb-5 text-ink-2">
        {waiting === 0 ? 'Nadie espera una respuesta tuya en este aviso.' : `${waitingInWords(waiting)}.`}{' '}
        {job.isOpen && waiting > 0 && 'El aviso sigue abierto: puedes responder igual.'}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-5">
          <div ref={way} role="status" tabIndex={-1} className="rounded-md empty:absolute">
            <OnTheWay rounds={rounds} onUndo={undo} />
          </div>
          <HowItEnded job={job} hired={answers.hired} onSaved={refresh} />
          {open ? (
            <Card
              title="Una respuesta para cada grupo"
              action={
                <span className="text-sm text-ink-2 tabular-nums">
                  <b className="font-strong text-ink">{waiting}</b> de {waiting + answered} por responder
                </span>
              }
            >
              <ol className="divide-y divide-line">
                {groups.map((group) => (
                  <AnswerGroupRow
                    key={group.group}
                    group={group}
                    drafts={drafts}
                    isOpen={group === open}
                    isBusy={isBusy}
                    onOpen={() => setChosen(group.group)}
                    onSend={() => void sendTo([group.group])}
                    onKeep={() => {
                      const { outcome, text } = drafts.draftOf(group.group)
                      setEdited({ id: null, name: '', outcome, text })
                    }}
                  />
                ))}
                {answered > 0 && (
                  <li className="flex items-center gap-3 pt-4 text-sm text-ink-2">
                    <b className="fig w-6 flex-none text-h3 text-ink">{answered}</b>
                    <CheckCheck className="icon flex-none text-ok-ink" />
                    Ya tienen respuesta; no se les escribe otra vez
                  </li>
                )}
              </ol>
              <div className="mt-4">
                <Note icon={<HeartHandshake className="icon" />}>
                  Si quieres escribirle tú a alguien, muévelo desde su ficha: sale de la lista cuando le
                  llegue.
                </Note>
              </div>
            </Card>
          ) : (
            rounds.length === 0 && (
              <Card padding="none">
                <EmptyState
                  title="Todos tienen respuesta"
                  action={
                    <LinkButton to="/company-dashboard/empleos" variant="secondary">
                      Ver tus empleos
                    </LinkButton>
                  }
                >
                  {answered === 0
                    ? 'Nadie postuló a este aviso todavía.'
                    : 'Gracias por no dejar a nadie esperando.'}
                </EmptyState>
              </Card>
            )
          )}
          <AnswerTemplates templates={templates} onEdit={setEdited} onChanged={refresh} />
        </div>
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-[calc(var(--spacing-header)+1.25rem)]">
          {open && (
            <AnswerPreview
              key={open.group}
              job={job}
              people={open.people}
              draft={drafts.draftOf(open.group)}
              onLine={(id, line) => drafts.setLine(open.group, id, line)}
            />
          )}
          {rate && <AnswerRate rate={rate} />}
        </div>
      </div>
      {waitingGroups.length > 1 && (
        <div
          data-bottom-bar="always"
          className="sticky bottom-(--foot-nav) z-sticky -mx-1 mt-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-bg px-1 py-3"
        >
          <p className="mr-auto text-sm">
            <b className="font-strong">
              {all} respuestas, {waitingGroups.length} grupos
            </b>
            <span className="block text-xs text-ink-2">
              Salen a los {answersUndoSeconds} segundos; hasta entonces puedes deshacerlo.
            </span>
          </p>
          <Button
            busy={isBusy}
            busyLabel="Enviando..."
            disabled={all === 0}
            onClick={() => void sendTo(waitingGroups.map(({ group }) => group))}
          >
            Responder a {all}
          </Button>
        </div>
      )}
      {edited && (
        <TemplateDialog
          edited={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            refresh()
          }}
        />
      )}
    </>
  )
}
