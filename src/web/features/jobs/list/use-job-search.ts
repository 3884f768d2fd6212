import { useListSearch } from '#web/lib/use-list-search.ts'
import { type JobQuery, readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { jobsHref, readJobForm } from './job-list.address.ts'

/** The form of all controls of a list, wherever they are on the page. Without scripts it is an ordinary GET form. */
export const SEARCH_FORM_ID = 'buscar-empleos'

/** The search of a list of jobs. */
export const useJobSearch = (query: JobQuery, path: string) =>
  useListSearch({
    query,
    path,
    readForm: readJobForm,
    readAddress: readJobQuery,
    hrefOf: (next) => jobsHref(next, path),
  })
