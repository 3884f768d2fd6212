import type { EducationItem } from '#contracts/professionals/career-fields.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { CareerDialog, PeriodFields } from './career-dialog.tsx'
import type { CareerEditorProps } from './career-list.tsx'
import { useEducationForm } from './education-form.ts'

const texts = {
  add: {
    title: 'Agregar estudios',
    submit: 'Agregar',
    done: 'Estudios agregados',
    failed: 'No se pudieron agregar los estudios.',
  },
  edit: {
    title: 'Editar estudios',
    submit: 'Guardar cambios',
    done: 'Estudios actualizados',
    failed: 'No se pudieron actualizar los estudios.',
  },
}

/** The form of a study; it follows that of a work experience. */
export function EducationDialog({ professionalId, item, onClose }: CareerEditorProps<EducationItem>) {
  const form = useEducationForm(item)
  const { register } = form
  const { errors } = form.formState
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
      <PeriodFields form={form} currentLabel="Estudio aquí actualmente" />
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
