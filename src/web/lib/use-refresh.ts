import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the data of the whole screen again, its navigation counts included. */
export function useRefresh() {
  const { revalidate, state } = useRevalidator()
  const refresh = useCallback(() => revalidate(), [revalidate])
  return { refresh, isRefreshing: state === 'loading' }
}
