import { type FormEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'

type ListSearch<Query> = {
  /** The query of the current list. */
  query: Query
  path: string
  /** The query that the form would send; `changed` is the name of the changed control. */
  readForm: (form: HTMLFormElement, changed?: string) => Query
  readAddress: (params: URLSearchParams) => Query
  hrefOf: (query: Query) => string
}

/**
 * The search of a public list, whose controls belong to one GET form with the role `search`. `shown` has the values of the
 * controls: a new choice shows at once, before the list changes. `onChange` applies a filter at once; `onSubmit` sends the
 * words of the search field. Both start at the first page.
 */
export function useListSearch<Query extends { page: number }>(list: ListSearch<Query>) {
  const { query, path } = list
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname === path
  // The router reports a navigation a moment late, and a check box must not switch back meanwhile.
  const [chosen, setChosen] = useState<{ over: Query; query: Query } | null>(null)

  const apply = (form: HTMLFormElement | null, changed?: string) => {
    if (!form) return
    const next = { ...list.readForm(form, changed), page: 1 }
    setChosen({ over: query, query: next })
    void navigate(list.hrefOf(next), { preventScrollReset: true })
  }
  const onItsWay = isPending ? list.readAddress(new URLSearchParams(location.search)) : query
  return {
    shown: chosen?.over === query ? chosen.query : onItsWay,
    isPending,
    onChange: (event: FormEvent<HTMLElement>) => {
      const control = event.target as HTMLInputElement | HTMLSelectElement
      // A dialog among the results has its own form.
      if (control.form?.role !== 'search') return
      // Typed text is sent on submit, not letter by letter.
      if (control.type !== 'search' && control.type !== 'text') apply(control.form, control.name)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
}
