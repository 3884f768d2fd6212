/** How much of the server one document may take. */
export interface DocumentLimits {
  bytes: number
  pages: number
  /** From the moment that a worker takes the document until it must have answered. */
  milliseconds: number
  /** What reading one document may add to the process, the inflated streams included. */
  megabytes: number
}

export const documentLimits: DocumentLimits = {
  bytes: 5 * 1024 * 1024,
  pages: 30,
  milliseconds: 10_000,
  megabytes: 384,
}

/** Pieces of text in one document. A CV has some hundreds a page; more than this is a drawing made of letters. */
export const MAX_RUNS = 60_000
