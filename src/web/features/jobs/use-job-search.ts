import type { FormEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { jobsHref, type JobQuery, readJobForm, readJobQuery } from './job-query.ts'

/** The form that all controls of a list belong to, wherever they stand. Before any script it is an ordinary GET form. */
export const SEARCH_FORM_ID = 'buscar-empleos'

/**
 * The search of a list of jobs. `shown` is what the controls show: at once what was just chosen, not what the list still holds.
 * `onChange` applies a filter the moment it is touched; `onSubmit` sends the words of the search box.
 */
export function useJobSearch(query: JobQuery, path: string) {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname === path

  const apply = (form: HTMLFormElement | null) => {
    if (form) void navigate(jobsHref({ ...readJobForm(form), page: 1 }, path), { preventScrollReset: true })
  }
  return {
    shown: isPending ? readJobQuery(new URLSearchParams(location.search)) : query,
    isPending,
    onChange: (event: FormEvent<HTMLElement>) => {
      const control = event.target as HTMLInputElement | HTMLSelectElement
      if (control.name !== 'q') apply(control.form)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
}
