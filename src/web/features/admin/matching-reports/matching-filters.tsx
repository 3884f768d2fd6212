import { compatibilityBands } from '#contracts/admin/matching-reports-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { bandRanges } from '#domain/admin/matching-report.words.ts'
import { FilterForm } from '#web/features/admin/filter-form.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { matchingHref, type MatchingSearch, readMatchingSearch } from './matching.address.ts'

type MatchingFiltersProps = {
  query: MatchingSearch
  /** The first day of the report, chosen or not. */
  dateStart: string
  industries: readonly string[]
}

/** The filters, valid for every tab and every export. */
export function MatchingFilters({ query, dateStart, industries }: MatchingFiltersProps) {
  const { tab, before: _, ...chosen } = query
  const { q = '', company = '', industry = '', compatibility = '' } = query
  const options = industry && !industries.includes(industry) ? [industry, ...industries] : industries
  return (
    <FilterForm
      label="Filtrar el reporte"
      values={{ q, dateStart, company, industry, compatibility }}
      hrefOf={(fields) => matchingHref({ ...(tab ? { tab } : {}), ...readMatchingSearch(fields) })}
      clearTo={Object.keys(chosen).length > 0 ? matchingHref(tab ? { tab } : {}) : null}
      isSecondary={tab === 'export'}
    >
      <Field label="Buscar" className="grow basis-56">
        <TextInput
          type="search"
          name="q"
          size="sm"
          maxLength={longestSearch}
          placeholder="Profesional, empleo o empresa"
          defaultValue={q}
        />
      </Field>
      <Field label="Desde" className="basis-36">
        <TextInput type="date" name="dateStart" size="sm" defaultValue={dateStart} />
      </Field>
      <Field label="Empresa" className="basis-40">
        <TextInput
          name="company"
          size="sm"
          maxLength={longestSearch}
          placeholder="Todas"
          defaultValue={company}
        />
      </Field>
      <Field label="Industria" className="basis-40">
        <Select
          name="industry"
          size="sm"
          defaultValue={industry}
          emptyLabel="Todas"
          options={options.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label="Compatibilidad" className="basis-44">
        <Select
          name="compatibility"
          size="sm"
          defaultValue={compatibility}
          emptyLabel="Todas"
          options={compatibilityBands.map((value) => ({ value, label: bandRanges[value] }))}
        />
      </Field>
    </FilterForm>
  )
}
