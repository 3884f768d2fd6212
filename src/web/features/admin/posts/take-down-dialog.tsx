import { takedownForm } from '#contracts/admin/posts.contract.ts'
import { reportReasons } from '#contracts/support/reports-vocabulary.ts'
import { takedownReasons } from '#contracts/takedown-fields.ts'
import { longestNote } from '#contracts/admin/moderation-figures.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import type { Post } from './post.ts'
import { kindWords } from './posts.words.ts'
import type { PostActs } from './use-post-acts.ts'

export const reasonOptions = takedownReasons.map((value) => ({ value, label: reportReasons[value] }))

type TakeDownDialogProps = { post: Post; deactivate: PostActs['deactivate']; onClose: () => void }

/** Asks why a post is taken down; its owner reads both answers. */
export function TakeDownDialog({ post, deactivate, onClose }: TakeDownDialogProps) {
  const { one, cannotChange } = kindWords[post.kind]
  const { form, ...rest } = useAccountForm(
    takedownForm,
    { note: '' },
    async (why) => {
      await deactivate(post, why)
      onClose()
    },
    cannotChange,
  )
  const { errors } = form.formState
  return (
    <FormDialog
      title={`Desactivar “${post.title}”`}
      description={`Nadie más ve el ${one} hasta que alguien del equipo lo active. Su dueño no puede mostrarlo. Le avisamos por correo, y queda en la auditoría.`}
      submit="Desactivar"
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      <Field label="Motivo" error={errors.reason?.message} required>
        <Select emptyLabel="Elige un motivo" options={reasonOptions} {...form.register('reason')} />
      </Field>
      <Field
        label="Nota para su dueño"
        hint="Qué encontraste y qué debe corregir."
        error={errors.note?.message}
        required
      >
        <Textarea rows={4} maxLength={longestNote} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
