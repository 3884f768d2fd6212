import { useState } from 'react'
import {
  type OwnVerification,
  verificationsContract,
} from '#contracts/verifications/verifications.contract.ts'
import { papersOf, standsFor } from '#contracts/verifications/verifications-vocabulary.ts'
import { paperWords } from '#domain/verifications/verification.words.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'
import { PaperDrop } from './paper-drop.tsx'
import { type OwnPaper, PaperList } from './paper-list.tsx'
import { consentLabel, keptPapers } from './verification.words.ts'

type VerificationDraftProps = {
  owner: keyof typeof papersOf
  papers: readonly OwnPaper[]
  /** False: the person has not decided yet to be verified. */
  isBegun: boolean
  waitsForSaving: boolean
  onChange: (own: OwnVerification) => void
}

/** The papers that are collected, and the consent with which they are sent. */
export function VerificationDraft({
  owner,
  papers,
  isBegun,
  waitsForSaving,
  onChange,
}: VerificationDraftProps) {
  const [isOpen, setOpen] = useState(isBegun)
  const [consents, setConsents] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const remove = useAction((id: number) => api.call(verificationsContract.removePaper, { params: { id } }), {
    onSuccess: onChange,
    onError: () => showToast({ title: 'No se pudo borrar el documento', tone: 'destructive' }),
  })
  const file = useAction(() => api.call(verificationsContract.file, { body: { consent: true } }), {
    onSuccess: (own) => {
      onChange(own)
      showToast({ title: 'Documentos enviados', description: 'Te avisamos aquí y por correo.' })
    },
  })
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          Quiero verificarme
        </Button>
      </div>
    )
  const refused = file.error instanceof ApiError ? file.error.body : null
  const fields = refused?.fields ?? {}
  const problem =
    waitsForSaving && isAsked
      ? 'Guarda primero tus cambios: comparamos los documentos con lo que está guardado.'
      : (fields['ruc'] ??
        (file.error && Object.keys(fields).length === 0
          ? (refused?.message ?? 'No se pudo enviar. Revisa tu conexión e inténtalo otra vez.')
          : null))
  return (
    <div className="grid gap-5">
      {papersOf[owner].map((kind) => {
        const { name, yours, what } = paperWords[kind]
        const sent = papers.filter((paper) => standsFor(paper.kind, kind))
        return (
          <section key={kind} aria-label={name} className="grid gap-2">
            <p className="text-sm font-strong">{name}</p>
            <p className="max-w-measure text-sm text-ink-2">{what}</p>
            <PaperList papers={sent} onRemove={(id) => void remove.run(id)} />
            <PaperDrop
              kind={kind}
              label={sent.length > 0 ? `Agrega otra página de ${yours}` : `Sube ${yours}`}
              error={sent.length > 0 ? undefined : fields[kind]}
              onChange={(own) => {
                file.reset()
                onChange(own)
              }}
            />
          </section>
        )
      })}
      <p className="max-w-measure text-sm text-ink-2">{keptPapers}</p>
      <Checkbox
        label={consentLabel}
        checked={consents}
        onChange={({ target }) => setConsents(target.checked)}
        error={isAsked && !consents ? 'Marca que aceptas que guardemos tus documentos' : undefined}
      />
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      <div>
        <Button
          variant="secondary"
          busy={file.isPending}
          busyLabel="Enviando..."
          onClick={() => {
            setAsked(true)
            if (consents && !waitsForSaving) void file.run()
          }}
        >
          Enviar a revisión
        </Button>
      </div>
    </div>
  )
}
