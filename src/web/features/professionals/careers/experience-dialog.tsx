import type { Experience } from '#contracts/professionals/career-fields.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { CareerDialog, PeriodFields } from './career-dialog.tsx'
import type { CareerEditorProps } from './career-list.tsx'
import { useExperienceForm } from './experience-form.ts'

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

export function ExperienceDialog({ professionalId, item, onClose }: CareerEditorProps<Experience>) {
  const form = useExperienceForm(item)
  const { register } = form
  const { errors } = form.formState
  return (
    <CareerDialog
      text={item ? texts.edit : texts.add}
      form={form}
      save={(body, idempotencyKey) =>
        item
          ? api.call(professionalsContract.updateExperience, { params: { id: item.id }, body })
          : api.call(professionalsContract.addExperience, {
              params: { id: professionalId },
              body,
              idempotencyKey,
            })
      }
      nameOf={({ position, company }) => `${position}, ${company}`}
      onClose={onClose}
    >
      <Field label="Cargo" required error={errors.position?.message}>
        <TextInput {...register('position')} autoComplete="organization-title" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Empresa" required error={errors.company?.message}>
          <TextInput {...register('company')} autoComplete="organization" />
        </Field>
        <Field label="Ubicación" optional error={errors.location?.message} hint="Distrito o ciudad.">
          <TextInput {...register('location')} autoComplete="off" />
        </Field>
      </div>
      <PeriodFields form={form} currentLabel="Trabajo aquí actualmente" needsStart />
      <Field label="Descripción" optional error={errors.description?.message}>
        <Textarea {...register('description')} />
      </Field>
    </CareerDialog>
  )
}
