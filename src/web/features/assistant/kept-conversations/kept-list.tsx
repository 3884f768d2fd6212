import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link } from 'react-router'
import type { KeptSummary } from '#contracts/assistant/kept-conversations.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { plainTextOf } from '#web/features/assistant/answer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useKept, useKeptConversation } from './kept-conversations.resource.ts'

/** The kept conversations: open, delete. */
export function KeptList() {
  const { kept, isFailed, isFetching, retry, remove } = useKept()
  const [opened, setOpened] = useState<KeptSummary | null>(null)
  if (isFailed)
    return (
      <ErrorState title="Error al cargar tus conversaciones" level={3} onRetry={retry} retrying={isFetching}>
        Revisa tu conexión e inténtalo otra vez.
      </ErrorState>
    )
  if (!kept) return <Skeleton className="h-12" />
  if (kept.length === 0)
    return (
      <p className="text-sm text-ink-2">
        No tienes ninguna. Lo que conversas queda solo en tu pestaña, salvo que elijas guardarlo en el{' '}
        <Link to="/agente" className="link">
          asistente
        </Link>
        .
      </p>
    )
  return (
    <>
      <ul className="grid divide-y divide-line">
        {kept.map((one) => (
          <li key={one.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 grow">
              <button
                type="button"
                onClick={() => setOpened(one)}
                className="link text-left font-strong wrap-anywhere"
              >
                {one.title}
              </button>
              <p className="text-xs text-ink-2">
                {formatDate(new Date(one.keptAt))} ·{' '}
                {one.turns === 1 ? '1 pregunta' : `${one.turns} preguntas`}
              </p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              aria-label={`Eliminar ${one.title}`}
              onClick={() => remove(one.id)}
            >
              <Trash className="icon" />
            </Button>
          </li>
        ))}
      </ul>
      {opened && <OpenedConversation of={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function OpenedConversation({ of, onClose }: { of: KeptSummary; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useKeptConversation(of.id)
  return (
    <Dialog open size="md" variant="sheet" title={of.title} onClose={onClose}>
      {isError && !data ? (
        <ErrorState
          title="No se pudo abrir la conversación"
          level={3}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          Puede que ya no exista.
        </ErrorState>
      ) : data ? (
        <ol className="grid gap-5">
          {data.turns.map(({ question, text, links }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change their order
            <li key={index} className="grid gap-2">
              <p className="font-strong wrap-anywhere">{question}</p>
              <p className="wrap-anywhere whitespace-pre-line">{plainTextOf(text)}</p>
              {links.length > 0 && (
                <ul className="grid gap-1 text-sm">
                  {links.map(({ title, href }) => (
                    <li key={href + title}>
                      <Link to={href} className="link wrap-anywhere">
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}
