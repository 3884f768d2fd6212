import { Link } from 'react-router'
import type { ServiceSearchReply } from '#contracts/services/services.contract.ts'
import { ratingSteps, serviceSorts } from '#contracts/services/services-vocabulary.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { hasFilters, type ServiceQuery } from './services.address.ts'
import { SERVICES_PATH } from './service.address.ts'
import { sortLabels } from './service.words.ts'
import { SERVICE_FORM_ID } from './use-service-search.ts'

type Facets = ServiceSearchReply['facets']

// The section around it handles each change.
const ours = { form: SERVICE_FORM_ID, onChange: () => undefined }

/** The groups of the directory, each with its number of services. A category of a group is listed only while it is selected. */
export function CategorySelect({ query, facets }: { query: ServiceQuery; facets: Facets }) {
  const groups = facets.group.map(({ value, count }) => ({ value, label: `${value} (${count})` }))
  const isGroup = query.category === '' || facets.group.some(({ value }) => value === query.category)
  return (
    <Field label="Categoría" hideLabel>
      <Select
        {...ours}
        name="category"
        value={query.category}
        emptyLabel="Todas las Categorías"
        options={isGroup ? groups : [...groups, { value: query.category, label: query.category }]}
      />
    </Field>
  )
}

/** The minimum rating and the order. The button is for browsers without scripts. */
export function RatingAndSort({ query, facets }: { query: ServiceQuery; facets: Facets }) {
  const countOf = (step: number) => facets.minRating.find(({ value }) => value === step)?.count ?? 0
  const steps = ratingSteps.map((step) => ({
    value: String(step),
    label: `${step} o más (${countOf(step)})`,
  }))
  const { minRating } = query
  const isStep = minRating === null || ratingSteps.some((step) => step === minRating)
  return (
    <div className="grid grow grid-cols-2 items-center gap-2 sm:flex sm:grow-0">
      <Field label="Calificación mínima" hideLabel>
        <Select
          {...ours}
          name="minRating"
          size="sm"
          value={minRating === null ? '' : String(minRating)}
          emptyLabel="Toda calificación"
          options={isStep ? steps : [...steps, { value: String(minRating), label: `${minRating} o más` }]}
          className="w-full sm:w-44"
        />
      </Field>
      <Field label="Ordenar" hideLabel>
        <Select
          {...ours}
          name="sort"
          size="sm"
          value={query.sort ?? ''}
          options={serviceSorts.map((sort, index) => ({
            value: index === 0 ? '' : sort,
            label: sortLabels[sort],
          }))}
          className="w-full sm:w-44"
        />
      </Field>
      <span className="hidden noscript:block">
        <Button type="submit" form={SERVICE_FORM_ID} variant="secondary" size="sm">
          Aplicar
        </Button>
      </span>
    </div>
  )
}

/** A link to the unfiltered directory; renders nothing without filters. */
export function ClearServiceFilters({ query }: { query: ServiceQuery }) {
  if (!hasFilters(query)) return null
  return (
    <Link to={SERVICES_PATH} preventScrollReset className="link text-sm">
      Limpiar filtros
    </Link>
  )
}
