import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the data of the whole screen, with the counts of the navigation. */
export function useRefresh() {
  const { revalidate, state } = useRevalidator()
  const refresh = useCallback(() => revalidate(), [revalidate])
  return { refresh, isRefreshing: state === 'loading' }
}
