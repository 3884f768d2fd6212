import { type FormEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { readServiceForm, SERVICES_PATH, type ServiceQuery, servicesHref } from './service-query.ts'

/** The form that all controls of the directory belong to, wherever they stand. Before any script it is an ordinary GET form. */
export const SERVICE_FORM_ID = 'buscar-servicios'

/** The search of the directory: a filter applies the moment it is touched, the words when they are sent. */
export function useServiceSearch(query: ServiceQuery) {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  // The router tells of a navigation a moment late, and a select must not fall back in between.
  const [chosen, setChosen] = useState<{ over: ServiceQuery; query: ServiceQuery } | null>(null)
  const apply = (form: HTMLFormElement | null) => {
    if (!form) return
    const next = { ...readServiceForm(form), page: 1 }
    setChosen({ over: query, query: next })
    void navigate(servicesHref(next), { preventScrollReset: true })
  }
  return {
    shown: chosen?.over === query ? chosen.query : query,
    isPending: state === 'loading' && location.pathname === SERVICES_PATH,
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
