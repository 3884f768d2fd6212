import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { profileBody } from '#contracts/professionals/profile-fields.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { ProfileForm } from './profile-form.tsx'

/** The profile fields with the person's name and contact data. */
export const personalDataBody = profileBody
  .pick({
    firstName: true,
    lastName: true,
    title: true,
    phone: true,
    location: true,
    linkedin: true,
    experience: true,
  })
  .required({ firstName: true, lastName: true })
type PersonalDataBody = z.output<typeof personalDataBody>
export type PersonalDataValues = z.input<typeof personalDataBody>
export type PersonalDataFormState = UseFormReturn<PersonalDataValues, unknown, PersonalDataBody>

export const personalDataOf = (professional: OwnProfessional): PersonalDataValues => ({
  firstName: professional.firstName,
  lastName: professional.lastName,
  title: professional.title ?? '',
  phone: professional.phone ?? '',
  location: professional.location ?? '',
  linkedin: professional.linkedin ?? '',
  experience: professional.experience ?? '',
})

export const usePersonalDataForm = (professional: OwnProfessional): PersonalDataFormState =>
  useForm<PersonalDataValues, unknown, PersonalDataBody>({
    resolver: zodResolver(personalDataBody),
    defaultValues: personalDataOf(professional),
  })

/** Only the fields, for a form on another screen. */
export function PersonalDataFields({
  form,
  narrow = false,
}: {
  form: PersonalDataFormState
  narrow?: boolean
}) {
  const { register } = form
  const { errors } = form.formState
  const pair = narrow ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'
  return (
    <div className="grid gap-4">
      <div className={pair}>
        <Field label="Nombres" required error={errors.firstName?.message}>
          <TextInput {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Apellidos" required error={errors.lastName?.message}>
          <TextInput {...register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field
        label="Título profesional"
        optional
        error={errors.title?.message}
        hint="Como en un anuncio: Analista de datos."
      >
        <TextInput {...register('title')} autoComplete="organization-title" />
      </Field>
      <div className={pair}>
        <Field label="Teléfono" optional error={errors.phone?.message}>
          <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field
          label="Ubicación"
          optional
          error={errors.location?.message}
          hint="Tu distrito, como “Jesús María, Lima”. No pedimos tu dirección."
        >
          <TextInput {...register('location')} autoComplete="address-level2" />
        </Field>
      </div>
      <div className={pair}>
        <Field label="Experiencia" optional error={errors.experience?.message} hint="Por ejemplo: 4 años.">
          <TextInput {...register('experience')} autoComplete="off" />
        </Field>
        <Field label="LinkedIn" optional error={errors.linkedin?.message}>
          <TextInput
            {...register('linkedin')}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="off"
            placeholder="linkedin.com/in/tu-nombre"
          />
        </Field>
      </div>
    </div>
  )
}

type PersonalDataFormProps = {
  professional: OwnProfessional
  /** For a narrow column: one field a line. */
  narrow?: boolean
  onSaved: () => void
  onCancel: () => void
}

/** A form that replaces the display of the personal data. */
export function PersonalDataForm({ professional, narrow = false, ...rest }: PersonalDataFormProps) {
  const form = usePersonalDataForm(professional)
  return (
    <ProfileForm professionalId={professional.id} form={form} label="Tus datos" {...rest}>
      <PersonalDataFields form={form} narrow={narrow} />
    </ProfileForm>
  )
}
