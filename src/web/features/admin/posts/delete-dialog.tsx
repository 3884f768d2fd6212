import { deletionForm } from '#contracts/admin/posts.contract.ts'
import { restoreDays } from '#contracts/admin/posts-figures.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import type { Post } from './post.ts'
import { kindWords } from './posts.words.ts'
import { reasonOptions } from './take-down-dialog.tsx'
import type { PostActs } from './use-post-acts.ts'

/** What stays when a post is deleted. */
const kept = {
  service: 'Las conversaciones, contrataciones y reseñas se conservan.',
  job: 'Las postulaciones se conservan, y quienes postularon ven que el aviso se cerró.',
}

type DeleteDialogProps = { post: Post; remove: PostActs['remove']; onClose: () => void }

/** The question before a deletion, with what can be undone and for how long. */
export function DeleteDialog({ post, remove, onClose }: DeleteDialogProps) {
  const { form, ...rest } = useAccountForm(
    deletionForm,
    {},
    async ({ reason }) => {
      await remove(post, reason)
      onClose()
    },
    kindWords[post.kind].cannotDelete,
  )
  return (
    <FormDialog
      title={`¿Eliminar “${post.title}”?`}
      description={`Desaparece para todos, también para su dueño, a quien le avisamos. ${kept[post.kind]} Durante ${restoreDays} días el equipo puede restaurarlo; después no se puede deshacer.`}
      submit="Eliminar"
      busyLabel="Eliminando..."
      tone="danger"
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      <Field label="Motivo" hint="Su dueño lo lee." error={form.formState.errors.reason?.message} required>
        <Select emptyLabel="Elige un motivo" options={reasonOptions} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
