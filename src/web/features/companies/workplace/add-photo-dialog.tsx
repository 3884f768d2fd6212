import { useEffect, useState } from 'react'
import { longestPhotoCaption } from '#contracts/companies/workplace-figures.ts'
import { workplacePhotosContract } from '#contracts/companies/workplace-photos.contract.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { usePhotoLimits } from '#web/features/photos/photo-limits.ts'
import { createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useKeepPhotos } from './workplace-photos.resource.ts'

/** Chooses a photo and says what is seen on it. */
export function AddPhotoDialog({ onClose }: { onClose: () => void }) {
  const keep = useKeepPhotos()
  const limits = usePhotoLimits()
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null)
  const file = chosen?.file
  const preview = chosen?.preview
  useEffect(() => {
    if (preview === undefined) return undefined
    return () => URL.revokeObjectURL(preview)
  }, [preview])
  const [progress, setProgress] = useState<number | null>(null)
  const [missing, setMissing] = useState(false)
  const { form, ...rest } = useAccountForm(
    workplacePhotosContract.add.body,
    { caption: '' },
    async (body) => {
      if (!file) return setMissing(true)
      // The last byte sent is not yet a reply: the bar stops short of the end until it comes.
      const client = createClient(
        uploadTransport({
          onProgress: (share) => setProgress(share * 0.98),
          signal: new AbortController().signal,
        }),
      )
      try {
        keep(await client.call(workplacePhotosContract.add, { body, file }))
      } finally {
        setProgress(null)
      }
      onClose()
      showToast({ title: 'Foto guardada', description: 'La revisamos y aparece en tu página.' })
    },
  )
  return (
    <FormDialog
      title="Agregar foto"
      description="Que no se lean documentos ni pantallas, y que las personas que salgan estén de acuerdo."
      submit="Agregar"
      busyLabel="Subiendo..."
      onClose={onClose}
      {...rest}
    >
      {preview !== undefined && (
        <img
          src={preview}
          alt="Vista previa"
          width={960}
          height={720}
          className="aspect-4/3 w-full max-w-80 rounded-md bg-sunken object-cover"
        />
      )}
      <FileDrop
        {...limits}
        label="Foto"
        file={file && { name: file.name, size: file.size, ...(progress === null ? {} : { progress }) }}
        onFile={(one) => {
          setMissing(false)
          setChosen({ file: one, preview: URL.createObjectURL(one) })
        }}
        onRemove={() => setChosen(null)}
        error={missing ? 'Elige una foto' : undefined}
      />
      <Field
        label="Qué se ve en la foto"
        hint="Se lee debajo, y la escucha quien no ve."
        error={form.formState.errors.caption?.message}
        required
      >
        <TextInput
          autoComplete="off"
          maxLength={longestPhotoCaption}
          placeholder="Sala de reuniones del piso 4"
          {...form.register('caption')}
        />
      </Field>
    </FormDialog>
  )
}
