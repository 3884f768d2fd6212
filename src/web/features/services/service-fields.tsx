import { Controller } from 'react-hook-form'
import { leastHourDollars, serviceHints, serviceLimits } from '#contracts/services/service-figures.ts'
import { serviceCategories, standardDelivery } from '#contracts/services/services-vocabulary.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import type { ServiceForm } from './service-form.ts'
import { OffersFields } from './offers-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { ToolsField } from './tools-field.tsx'
import { WorksField } from './works-field.tsx'

const categories = serviceCategories.map((value) => ({ value, label: value }))

/** The fields of a new or existing service. */
export function ServiceFields({ form }: { form: ServiceForm }) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Field
        label="Título"
        required
        hint={`Qué haces y para quién, en ${serviceHints.title} caracteres o más.`}
        error={errors.title?.message}
      >
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
      <Field label="Categoría" required error={errors.category?.message}>
        <Select {...register('category')} options={categories} emptyLabel="Elige una categoría" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Precio por hora, en dólares"
          required
          hint={`Desde $${leastHourDollars}, con IGV incluido.`}
          error={errors.price?.message}
        >
          <TextInput
            {...register('price')}
            icon={<span className="text-sm font-strong">$</span>}
            inputMode="decimal"
            autoComplete="off"
            placeholder="25.00"
          />
        </Field>
        <Field
          label="Tiempo de entrega"
          optional
          hint={`Si lo dejas vacío: ${standardDelivery}.`}
          error={errors.deliveryTime?.message}
        >
          <TextInput {...register('deliveryTime')} autoComplete="off" placeholder={standardDelivery} />
        </Field>
      </div>
      <Field
        label="Descripción"
        required
        hint={`Cómo trabajas y qué recibe la empresa, en ${serviceHints.description} caracteres o más.`}
        error={errors.description?.message}
      >
        <Textarea {...register('description')} rows={6} />
      </Field>
      <OffersFields form={form} />
      <Field label="Qué incluye" optional hint="Una cosa por línea." error={errors.includes?.message}>
        <Textarea {...register('includes')} rows={4} />
      </Field>
      <Field
        label="Requisitos"
        optional
        hint="Lo que necesitas para empezar."
        error={errors.requirements?.message}
      >
        <Textarea {...register('requirements')} rows={3} counterMax={serviceLimits.requirements} />
      </Field>
      <Controller
        control={control}
        name="imageUrl"
        render={({ field }) => (
          <PictureField value={field.value} onChange={field.onChange} error={errors.imageUrl?.message} />
        )}
      />
      <WorksField form={form} />
      <Controller
        control={control}
        name="tools"
        render={({ field }) => (
          <ToolsField value={field.value} onChange={field.onChange} error={errors.tools?.message} />
        )}
      />
    </>
  )
}
