/**
 * Pieces whose work hears at once that nobody waits for them any more: the end of a generator alone would only be heard
 * after its next piece.
 */
export function stoppable<T>(make: (stopped: AbortSignal) => AsyncGenerator<T>): AsyncIterable<T> {
  const stop = new AbortController()
  const made = make(stop.signal)
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => made.next(),
      return: () => {
        stop.abort()
        return made.return(undefined)
      },
    }),
  }
}
