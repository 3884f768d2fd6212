import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'
import {
  countedFilters,
  filterOf,
  isCountedFlag,
  isCountedList,
  jobFilters,
} from '#contracts/jobs/job-filters.ts'
import type { JobSearchReply } from '#contracts/jobs/jobs.contract.ts'
import { categorySlug } from '#domain/jobs/category-slugs.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Count } from '#web/ui/list/count.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import {
  categoryOptions,
  chosenPlaces,
  countOf,
  daysOptions,
  departmentOptions,
  narrowerOptions,
  payOptions,
} from './facet-options.ts'
import type { JobQuery } from '#domain/jobs/search/job-query.address.ts'
import { SEARCH_FORM_ID } from './use-job-search.ts'

export const FILTERS_ID = 'filtros'

/** Sticky only if they fit the window: otherwise their lower end could not be reached. */
const STICKY =
  'lg:[@media(min-height:54rem)]:sticky lg:[@media(min-height:54rem)]:top-[calc(var(--spacing-header)+1.25rem)]'

type JobFiltersProps = {
  query: JobQuery
  /** The place of the current list. */
  place: JobSearchReply['place']
  facets: JobSearchReply['facets']
  /** How many filters are active, and the label of the sheet's button: 'Ver 210 empleos'. */
  active: number
  resultsLabel: string
  onChange: (event: FormEvent<HTMLElement>) => void
  /** The sheet of a narrow screen opened or closed. */
  onSheet: (isOpen: boolean) => void
}

/**
 * The filters of the list: beside it on a wide screen, in a bottom sheet on a phone. The sheet is a native popover and the
 * controls belong to the search form, so all of it works without scripts; with scripts a change applies at once.
 */
export function JobFilters({
  query,
  place,
  facets,
  active,
  resultsLabel,
  onChange,
  onSheet,
}: JobFiltersProps) {
  const panel = useRef<HTMLElement>(null)
  const isShort = place === null && query.minPay === null
  const close = () => panel.current?.hidePopover()
  return (
    <section
      ref={panel}
      id={FILTERS_ID}
      popover="auto"
      aria-labelledby="titulo-filtros"
      onChange={onChange}
      onToggle={(event) => onSheet(event.newState === 'open')}
      className={cx(
        isShort && STICKY,
        'max-lg:overlay max-lg:overlay-center max-lg:overlay-sheet max-lg:max-w-[30rem] lg:static lg:inset-auto lg:block lg:h-auto lg:w-auto lg:self-start lg:overflow-visible lg:bg-transparent lg:text-ink',
      )}
    >
      <header className="sticky top-0 z-sticky flex items-center gap-2 bg-surface px-5 pt-4 pb-2 lg:static lg:bg-transparent lg:p-0 lg:pb-3">
        <h2 id="titulo-filtros" className="text-h3 lg:text-h4">
          Filtros
        </h2>
        {active > 0 && <Count value={active} hot className="lg:hidden" />}
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label="Cerrar los filtros"
          className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true }, 'ml-auto lg:hidden')}
        >
          <X className="icon" />
        </button>
      </header>
      <FilterControls query={query} place={place} facets={facets} />
      <footer className="sticky bottom-0 flex gap-2 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:hidden lg:border-0 lg:bg-transparent lg:p-0 lg:pt-5 noscript:lg:flex">
        <LinkButton to="/empleos" variant="quiet" preventScrollReset onClick={close} className="lg:hidden">
          Limpiar
        </LinkButton>
        <Button type="submit" form={SEARCH_FORM_ID} onClick={close} className="grow lg:hidden">
          {resultsLabel}
        </Button>
        <Button
          type="submit"
          form={SEARCH_FORM_ID}
          variant="secondary"
          size="sm"
          block
          className="max-lg:hidden"
        >
          Aplicar filtros
        </Button>
      </footer>
    </section>
  )
}

function FilterControls({ query, place, facets }: Pick<JobFiltersProps, 'query' | 'place' | 'facets'>) {
  // The controls are rendered with values and without handlers of their own: the section around them handles each change.
  const ours = { form: SEARCH_FORM_ID, onChange: ignore }
  return (
    <div className="grid gap-5 px-5 pt-2 pb-5 lg:p-0">
      <Field label={jobFilters.category.title} id="filtro-categoria">
        <Select
          {...ours}
          name="category"
          value={categorySlug(query.category)}
          emptyLabel="Todas las categorías"
          options={categoryOptions(facets, query.category)}
        />
      </Field>
      <PlaceControls query={query} place={place} facets={facets} />
      {countedFilters.filter(isCountedList).map((name) => {
        const { title, values, label } = filterOf(name)
        return (
          <fieldset key={name}>
            <legend className="mb-1 text-sm font-strong">{title}</legend>
            {values.map((value) => (
              <Checkbox
                key={value}
                {...ours}
                name={name}
                value={value}
                checked={writeValue(query[name]).includes(value)}
                label={label(value)}
                count={countOf(facets[name], value)}
              />
            ))}
          </fieldset>
        )
      })}
      <div className="grid gap-2">
        <Field label={jobFilters.minPay.title} id="filtro-sueldo" hint={query.minPay ? PAY_HINT : undefined}>
          <Select
            {...ours}
            name="minPay"
            value={query.minPay ?? ''}
            emptyLabel="Cualquier sueldo"
            options={payOptions(query.minPay)}
          />
        </Field>
        {query.minPay !== null && (
          <Checkbox
            {...ours}
            name="withUnknownPay"
            value="true"
            checked={query.withUnknownPay}
            label="Incluir avisos sin sueldo visible"
          />
        )}
        {countedFilters.filter(isCountedFlag).map((name) => (
          <Switch
            key={name}
            {...ours}
            name={name}
            value="true"
            checked={query[name]}
            label={`Solo ${filterOf(name).title.toLowerCase()}`}
            count={facets[name]}
          />
        ))}
      </div>
      <Field label={jobFilters.days.title} id="filtro-fecha">
        <Select
          {...ours}
          name="days"
          value={query.days ?? ''}
          emptyLabel="Cualquier fecha"
          options={daysOptions(facets)}
        />
      </Field>
    </div>
  )
}

const PAY_HINT = 'En soles al mes, por el tope del rango. Lo pagado por hora, día o año no se convierte.'

/** Department, province and district: each appears once the one before it is selected. */
function PlaceControls({ query, place, facets }: Pick<JobFiltersProps, 'query' | 'place' | 'facets'>) {
  const ours = { form: SEARCH_FORM_ID, onChange: ignore }
  const [department, province, district] = chosenPlaces(query, place, facets)
  const provinces = narrowerOptions(facets.province, province)
  const districts = narrowerOptions(facets.district, district)
  return (
    <div className="grid gap-3">
      <Field label="Ubicación" id="filtro-ubicacion">
        <Select
          {...ours}
          name="location"
          value={department?.slug ?? ''}
          emptyLabel="Todas las ubicaciones"
          options={departmentOptions(facets, department?.slug ?? '')}
        />
      </Field>
      {department && provinces.length > 0 && (
        <Field label="Provincia" id="filtro-provincia">
          <Select
            {...ours}
            name="province"
            value={province?.slug ?? ''}
            emptyLabel="Todas las provincias"
            options={provinces}
          />
        </Field>
      )}
      {province && districts.length > 0 && (
        <Field label="Distrito" id="filtro-distrito">
          <Select
            {...ours}
            name="district"
            value={district?.slug ?? ''}
            emptyLabel="Todos los distritos"
            options={districts}
          />
        </Field>
      )}
      {department && (
        <Checkbox
          {...ours}
          name="withRemote"
          value="true"
          checked={query.withRemote}
          label="Incluir remotos"
        />
      )}
    </div>
  )
}

const ignore = () => undefined

/** Opens the filters on a narrow screen, with the number of active ones. */
export function FiltersButton({ active }: { active: number }) {
  return (
    <button
      type="button"
      popoverTarget={FILTERS_ID}
      className={buttonClass({ variant: 'secondary', size: 'sm' }, 'lg:hidden')}
    >
      <SlidersHorizontal className="icon" />
      Filtros
      {active > 0 && (
        <>
          <Count value={active} hot />
          <span className="sr-only"> activos</span>
        </>
      )}
    </button>
  )
}

/** 'Limpiar filtros' links to the unfiltered list. */
export function ClearFilters({ to }: { to: string }) {
  return (
    <Link to={to} preventScrollReset className="link text-sm">
      Limpiar filtros
    </Link>
  )
}
