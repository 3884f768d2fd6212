import { TooSlow } from './talk-faults.ts'

/** The pieces of a stream, failing when the next one takes longer than `ms`. */
export async function* patient<T>(pieces: AsyncIterable<T>, ms: number): AsyncGenerator<T> {
  const made = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const step = await within(made.next(), ms)
      if (step.done) return
      yield step.value
    }
  } finally {
    // Not awaited: a stream that hangs would hang here too.
    void made.return?.()
  }
}

async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
