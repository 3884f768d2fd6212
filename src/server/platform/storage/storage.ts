import type { Readable } from 'node:stream'

/** Where uploaded files live. Keys are made by us (`cv/2026/<uuid>.pdf`), never from what a person typed. */
export interface Storage {
  /**
   * Keeps the whole stream under `key`, replacing what was there. Nothing is held in memory; a stream that fails half-way
   * is rejected with its own error and leaves nothing behind. `size` in bytes.
   */
  put(key: string, stream: Readable): Promise<{ size: number }>
  /** Null when there is no such file. */
  get(key: string): Promise<Readable | null>
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{1,8}$/
const MAX_KEY_LENGTH = 200

/** Throws unless `key` is one of ours: lower-case names split by `/`, one extension; so it cannot leave its folder. */
export function checkKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
}
