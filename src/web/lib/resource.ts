import { useEffect, useSyncExternalStore } from 'react'

/** One answer about the signed-in person that several parts of a page share. For public pages, which do not load the query library. */
export interface Resource<T> {
  /** Undefined until it is known. */
  current(): T | undefined
  /** Asks for it when it is not known; calls at the same time share a request. */
  ensure(): Promise<void>
  /** Asks again, also when a request is on its way: the newest counts. Where it fails, what was known stays. */
  refresh(): Promise<void>
  /** What somebody else knows better than a request that may be on its way. */
  set(value: T | undefined): void
  subscribe(listener: () => void): () => void
}

const forgetters = new Set<() => void>()

/** Also called when a session ends: for what is kept outside of resources. Returns what ends that. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

/** Forgets everything that was known of the person who has signed out, and what they had begun to write. */
export function forgetPerson(): void {
  for (const forget of forgetters) forget()
  forgetDrafts()
}

/** All that this browser keeps under our name, but for how the pages look, which belongs to nobody. */
const ofPerson = /^qhatu\.(?!theme)/

function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (ofPerson.test(key)) localStorage.removeItem(key)
  } catch {
    // A forbidden storage has kept nothing.
  }
}

/** Declares a resource. With `every` (ms) it is asked again while somebody listens and the tab is looked at. */
export function createResource<T>(load: () => Promise<T>, { every }: { every?: number } = {}): Resource<T> {
  let value: T | undefined
  /** The request that counts, while it is on its way. */
  let request: { answer: Promise<T> } | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()

  const set = (next: T | undefined) => {
    request = null
    value = next
    for (const listener of listeners) listener()
  }
  const take = async (own: { answer: Promise<T> }) => {
    try {
      const next = await own.answer
      if (request === own) set(next)
    } catch {
      if (request === own) request = null
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

/** The resource's value, asked for when it is not known yet; undefined on the server, until then, and while not enabled. */
export function useResource<T>(resource: Resource<T>, enabled = true): T | undefined {
  const value = useSyncExternalStore(resource.subscribe, resource.current, unknown)
  const isMissing = enabled && value === undefined
  useEffect(() => {
    if (isMissing) void resource.ensure()
  }, [resource, isMissing])
  return enabled ? value : undefined
}
