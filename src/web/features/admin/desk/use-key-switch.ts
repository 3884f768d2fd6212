import { useSyncExternalStore } from 'react'

const KEY = 'qhatu:atajos'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no'
  } catch {
    return true
  }
}

function set(next: boolean) {
  try {
    localStorage.setItem(KEY, next ? 'si' : 'no')
  } catch {
    // Without a storage the choice cannot be kept.
  }
  for (const listener of listeners) listener()
}

/** Whether acts have single keys, as this browser remembers it: `[isOn, set]`. */
export const useKeySwitch = () => [useSyncExternalStore(subscribe, isOn, () => true), set] as const
