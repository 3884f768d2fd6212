import { useRef, useState } from 'react'
import { servicesContract } from '#contracts/services/services.contract.ts'
import { ApiError, createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { usePhotoLimits } from '#web/features/photos/photo-limits.ts'
import { ServicePicture } from './service-picture.tsx'

type PictureFieldProps = {
  /** Empty: none. */
  value: string
  onChange: (imageUrl: string) => void
  error?: string | undefined
}

/** The picture of a service. It uploads at once, so that the preview is exact. */
export function PictureField({ value, onChange, error }: PictureFieldProps) {
  const limits = usePhotoLimits()
  const upload = usePictureUpload(onChange)
  const shown = upload.problem ?? error
  if (value === '')
    return (
      <FileDrop
        {...limits}
        label="Imagen (opcional)"
        file={upload.sending}
        onFile={upload.send}
        onCancel={upload.cancel}
        error={shown}
      />
    )
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-strong">Imagen</span>
      <div className="grid justify-items-start gap-2">
        <ServicePicture src={value} alt="Así se verá la imagen" className="w-full max-w-80 rounded-md" />
        <Button variant="quiet" size="sm" onClick={() => onChange('')}>
          Quitar imagen
        </Button>
      </div>
      {shown && <FieldMessage id="imagen-mensaje" error={shown} />}
    </div>
  )
}

function usePictureUpload(onDone: (imageUrl: string) => void) {
  const [sending, setSending] = useState<{ name: string; size: number; progress: number } | null>(null)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(null)
  const send = async (file: File) => {
    const controller = new AbortController()
    stop.current = controller
    const show = (progress: number) => setSending({ name: file.name, size: file.size, progress })
    setProblem(undefined)
    show(0)
    // The last byte sent is not yet a reply: the bar stops short of the end until it comes.
    const client = createClient(
      uploadTransport({ onProgress: (share) => show(share * 0.98), signal: controller.signal }),
    )
    try {
      onDone((await client.call(servicesContract.uploadPicture, { body: {}, file })).imageUrl)
    } catch (error) {
      if (controller.signal.aborted) return
      const reason = error instanceof ApiError && error.status < 500 ? error.body.message : undefined
      setProblem(reason ?? 'Error al subir la imagen. Inténtalo de nuevo.')
    } finally {
      setSending(null)
    }
  }
  return { sending, problem, send: (file: File) => void send(file), cancel: () => stop.current?.abort() }
}
