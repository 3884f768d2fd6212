import type { Readable } from 'node:stream'

/** Where files are kept. Keys are ours, like `cv/2026/<uuid>.pdf`. */
export interface Storage {
  /** Streams to the end, or leaves nothing behind. `size` in bytes. */
  put(key: string, stream: Readable): Promise<{ size: number }>
  get(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
}
