import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Experience } from '#contracts/career-fields.ts'
import { professionalsContract } from '#contracts/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type ExperienceBody, useExperienceForm } from './experience-form.ts'
import { PartialDateField } from './partial-date-field.tsx'

const texts = {
  add: {
    title: 'Agregar experiencia',
    submit: 'Agregar',
    done: 'Experiencia agregada',
    failed: 'No se pudo agregar la experiencia laboral.',
  },
  edit: {
    title: 'Editar experiencia',
    submit: 'Guardar cambios',
    done: 'Experiencia actualizada',
    failed: 'No se pudo actualizar la experiencia laboral.',
  },
}

type ExperienceDialogProps = {
  professionalId: number
  /** The one to correct; null: a new one. */
  experience: Experience | null
  onClose: () => void
}

/** The form of a work experience. It exists while it is open, so that it always starts from what is stored. */
export function ExperienceDialog({ professionalId, experience, onClose }: ExperienceDialogProps) {
  const formId = useId()
  const { refresh } = useRefresh()
  const form = useExperienceForm(experience)
  const [problem, setProblem] = useState<string | null>(null)
  const { errors, isSubmitting } = form.formState
  const isCurrent = useWatch({ control: form.control, name: 'current' })
  const text = experience ? texts.edit : texts.add

  const send = async (body: ExperienceBody) => {
    setProblem(null)
    try {
      await (experience
        ? api.call(professionalsContract.updateExperience, { params: { id: experience.id }, body })
        : api.call(professionalsContract.addExperience, { params: { id: professionalId }, body }))
    } catch (error) {
      setProblem(applyServerErrors(error, form.setError, text.failed) && text.failed)
      return
    }
    await refresh()
    showToast({ title: text.done, description: `${body.position}, ${body.company}` })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      size="md"
      variant="sheet"
      locked={isSubmitting}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Guardando...">
            {text.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-5"
      >
        <Field label="Cargo" required error={errors.position?.message}>
          <TextInput {...form.register('position')} autoComplete="organization-title" />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Empresa" required error={errors.company?.message}>
            <TextInput {...form.register('company')} autoComplete="organization" />
          </Field>
          <Field label="Ubicación" optional error={errors.location?.message}>
            <TextInput {...form.register('location')} autoComplete="off" />
          </Field>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <PartialDateField form={form} edge="start" />
          <PartialDateField form={form} edge="end" disabled={isCurrent} />
        </div>
        <Checkbox {...form.register('current')} label="Trabajo aquí actualmente" />
        <Field label="Descripción" optional error={errors.description?.message}>
          <Textarea {...form.register('description')} />
        </Field>
        {problem && (
          <Note tone="bad" announce>
            {problem} Inténtalo otra vez.
          </Note>
        )}
      </form>
    </Dialog>
  )
}
