import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages that keep a view or a filter of what is loaded already in their address: changing it asks nothing of the server. */
export function unlessOnlySearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlySearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlySearch ? false : defaultShouldRevalidate
}
