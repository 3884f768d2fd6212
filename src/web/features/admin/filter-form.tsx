import { type ReactNode, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { asks } from '#contracts/field-messages.ts'
import { useFollowedFields } from '#web/lib/use-followed-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

type FilterFormProps = {
  /** The accessible name of the form. */
  label: string
  /** The values of all fields as the address has them; '' where there is none. With `dateFrom` and `dateTo` it has two days. */
  values: Readonly<Record<string, string>>
  /** The address of the list that the fields ask for. */
  hrefOf: (fields: URLSearchParams) => string
  /** The list without filters; null: there is none to clear. */
  clearTo: string | null
  /** The page has a more important button than that of the form. */
  isSecondary?: boolean
  /** Buttons behind those of the form. */
  actions?: ReactNode
  /** The fields, before the two days. */
  children: ReactNode
}

/** The filters of a list of the administration; without scripts a GET form. */
export function FilterForm({
  label,
  values,
  hrefOf,
  clearTo,
  isSecondary,
  actions,
  children,
}: FilterFormProps) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const form = useFollowedFields(values)
  return (
    <Form
      ref={form}
      role="search"
      aria-label={label}
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        const [dateFrom, dateTo] = [fields.get('dateFrom'), fields.get('dateTo')]
        if (dateFrom && dateTo && dateFrom > dateTo) return setProblem(asks.laterDate)
        setProblem(undefined)
        void navigate(
          hrefOf(new URLSearchParams([...fields].map(([name, value]) => [name, value as string]))),
        )
      }}
    >
      {children}
      {values.dateFrom !== undefined && (
        <>
          <Field label="Desde" className="basis-36">
            <TextInput type="date" name="dateFrom" size="sm" defaultValue={values.dateFrom} />
          </Field>
          <Field label="Hasta" className="basis-36" error={problem}>
            <TextInput type="date" name="dateTo" size="sm" defaultValue={values.dateTo} />
          </Field>
        </>
      )}
      <div className="flex grow flex-wrap gap-2 self-end">
        <Button type="submit" variant={isSecondary ? 'secondary' : 'primary'} size="sm">
          Filtrar
        </Button>
        {clearTo !== null && (
          <LinkButton to={clearTo} variant="quiet" size="sm">
            Limpiar filtros
          </LinkButton>
        )}
        {actions}
      </div>
    </Form>
  )
}
