import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import type { ServiceForm } from './service-form.ts'

type OfferProps = { form: ServiceForm; at: number; onRemove: () => void }

/** One package in the editor. */
export function PackageFields({ form: { register, formState }, at, onRemove }: OfferProps) {
  const errors = formState.errors.packages?.[at]
  return (
    <OfferBox name={`Paquete ${at + 1}`} onRemove={onRemove}>
      <Field label="Nombre" error={errors?.name?.message} required>
        <TextInput {...register(`packages.${at}.name`)} autoComplete="off" placeholder="Estándar" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Precio, en dólares" error={errors?.price?.message} required>
          <TextInput {...register(`packages.${at}.price`)} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label="Días de entrega" error={errors?.days?.message} required>
          <TextInput {...register(`packages.${at}.days`)} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Rondas de cambios" error={errors?.rounds?.message} required>
          <TextInput {...register(`packages.${at}.rounds`)} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <Field
        label="Qué incluye el paquete"
        hint="Una cosa por línea."
        error={errors?.includes?.message}
        required
      >
        <Textarea {...register(`packages.${at}.includes`)} rows={3} />
      </Field>
    </OfferBox>
  )
}

/** One extra in the editor. */
export function ExtraFields({ form: { register, formState }, at, onRemove }: OfferProps) {
  const errors = formState.errors.extras?.[at]
  return (
    <OfferBox name={`Extra ${at + 1}`} onRemove={onRemove}>
      <Field label="Qué es" error={errors?.name?.message} required>
        <TextInput {...register(`extras.${at}.name`)} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Precio, en dólares" error={errors?.price?.message} required>
          <TextInput {...register(`extras.${at}.price`)} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label="Días que agrega" error={errors?.days?.message} required>
          <TextInput {...register(`extras.${at}.days`)} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
    </OfferBox>
  )
}

function OfferBox({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  const heading = useId()
  return (
    <li aria-labelledby={heading} className="grid gap-4 rounded-md border border-line p-4">
      <div className="flex items-center justify-between gap-2">
        <h4 id={heading} className="font-text text-sm font-strong tracking-normal">
          {name}
        </h4>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          className="-my-1 -mr-2"
          aria-label={`Quitar: ${name}`}
          onClick={onRemove}
        >
          <Trash2 className="icon" />
        </Button>
      </div>
      {children}
    </li>
  )
}
