import { longestPhotoCaption } from '#contracts/companies/workplace-figures.ts'
import { workplacePhotosContract } from '#contracts/companies/workplace-photos.contract.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useKeepPhotos } from './workplace-photos.resource.ts'

/** What is seen on a photo, in other words. */
export function CaptionDialog({
  id,
  caption,
  onClose,
}: {
  id: number
  caption: string
  onClose: () => void
}) {
  const keep = useKeepPhotos()
  const { form, ...rest } = useAccountForm(
    workplacePhotosContract.describe.body,
    { caption },
    async (body) => {
      keep(await api.call(workplacePhotosContract.describe, { params: { id }, body }))
      onClose()
      showToast({ title: 'Descripción guardada' })
    },
  )
  return (
    <FormDialog title="Cambiar descripción" submit="Guardar" onClose={onClose} {...rest}>
      <Field label="Qué se ve en la foto" error={form.formState.errors.caption?.message} required>
        <TextInput autoComplete="off" maxLength={longestPhotoCaption} {...form.register('caption')} />
      </Field>
    </FormDialog>
  )
}
