import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { serviceCategories, type ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { subcategories } from './subcategories.ts'

const categories = serviceCategories.map((value) => ({ value, label: value }))

type RegisteredField = { field: UseFormRegisterReturn; error: string | undefined }

type CategoryFieldsProps = {
  category: RegisteredField & { value: string }
  subcategory: RegisteredField
}

/** The person's category, and a subcategory in their own words, with suggestions. */
export function CategoryFields({ category, subcategory }: CategoryFieldsProps) {
  const listId = useId()
  const suggested = subcategories[category.value as ServiceCategory] ?? []
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Categoría" optional error={category.error}>
        <Select {...category.field} options={categories} emptyLabel="Elige una categoría" />
      </Field>
      <Field
        label="Subcategoría"
        optional
        error={subcategory.error}
        hint={suggested.length > 0 ? `Por ejemplo: ${suggested.slice(0, 3).join(', ')}.` : undefined}
      >
        <TextInput
          {...subcategory.field}
          list={listId}
          autoComplete="off"
          maxLength={mostLetters.subcategory}
        />
      </Field>
      <datalist id={listId}>
        {suggested.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
