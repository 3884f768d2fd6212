import { Link } from 'react-router'
import type { ServiceSearchReply } from '#contracts/services/services.contract.ts'
import { daySteps, priceSteps, ratingSteps, serviceSorts } from '#contracts/services/services-vocabulary.ts'
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

/** A choice of steps; a value of the address that is no step is listed while it is selected. */
function StepSelect({
  label,
  name,
  value,
  anything,
  steps,
  inWords,
}: {
  label: string
  name: keyof ServiceQuery
  value: number | null
  anything: string
  steps: readonly number[]
  inWords: (step: number) => string
}) {
  const listed = value === null || steps.includes(value) ? steps : [...steps, value]
  return (
    <Field label={label} hideLabel>
      <Select
        {...ours}
        name={name}
        size="sm"
        value={value === null ? '' : String(value)}
        emptyLabel={anything}
        options={listed.map((step) => ({ value: String(step), label: inWords(step) }))}
        className="w-full sm:w-44"
      />
    </Field>
  )
}

const availableLabels = { now: 'Disponible ahora', week: 'Disponible esta semana' }

/** Availability, rating, price and days of packages, and the order. The button is for browsers without scripts. */
export function RatingAndSort({ query, facets }: { query: ServiceQuery; facets: Facets }) {
  const countOf = (step: number) => facets.minRating.find(({ value }) => value === step)?.count ?? 0
  return (
    <div className="grid grow grid-cols-2 items-center gap-2 sm:flex sm:grow-0 sm:flex-wrap">
      <Field label="Disponibilidad" hideLabel>
        <Select
          {...ours}
          name="available"
          size="sm"
          value={query.available ?? ''}
          emptyLabel="Toda disponibilidad"
          options={facets.available.map(({ value, count }) => ({
            value,
            label: `${availableLabels[value]} (${count})`,
          }))}
          className="w-full sm:w-44"
        />
      </Field>
      <StepSelect
        label="Precio máximo de un paquete"
        name="maxPrice"
        value={query.maxPrice}
        anything="Todo precio"
        steps={priceSteps}
        inWords={(step) => `Paquete hasta $${step}`}
      />
      <StepSelect
        label="Plazo máximo de un paquete"
        name="maxDays"
        value={query.maxDays}
        anything="Todo plazo"
        steps={daySteps}
        inWords={(step) => `Hasta ${step} días`}
      />
      <StepSelect
        label="Calificación mínima"
        name="minRating"
        value={query.minRating}
        anything="Toda calificación"
        steps={ratingSteps}
        inWords={(step) =>
          ratingSteps.some((one) => one === step) ? `${step} o más (${countOf(step)})` : `${step} o más`
        }
      />
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
