import { Button } from '#web/ui/action/button.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { usePhotoLimits } from '#web/features/photos/photo-limits.ts'
import { ServicePicture } from './service-picture.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

type PictureFieldProps = {
  /** Empty: none. */
  value: string
  onChange: (imageUrl: string) => void
  error?: string | undefined
}

/** The picture of a service. It uploads at once, so that the preview is exact. */
export function PictureField({ value, onChange, error }: PictureFieldProps) {
  const limits = usePhotoLimits()
  const upload = usePictureUpload('service', onChange)
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
