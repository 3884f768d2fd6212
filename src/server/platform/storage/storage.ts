import type { Readable } from 'node:stream'

/** The storage of uploaded files. We generate the keys (`cv/2026/<uuid>.pdf`), never from typed text. */
export interface Storage {
  /**
   * Stores the whole stream under `key`, replacing an earlier file, without holding it in memory. A stream that fails
   * is rejected with its own error, and nothing is kept. `size` in bytes.
   */
  put(key: string, stream: Readable): Promise<{ size: number }>
  /** Null when there is no such file. */
  get(key: string): Promise<Readable | null>
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{1,8}$/
const MAX_KEY_LENGTH = 200

/**
 * Throws unless `key` has our format: lower-case names separated by `/`, one extension. Such a key cannot leave its
 * folder.
 */
export function checkKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
}
