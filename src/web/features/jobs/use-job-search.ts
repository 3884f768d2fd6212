import { type FormEvent, useState } from 'react'
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
  // The router tells of a navigation a moment late, and a check box must not fall back in between.
  const [chosen, setChosen] = useState<{ over: JobQuery; query: JobQuery } | null>(null)

  const apply = (form: HTMLFormElement | null, changed?: string) => {
    if (!form) return
    const next = { ...readJobForm(form, changed), page: 1 }
    setChosen({ over: query, query: next })
    void navigate(jobsHref(next, path), { preventScrollReset: true })
  }
  const onItsWay = isPending ? readJobQuery(new URLSearchParams(location.search)) : query
  return {
    shown: chosen?.over === query ? chosen.query : onItsWay,
    isPending,
    onChange: (event: FormEvent<HTMLElement>) => {
      const control = event.target as HTMLInputElement | HTMLSelectElement
      // The dialog of alerts stands among the results with a form of its own.
      if (control.form?.id !== SEARCH_FORM_ID) return
      // What is typed is sent as a whole, not letter by letter.
      if (control.type !== 'search' && control.type !== 'text') apply(control.form, control.name)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
}
