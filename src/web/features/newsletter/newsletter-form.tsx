import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** Joins the newsletter: a plain form, which works before any script. */
export function NewsletterForm() {
  return (
    <form method="post" action="/api/newsletter" className="flex flex-wrap items-end gap-3">
      <Field label="Correo electrónico" required className="grow basis-64">
        <TextInput type="email" name="email" autoComplete="email" inputMode="email" required />
      </Field>
      <Button type="submit">Unirme ahora</Button>
    </form>
  )
}
