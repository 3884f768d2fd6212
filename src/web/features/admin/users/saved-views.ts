import { useSyncExternalStore } from 'react'
import { mostLetters } from '#contracts/text-lengths.ts'
import { readUsersSearch, usersHref } from './users.address.ts'

/** Filters that an administrator saved under a name, in this browser. */
export interface SavedView {
  name: string
  /** As in the address, without a page. */
  search: string
}

const KEY = 'qhatu.vistas'
const mostViews = 20

let views: readonly SavedView[] | null = null
const listeners = new Set<() => void>()
const none: readonly SavedView[] = []

function read(): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView).slice(0, mostViews) : none
  } catch {
    return none
  }
}

const isView = (value: unknown): value is SavedView => {
  const { name, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>
  return typeof name === 'string' && name !== '' && typeof search === 'string'
}

function write(next: readonly SavedView[]): void {
  views = next
  try {
    if (next.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage, they last as long as the page.
  }
  for (const listener of listeners) listener()
}

const current = (): readonly SavedView[] => (views ??= read())

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The saved views; none on the server. */
export const useSavedViews = (): readonly SavedView[] => useSyncExternalStore(subscribe, current, () => none)

/** The address of a saved view, with what is still a filter. */
export const savedViewHref = ({ search }: SavedView): string =>
  usersHref(readUsersSearch(new URLSearchParams(search)))

/** Replaces a view of the same name. */
export function saveView({ name, search }: SavedView): void {
  const cut = name.trim().slice(0, mostLetters.nameSearch)
  if (cut === '') return
  write([...current().filter((view) => view.name !== cut), { name: cut, search }].slice(-mostViews))
}

export const removeView = (name: string): void => write(current().filter((view) => view.name !== name))

/** Reads the storage again; for tests. */
export const forgetLoadedViews = (): void => {
  views = null
}
