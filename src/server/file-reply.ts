import type { Readable } from 'node:stream'

/** A file to send; open the stream only after every check. */
export interface FileReply {
  stream: Readable
  name: string
  mime: string
  /** In bytes; null: unknown until the end. */
  size: number | null
}
