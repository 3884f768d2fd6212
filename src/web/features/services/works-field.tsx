import { useFieldArray } from 'react-hook-form'
import { serviceLimits } from '#contracts/services/service-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { usePhotoLimits } from '#web/features/photos/photo-limits.ts'
import type { ServiceForm } from './service-form.ts'
import { usePictureUpload } from './use-picture-upload.ts'

/** Pictures of works of a service, each with what it shows. They upload at once. */
export function WorksField({ form: { control, register, formState } }: { form: ServiceForm }) {
  const works = useFieldArray({ control, name: 'works', keyName: 'key' })
  const count = works.fields.length
  const limits = usePhotoLimits()
  const upload = usePictureUpload('work', (imageUrl) =>
    works.append({ imageUrl, title: '' }, { focusName: `works.${count}.title` }),
  )
  const errors = formState.errors.works
  return (
    <section aria-label="Trabajos" className="grid gap-3">
      <div>
        <h3 className="font-text text-sm font-strong tracking-normal">Trabajos</h3>
        <p className="text-sm text-ink-2">
          Opcional. Hasta {serviceLimits.works} fotos de lo que ya hiciste. Se ven en tu tarjeta del
          directorio.
        </p>
      </div>
      {count > 0 && (
        <ol className="grid gap-4">
          {works.fields.map(({ key, imageUrl }, at) => (
            <li
              key={key}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 rounded-md border border-line p-3"
            >
              <img
                src={imageUrl}
                alt=""
                width={640}
                height={480}
                className="aspect-4/3 w-full rounded-sm bg-sunken object-cover"
              />
              <div className="grid justify-items-start gap-2">
                <Field
                  label={`Qué muestra la foto ${at + 1}`}
                  required
                  error={errors?.[at]?.title?.message ?? errors?.[at]?.imageUrl?.message}
                >
                  <TextInput
                    {...register(`works.${at}.title`)}
                    autoComplete="off"
                    maxLength={serviceLimits.workTitle}
                  />
                </Field>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Quitar la foto ${at + 1}`}
                  onClick={() => works.remove(at)}
                >
                  Quitar
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {count < serviceLimits.works && (
        <FileDrop
          {...limits}
          label="Foto de un trabajo (opcional)"
          file={upload.sending}
          onFile={upload.send}
          onCancel={upload.cancel}
          error={upload.problem ?? errors?.root?.message}
        />
      )}
    </section>
  )
}
