import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * The query of the address that was asked for last, and a way to ask for another one of the same page. A change counts at once, so
 * that the next one, made before the page is loaded, keeps it.
 */
export function useAskedSearch() {
  const { key, pathname, search } = useLocation()
  const { location } = useNavigation()
  const navigate = useNavigate()
  const pending = location?.pathname === pathname ? location : undefined
  const [asked, setAsked] = useState<{ over: string; pending?: string; search: string } | null>(null)
  // The router reports a navigation a moment late. A link that was followed since then counts in place of the own change.
  const isLast =
    asked?.over === key && (asked.pending === pending?.key || asked.search === pending?.search.slice(1))
  const go = (href: string) => {
    setAsked({ over: key, pending: pending?.key, search: href.split('?')[1] ?? '' })
    void navigate(href, { replace: true, preventScrollReset: true })
  }
  return {
    search: new URLSearchParams(isLast ? asked.search : (pending?.search ?? search)),
    /** The page shows what was asked for last. */
    isLoaded: !isLast && pending === undefined,
    go,
  }
}
