import { useState } from 'react'
import type { OwnVerification } from '#contracts/verifications/verifications.contract.ts'
import { verificationsContract } from '#contracts/verifications/verifications.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { formatDate, formatPartialDate } from '#domain/time/dates.ts'
import { verificationEndNames } from '#domain/verifications/verification.words.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VerifiedBadge } from '#web/ui/look/badge.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'
import { PaperList } from './paper-list.tsx'
import { VerificationDraft } from './verification-draft.tsx'
import { verificationWords } from './verification.words.ts'

type VerificationPanelProps = {
  owner: keyof typeof verificationWords
  initial: OwnVerification
  /** Something else of the account is not saved yet, which the papers must agree with. */
  waitsForSaving?: boolean
}

/** The verification of the own account: what it needs, its papers, its state, and what was answered. */
export function VerificationPanel({ owner, initial, waitsForSaving = false }: VerificationPanelProps) {
  const [own, setOwn] = useState(initial)
  // A change of name or RUC on the same page arrives with the page's data.
  const [loaded, setLoaded] = useState(initial)
  if (loaded !== initial) {
    setLoaded(initial)
    setOwn(initial)
  }
  const words = verificationWords[owner]
  const { request, verifiedAt, end } = own
  if (verifiedAt)
    return (
      <div className="grid justify-items-start gap-2">
        <VerifiedBadge>{words.badge}</VerifiedBadge>
        <p className="text-sm">Desde el {formatDate(new Date(verifiedAt))}.</p>
        <p className="max-w-measure text-sm text-ink-2">{words.verified}</p>
        {request?.papersUntil && request.papers.length > 0 && (
          <p className="text-xs text-ink-3">
            Borramos tus documentos el {formatPartialDate(request.papersUntil)}.
          </p>
        )}
      </div>
    )
  if (request?.state === 'filed') return <Filed request={request} onChange={setOwn} />
  return (
    <div className="grid gap-5">
      {end && (!request?.answeredAt || end.at > request.answeredAt) && (
        <Note tone="warn">
          <p className="font-strong">
            Tu verificación terminó el {formatDate(new Date(end.at))}:{' '}
            {verificationEndNames[end.reason].toLowerCase()}.
          </p>
          {end.note && <p className="whitespace-pre-line wrap-anywhere">{end.note}</p>}
        </Note>
      )}
      {request?.state === 'not_enough' && (
        <Note tone="warn">
          <p className="font-strong">Necesitamos otro documento</p>
          <p className="whitespace-pre-line wrap-anywhere">{request.note}</p>
        </Note>
      )}
      <p className="max-w-measure text-sm text-ink-2">{words.intro}</p>
      <VerificationDraft
        owner={owner}
        // Those of a request that was answered otherwise are not sent again.
        papers={request && request.state !== 'verified' ? request.papers : []}
        isBegun={owner === 'company' || (request !== null && request.state !== 'verified')}
        waitsForSaving={waitsForSaving}
        onChange={setOwn}
      />
    </div>
  )
}

type FiledProps = {
  request: NonNullable<OwnVerification['request']>
  onChange: (own: OwnVerification) => void
}

/** A request that an administrator looks at. */
function Filed({ request, onChange }: FiledProps) {
  const file = async () => onChange(await api.call(verificationsContract.file, { body: { consent: true } }))
  const { run, isPending } = useAction(() => api.call(verificationsContract.withdraw, {}), {
    onSuccess: (own) => {
      onChange(own)
      showToast({
        title: 'Solicitud retirada',
        description: 'Tus documentos siguen aquí: bórralos o envíalos otra vez.',
        action: {
          label: 'Deshacer',
          seconds: undoSeconds,
          onPress: () => void file().catch(showFailure),
        },
      })
    },
    onError: showFailure,
  })
  const { filedAt, dueOn } = request
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-warn-soft p-4">
      <div>
        <p className="font-strong">Documentos en revisión</p>
        <p className="text-sm text-ink-2">
          {filedAt && `Enviados el ${formatDate(new Date(filedAt))}. `}
          {dueOn && `Respondemos hasta el ${formatPartialDate(dueOn)}. `}
          Tu código es {request.code}.
        </p>
      </div>
      <PaperList papers={request.papers} />
      <Button
        variant="secondary"
        size="sm"
        busy={isPending}
        busyLabel="Retirando..."
        onClick={() => void run()}
      >
        Retirar solicitud
      </Button>
    </div>
  )
}

const showFailure = (error: unknown) =>
  showToast({
    title: 'No se pudo cambiar tu solicitud',
    description: (isApiError(error) && error.body.message) || 'Revisa tu conexión e inténtalo otra vez.',
    tone: 'destructive',
  })
