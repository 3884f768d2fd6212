import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages whose address holds a view or a filter of loaded data: changing only the search needs no request. */
export function unlessOnlySearch({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const onlySearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlySearch ? false : defaultShouldRevalidate
}
