import { useWatch } from 'react-hook-form'
import type { Experience } from '#contracts/career-fields.ts'
import { professionalsContract } from '#contracts/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CareerDialog } from './career-dialog.tsx'
import type { CareerEditorProps } from './career-list.tsx'
import { useExperienceForm } from './experience-form.ts'
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

/** The form of a work experience. */
export function ExperienceDialog({ professionalId, item, onClose }: CareerEditorProps<Experience>) {
  const form = useExperienceForm(item)
  const { register } = form
  const { errors } = form.formState
  const isCurrent = useWatch({ control: form.control, name: 'current' })
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
        <Field label="Ubicación" optional error={errors.location?.message}>
          <TextInput {...register('location')} autoComplete="off" />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <PartialDateField
          edge="start"
          month={register('startMonth')}
          year={register('startYear')}
          error={errors.startYear?.message}
          required
        />
        <PartialDateField
          edge="end"
          month={register('endMonth')}
          year={register('endYear')}
          error={errors.endYear?.message}
          disabled={isCurrent}
        />
      </div>
      <Checkbox {...register('current')} label="Trabajo aquí actualmente" />
      <Field label="Descripción" optional error={errors.description?.message}>
        <Textarea {...register('description')} />
      </Field>
    </CareerDialog>
  )
}
