import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { assistantContract } from '#contracts/assistant/assistant.contract.ts'
import { type VerdictReason, verdictReasons } from '#contracts/assistant/assistant-vocabulary.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { cx } from '#web/ui/look/cx.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { plainTextOf } from './answer.ts'
import { draftForSupport } from './support-draft.ts'
import type { Turn } from './talk.ts'

type Verdict = 'good' | 'bad'
const reasons = Object.entries(verdictReasons) as [VerdictReason, string][]

/** Below an answer: copy, again, and whether it helped. `onAgain` only for the last one. */
export function AnswerActions({ turn, onAgain }: { turn: Turn; onAgain?: () => void }) {
  const { answer } = turn
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [wasNotified, setNotified] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const judging = useAction(
    (said: Verdict, reason?: VerdictReason) =>
      api.call(endpointRef(assistantContract.judge), {
        body: {
          tool: answer.end?.tool ?? 'unknown',
          by: answer.end?.by ?? 'rules',
          verdict: said,
          ...(reason ? { reason } : {}),
        },
      }),
    {
      onError: () => {
        setVerdict(null)
        setNotified(false)
        showToast({ title: 'No se pudo enviar tu opinión', tone: 'destructive' })
      },
    },
  )
  const copy = () =>
    void navigator.clipboard.writeText(plainTextOf(answer.text)).then(
      () => setCopied(true),
      () => showToast({ title: 'No se pudo copiar', tone: 'destructive' }),
    )
  const good = () => {
    setVerdict('good')
    void judging.run('good')
  }
  const tell = (reason: VerdictReason) => {
    setNotified(true)
    void judging.run('bad', reason)
  }
  return (
    <div>
      <div className="-ml-2 flex flex-wrap items-center">
        <IconButton label={isCopied ? 'Respuesta copiada' : 'Copiar la respuesta'} onClick={copy}>
          {isCopied ? <Check className="icon" /> : <Copy className="icon" />}
        </IconButton>
        {onAgain && (
          <IconButton label="Preguntar otra vez" onClick={onAgain}>
            <RotateCcw className="icon" />
          </IconButton>
        )}
        {answer.end && (
          <>
            <IconButton label="Me sirvió" isPressed={verdict === 'good'} onClick={good}>
              <ThumbsUp className="icon" />
            </IconButton>
            <IconButton
              label="No me sirvió"
              isPressed={verdict === 'bad'}
              onClick={() => setVerdict(verdict === 'bad' && !wasNotified ? null : 'bad')}
            >
              <ThumbsDown className="icon" />
            </IconButton>
          </>
        )}
        <span role="status" className="text-xs text-ink-2">
          {verdict === 'good' && 'Gracias.'}
        </span>
      </div>
      {verdict === 'bad' && (wasNotified ? <Told turn={turn} /> : <Why onChoose={tell} />)}
    </div>
  )
}

/** Why it did not help: only the reason is sent, and counted. */
function Why({ onChoose }: { onChoose: (reason: VerdictReason) => void }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="mt-1 rounded-md bg-sunken px-4 py-3">
      <p id={id} className="text-sm font-strong">
        ¿Qué falló?
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {reasons.map(([reason, words]) => (
          <button
            key={reason}
            type="button"
            onClick={() => onChoose(reason)}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {words}
          </button>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-2">Se cuenta sin tu nombre y sin lo que escribiste.</p>
    </div>
  )
}

/** The text goes to a person only if the one who asked sends it. */
function Told({ turn }: { turn: Turn }) {
  const navigate = useNavigate()
  const show = () => {
    draftForSupport(turn)
    void navigate('/contacto?tema=ayuda')
  }
  return (
    <p role="status" className="mt-1 text-sm text-ink-2">
      Gracias. ¿Quieres que una persona lo vea?{' '}
      <button type="button" onClick={show} className="link min-h-6">
        Prepara un mensaje con tu pregunta y la respuesta
      </button>
      . Lo revisas y lo envías tú.
    </p>
  )
}

type IconButtonProps = { label: string; onClick: () => void; isPressed?: boolean; children: ReactNode }

function IconButton({ label, onClick, isPressed, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
      className={cx(
        buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true }),
        isPressed ? 'text-accent-ink!' : 'text-ink-3!',
      )}
    >
      {children}
    </button>
  )
}
