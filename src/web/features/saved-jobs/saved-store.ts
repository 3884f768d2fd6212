import { useSyncExternalStore } from 'react'
import { savedJobsContract } from '#contracts/saved-jobs/saved-jobs.contract.ts'
import { actsContract } from '#contracts/acts/acts.contract.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostSavedJobs } from '#contracts/saved-jobs/saved-jobs-figures.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** Which jobs are saved: on the device for a visitor, in the account for a professional, to which the device's jobs are moved. */

const KEY = 'qhatu-saved-jobs'

/** Null until known. */
let ids: readonly number[] | null = null
/** A professional's user id; null: others, on the device. Undefined until the session is known. */
let owner: number | null | undefined
let isLoaded = false
const listeners = new Set<() => void>()

function set(next: readonly number[] | null) {
  ids = next
  for (const listener of listeners) listener()
}

function readDevice(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
    return Array.isArray(stored) ? stored.filter(isId).slice(0, mostSavedJobs) : []
  } catch {
    return []
  }
}

function writeDevice(next: readonly number[]) {
  try {
    if (next.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(next.slice(0, mostSavedJobs)))
  } catch {
    // Without storage, saved jobs last as long as the page.
  }
}

/** Loads the ids once somebody subscribes. Jobs saved on the device are moved to the account in any case. */
async function load(): Promise<void> {
  if (owner === undefined || isLoaded) return
  const onDevice = readDevice()
  if (owner !== null && listeners.size === 0 && onDevice.length === 0) return
  isLoaded = true
  if (owner === null) return set(onDevice)
  const asked = owner
  try {
    const { jobIds } =
      onDevice.length > 0
        ? await api.call(endpointRef(savedJobsContract.takeOver), {
            body: { jobIds: onDevice },
          })
        : await api.call(endpointRef(savedJobsContract.ids), {})
    if (onDevice.length > 0) writeDevice([])
    if (owner === asked) set(jobIds)
  } catch {
    // The state does not change: the next page requests it again, and the device keeps its jobs.
    isLoaded = false
  }
}

/** Sets the owner: a professional's user id, or null for others. */
export function setSavedOwner(next: number | null): void {
  if (next === owner) return
  // Signing out clears the list. While the session was unknown, the person may have saved a job, which must stay.
  if (owner !== undefined) set(null)
  owner = next
  isLoaded = false
  void load()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void load()
  return () => listeners.delete(listener)
}

/** The current ids of saved jobs. */
export const savedNow = () => ids

/** The ids of saved jobs, the last saved first. Null on the server and until known. */
export const useSavedIds = () => useSyncExternalStore(subscribe, savedNow, () => null)

export function useIsSaved(jobId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids?.includes(jobId) ?? false,
    () => false,
  )
}

/**
 * Saves or removes a job: shown at once, reverted when the server refuses; then it rejects. Resolves to the undo of a
 * removal from an account.
 */
export async function setSaved(jobId: number, isSaved: boolean): Promise<Undoable | null> {
  const before = ids ?? readDevice()
  const others = before.filter((id) => id !== jobId)
  set(isSaved ? [jobId, ...others] : others)
  if (typeof owner !== 'number') {
    writeDevice(ids ?? [])
    return null
  }
  try {
    const asked = { params: { jobId } }
    if (!isSaved) return (await api.call(endpointRef(savedJobsContract.remove), asked)).undo
    await api.call(endpointRef(savedJobsContract.save), asked)
    return null
  } catch (error) {
    const now = (ids ?? []).filter((id) => id !== jobId)
    set(isSaved ? now : [jobId, ...now])
    throw error
  }
}

/** Restores a removed job at its old place. When the account can no longer undo it, the job is saved again. */
export async function bringBackSaved(
  jobId: number,
  before: readonly number[],
  removal: Promise<Undoable | null>,
): Promise<void> {
  const undo = await removal
  if (undo === null && typeof owner === 'number') return void (await setSaved(jobId, true))
  set(before)
  if (undo === null) return writeDevice(before)
  try {
    await api.call(endpointRef(actsContract.undo), {
      params: { id: undo.actId },
    })
  } catch {
    await setSaved(jobId, true)
  }
}
