import { useEffect, useSyncExternalStore } from 'react'

/**
 * A value about the signed-in person that several parts of a page share. For public pages, which do not load the query
 * library.
 */
export interface Resource<T> {
  /** Undefined until loaded. */
  current(): T | undefined
  /** Loads the value if it is missing; simultaneous calls share a request. */
  ensure(): Promise<void>
  /** Loads the value again, also during another request: the newest one counts. On failure the old value stays. */
  refresh(): Promise<void>
  /** Sets a value that is newer than a pending request. */
  set(value: T | undefined): void
  subscribe(listener: () => void): () => void
}

const forgetters = new Set<() => void>()

/** Also called when a session ends, for data outside of resources. Returns the function that unsubscribes. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

/** Deletes all data and drafts of the person who signed out. */
export function forgetPerson(): void {
  for (const forget of forgetters) forget()
  forgetDrafts()
}

/** Everything that this browser stores under our prefix, except the theme, which belongs to nobody. */
const ofPerson = /^qhatu\.(?!theme)/

function forgetDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (ofPerson.test(key)) storage.removeItem(key)
  } catch {
    // Without storage nothing was stored.
  }
}

/** Declares a resource. With `every` (ms) it is polled while it has subscribers and the tab is visible. */
export function createResource<T>(load: () => Promise<T>, { every }: { every?: number } = {}): Resource<T> {
  let value: T | undefined
  /** The newest request, while it is pending. */
  let request: { answer: Promise<T> } | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()

  const set = (next: T | undefined) => {
    request = null
    value = next
    for (const listener of listeners) listener()
  }
  const take = async (started: { answer: Promise<T> }) => {
    try {
      const next = await started.answer
      if (request === started) set(next)
    } catch {
      if (request === started) request = null
    }
  }
  const refresh = () => {
    request = { answer: load() }
    return take(request)
  }
  onForget(() => set(undefined))

  return {
    current: () => value,
    set,
    async ensure() {
      if (value === undefined) await (request ? take(request) : refresh())
    },
    refresh,
    subscribe(listener) {
      listeners.add(listener)
      if (every !== undefined)
        timer ??= setInterval(() => document.visibilityState === 'visible' && void refresh(), every)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

const unknown = () => undefined

/** The resource's value, loaded on demand; undefined on the server, while loading, and while not enabled. */
export function useResource<T>(resource: Resource<T>, enabled = true): T | undefined {
  const value = useSyncExternalStore(resource.subscribe, resource.current, unknown)
  const isMissing = enabled && value === undefined
  useEffect(() => {
    if (isMissing) void resource.ensure()
  }, [resource, isMissing])
  return enabled ? value : undefined
}
