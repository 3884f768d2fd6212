import { useWatch } from 'react-hook-form'
import type { EducationItem } from '#contracts/career-fields.ts'
import { professionalsContract } from '#contracts/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CareerDialog } from './career-dialog.tsx'
import type { CareerEditorProps } from './career-list.tsx'
import { useEducationForm } from './education-form.ts'
import { PartialDateField } from './partial-date-field.tsx'

const texts = {
  add: {
    title: 'Agregar estudios',
    submit: 'Agregar',
    done: 'Estudios agregados',
    failed: 'No se pudo agregar los estudios.',
  },
  edit: {
    title: 'Editar estudios',
    submit: 'Guardar cambios',
    done: 'Estudios actualizados',
    failed: 'No se pudo actualizar los estudios.',
  },
}

/** The form of a study, after that of a work experience. */
export function EducationDialog({ professionalId, item, onClose }: CareerEditorProps<EducationItem>) {
  const form = useEducationForm(item)
  const { register } = form
  const { errors } = form.formState
  const isCurrent = useWatch({ control: form.control, name: 'current' })
  return (
    <CareerDialog
      text={item ? texts.edit : texts.add}
      form={form}
      save={(body, idempotencyKey) =>
        item
          ? api.call(professionalsContract.updateEducation, { params: { id: item.id }, body })
          : api.call(professionalsContract.addEducation, {
              params: { id: professionalId },
              body,
              idempotencyKey,
            })
      }
      nameOf={({ degree, institution }) => `${degree}, ${institution}`}
      onClose={onClose}
    >
      <Field
        label="Título o grado"
        required
        error={errors.degree?.message}
        hint="Bachiller, técnica en enfermería, diplomado…"
      >
        <TextInput {...register('degree')} autoComplete="off" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Institución" required error={errors.institution?.message}>
          <TextInput {...register('institution')} autoComplete="organization" />
        </Field>
        <Field label="Campo de estudio" optional error={errors.field?.message}>
          <TextInput {...register('field')} autoComplete="off" />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <PartialDateField
          edge="start"
          month={register('startMonth')}
          year={register('startYear')}
          error={errors.startYear?.message}
        />
        <PartialDateField
          edge="end"
          month={register('endMonth')}
          year={register('endYear')}
          error={errors.endYear?.message}
          disabled={isCurrent}
        />
      </div>
      <Checkbox {...register('current')} label="Estudio aquí actualmente" />
      <Field
        label="Promedio"
        optional
        error={errors.gpa?.message}
        hint="Por ejemplo: 16.2 o tercio superior."
      >
        <TextInput {...register('gpa')} autoComplete="off" />
      </Field>
      <Field label="Descripción" optional error={errors.description?.message}>
        <Textarea {...register('description')} rows={4} />
      </Field>
    </CareerDialog>
  )
}
