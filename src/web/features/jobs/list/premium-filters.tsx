import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { workModeLabel, workModes } from '#contracts/vocabulary.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { JobQuery } from '#domain/jobs/search/job-query.address.ts'
import { SearchBox } from './search-box.tsx'
import { SEARCH_FORM_ID } from './use-job-search.ts'

type PremiumFiltersProps = {
  /** The values of the controls; `query` is that of the list. */
  shown: JobQuery
  query: JobQuery
  /** The name of the list's place. */
  placeName: string
  action: string
  isPending: boolean
  onChange: (event: FormEvent<HTMLElement>) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Words, place and mode of the premium list. */
export function PremiumFilters({
  shown,
  query,
  placeName,
  action,
  isPending,
  onChange,
  onSubmit,
}: PremiumFiltersProps) {
  return (
    <Form
      id={SEARCH_FORM_ID}
      action={action}
      role="search"
      aria-label="Buscar empleos premium"
      onChange={onChange}
      onSubmit={onSubmit}
      className="my-5 grid grid-cols-2 gap-x-3 gap-y-4 lg:my-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] lg:items-end lg:gap-x-4"
    >
      <div className="max-lg:col-span-2">
        <SearchBox q={query.q} busy={isPending} suggests={false} />
      </div>
      <Field label="Ubicación" id="premium-ubicacion">
        <TextInput
          key={query.location}
          name="location"
          defaultValue={placeName}
          placeholder="Ciudad o distrito"
          autoComplete="off"
        />
      </Field>
      <Field label="Modalidad" id="premium-modalidad">
        <Select
          name="mode"
          value={shown.mode[0] ?? ''}
          onChange={ignore}
          emptyLabel="Todas"
          options={workModes.map((mode) => ({ value: mode, label: workModeLabel(mode) }))}
        />
      </Field>
    </Form>
  )
}

// The form around it handles the change.
const ignore = () => undefined
