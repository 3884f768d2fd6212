import { useSyncExternalStore } from 'react'
import type { savedJobsContract } from '#contracts/saved-jobs/saved-jobs.contract.ts'
import type { actsContract } from '#contracts/acts/acts.contract.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** Which jobs are saved: on the device for a visitor, in the account for a professional, who takes the device's along. */

const KEY = 'qhatu-saved-jobs'
/** As many as the server keeps. */
const MOST = 200

/** Null until it is known. */
let ids: readonly number[] | null = null
/** A professional's user id; null: everybody else, on the device. Undefined until it is known who is there. */
let owner: number | null | undefined
let isLoaded = false
const listeners = new Set<() => void>()

function set(next: readonly number[] | null) {
  ids = next
  for (const listener of listeners) listener()
}

function readDevice(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST) : []
  } catch {
    return []
  }
}

function writeDevice(next: readonly number[]) {
  try {
    if (next.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(next.slice(0, MOST)))
  } catch {
    // Without storage a heart lasts as long as the page.
  }
}

/** Loads what is not known yet, once somebody looks; what the device kept goes into the account in any case. */
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
        ? await api.call(endpointRef<typeof savedJobsContract.takeOver>('POST', '/api/saved-jobs'), {
            body: { jobIds: onDevice },
          })
        : await api.call(endpointRef<typeof savedJobsContract.ids>('GET', '/api/saved-jobs/ids'), {})
    if (onDevice.length > 0) writeDevice([])
    if (owner === asked) set(jobIds)
  } catch {
    // Hearts stay as they are; the next page asks again, and the device forgets nothing.
    isLoaded = false
  }
}

/** Tells whose hearts these are: a professional's user id, or null for everybody else. */
export function setSavedOwner(next: number | null): void {
  if (next === owner) return
  // Who signs out leaves nothing behind; who was not known yet may have pressed a heart.
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

/** The ids of saved jobs at this moment. */
export const savedNow = () => ids

/** The ids of saved jobs, the last saved first. Null on the server and until they are known. */
export const useSavedIds = () => useSyncExternalStore(subscribe, savedNow, () => null)

export function useIsSaved(jobId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids?.includes(jobId) ?? false,
    () => false,
  )
}

/** Saves a job or takes it away: shown at once, taken back when the server refuses. Rejects then. Of what an account no longer keeps, what brings it back. */
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
    if (!isSaved)
      return (
        await api.call(
          endpointRef<typeof savedJobsContract.remove>('DELETE', '/api/saved-jobs/:jobId'),
          asked,
        )
      ).undo
    await api.call(endpointRef<typeof savedJobsContract.save>('PUT', '/api/saved-jobs/:jobId'), asked)
    return null
  } catch (error) {
    const now = (ids ?? []).filter((id) => id !== jobId)
    set(isSaved ? now : [jobId, ...now])
    throw error
  }
}

/** What was just taken away stands where it stood before. Past the seconds in which the account can undo, it is saved anew. */
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
    await api.call(endpointRef<typeof actsContract.undo>('POST', '/api/acts/:id/undo'), {
      params: { id: undo.actId },
    })
  } catch {
    await setSaved(jobId, true)
  }
}
