import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { photosContract } from '#contracts/accounts/photos.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Avatar, CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { fileSize } from '#web/ui/form/file-check.ts'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useOwnPhoto, useReloadOwnPhoto } from './own-photo.resource.ts'
import { usePhotoLimits } from './photo-limits.ts'
import { photoWords } from './photo.words.ts'
import { type ChosenPhoto, usePhotoUpload } from './use-photo-upload.ts'

type PhotoCardProps = {
  kind: keyof typeof photoWords
  /** The person's or company's name. */
  name: string
  /** What others see, until the own one is loaded. */
  src: string | null
}

/** The photo of a person or the logo of a company: choose, preview, save, change, delete. */
export function PhotoCard({ kind, name, src }: PhotoCardProps) {
  const text = photoWords[kind]
  const limits = usePhotoLimits()
  const [isChanging, setChanging] = useState(false)
  const { chosen, problem, choose, drop, save } = usePhotoUpload(text.saved)
  const own = useOwnPhoto()
  const shown = own ? own.photoUrl : src
  const Picture = kind === 'photo' ? Avatar : CompanyLogo
  return (
    <Card title={<span id="foto">{text.title}</span>}>
      {own?.isRejected && (
        <div className="mb-3">
          <Note tone="bad">
            <p className="font-strong">{text.rejected}</p>
            {own.moderationNote && <p className="whitespace-pre-line wrap-anywhere">{own.moderationNote}</p>}
            <p>{text.mend}</p>
          </Note>
        </div>
      )}
      {chosen ? (
        <ChosenPicture kind={kind} chosen={chosen} problem={problem} onDrop={drop} onSave={save} />
      ) : shown && !isChanging ? (
        <div className="flex items-center gap-4">
          <Picture name={name} src={shown} size={72} />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
              {text.change}
            </Button>
            <RemovePhoto kind={kind} />
          </div>
        </div>
      ) : (
        <>
          <FileDrop
            {...limits}
            label={text.yours}
            onFile={(file) => {
              choose(file)
              setChanging(false)
            }}
          />
          {shown && (
            <Button variant="quiet" size="sm" onClick={() => setChanging(false)}>
              Cancelar
            </Button>
          )}
        </>
      )}
      <p className="mt-3 text-xs text-ink-3">{text.hint}</p>
    </Card>
  )
}

type ChosenPictureProps = {
  kind: keyof typeof photoWords
  chosen: ChosenPhoto
  problem: string | undefined
  onDrop: () => void
  onSave: () => void
}

function ChosenPicture({
  kind,
  chosen: { file, preview, progress },
  problem,
  onDrop,
  onSave,
}: ChosenPictureProps) {
  const isSaving = progress !== null
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <img
          src={preview}
          alt="Vista previa"
          width={96}
          height={96}
          className={cx(
            'size-24 flex-none bg-sunken',
            kind === 'photo' ? 'rounded-full object-cover' : 'rounded-[16px] object-contain',
          )}
        />
        <div className="min-w-0">
          <p className="text-sm font-strong wrap-anywhere">{file.name}</p>
          <p className="text-xs text-ink-3 tabular-nums">{fileSize(file.size)}</p>
        </div>
      </div>
      {isSaving && <ProgressBar label={`Subiendo ${file.name}`} value={progress} max={1} />}
      {problem && (
        <Note tone="bad" announce>
          <p className="font-strong">Error al subir foto</p>
          {problem}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onSave} busy={isSaving} busyLabel="Guardando...">
          {photoWords[kind].save}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDrop}>
          Cancelar
        </Button>
      </div>
    </div>
  )
}

function RemovePhoto({ kind }: { kind: keyof typeof photoWords }) {
  const text = photoWords[kind]
  const { refresh } = useRefresh()
  const reload = useReloadOwnPhoto()
  const offerUndo = useUndo()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      const { undo } = await api.call(photosContract.remove, {})
      await Promise.all([refresh(), reload()])
      if (undo) offerUndo(undo, { title: text.removed })
      else showToast({ title: text.removed })
    } catch {
      showToast({
        title: 'Error',
        description: 'No se pudo eliminar. Inténtalo otra vez.',
        tone: 'destructive',
      })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        <Trash2 className="icon" />
        {text.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        busy={isBusy}
        title={text.question}
        description={text.afterwards}
        confirmLabel="Eliminar"
      />
    </>
  )
}
