import { jobSorts } from '#contracts/jobs/job-filter-choices.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import type { JobQuery, JobSort } from '#domain/jobs/search/job-query.address.ts'
import { standingSort } from './job-list.address.ts'
import { SEARCH_FORM_ID } from './use-job-search.ts'

const LABELS = { recent: 'Más recientes', relevance: 'Más relevantes' }

/** The order of the list. The button is for browsers without scripts. */
export function SortSelect({ query }: { query: Pick<JobQuery, 'sort' | 'q'> }) {
  // The default order is sent as an empty value, so that it adapts when the words of the search change.
  const standing = standingSort(query.q)
  const valueOf = (sort: JobSort) => (sort === standing ? '' : sort)
  return (
    <div className="flex items-center gap-2">
      <label htmlFor="orden" className="text-sm text-ink-2 max-sm:sr-only">
        Ordenar
      </label>
      <Select
        id="orden"
        name="sort"
        form={SEARCH_FORM_ID}
        size="sm"
        value={valueOf(query.sort ?? standing)}
        options={jobSorts.map((sort) => ({ value: valueOf(sort), label: LABELS[sort] }))}
        onChange={ignore}
        className="w-42"
      />
      <span className="hidden noscript:block">
        <Button type="submit" form={SEARCH_FORM_ID} variant="secondary" size="sm">
          Ordenar
        </Button>
      </span>
    </div>
  )
}

// The section around it handles the change.
const ignore = () => undefined
