import { type FormEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'

type ListSearch<Query> = {
  /** What the list holds. */
  query: Query
  path: string
  /** The query that the form would send; `changed` is the name of the control that was touched. */
  readForm: (form: HTMLFormElement, changed?: string) => Query
  readAddress: (params: URLSearchParams) => Query
  hrefOf: (query: Query) => string
}

/**
 * The search of a public list, whose controls are those of one ordinary GET form with the role `search`. `shown` is what they show: at once what
 * was just chosen, not what the list still holds. `onChange` applies a filter the moment it is touched; `onSubmit` sends
 * the words of the search box. Both begin at the first page.
 */
export function useListSearch<Query extends { page: number }>(list: ListSearch<Query>) {
  const { query, path } = list
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname === path
  // The router tells of a navigation a moment late, and a check box must not fall back in between.
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
      // A dialog that stands among the results has a form of its own.
      if (control.form?.role !== 'search') return
      // What is typed is sent as a whole, not letter by letter.
      if (control.type !== 'search' && control.type !== 'text') apply(control.form, control.name)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
}
