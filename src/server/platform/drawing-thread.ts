import { Worker } from 'node:worker_threads'
import type { DrawingAnswer, DrawingRequest } from './drawing-worker.ts'

/** Draws in a separate thread, because drawing takes some tenths of a second of computing. */
export interface DrawingThread<Wish> {
  /** The bytes; null when too many requests wait, in total or from the same person. Rejects when drawing fails. */
  draw(wish: Wish): Promise<Buffer | null>
  close(): Promise<void>
}

const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Per person: further requests wait, so that others get a turn. */
const MOST_OF_ONE = 2

interface Waiting {
  asker: string | null
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

/**
 * The thread of `module`, which calls `drawWith`. It starts with the first request. `maxWaiting` limits concurrent
 * requests; `what` names the drawing in error messages; `askerOf` returns the requesting person.
 */
export function createDrawingThread<Wish>(
  module: URL,
  what: string,
  { maxWaiting = 24, askerOf }: { maxWaiting?: number; askerOf?: (wish: Wish) => string } = {},
): DrawingThread<Wish> {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0
  let isClosed = false

  function start(): Worker {
    const started = new Worker(module, { resourceLimits: HEAP_LIMITS, env: {}, execArgv: [] })
    // An idle thread must not keep a finished process alive.
    started.unref()
    started.on('message', (answer: DrawingAnswer) => {
      const request = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('bytes' in answer) request?.resolve(Buffer.from(answer.bytes))
      else request?.reject(new Error(answer.failure))
    })
    started.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => lose(new Error(`The thread of the ${what} ended`)))
    return started
  }

  /** Requests to a dead thread fail; the next request starts another. */
  function lose(error: Error): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const waitingOf = (asker: string) => [...waiting.values()].filter((one) => one.asker === asker).length

  return {
    async draw(wish) {
      const asker = askerOf?.(wish) ?? null
      if (isClosed || waiting.size >= maxWaiting) return null
      if (asker !== null && waitingOf(asker) >= MOST_OF_ONE) return null
      worker ??= start()
      worker.ref()
      const request: DrawingRequest<Wish> = { id: ++lastId, wish }
      const drawn = new Promise<Buffer>((resolve, reject) =>
        waiting.set(request.id, { asker, resolve, reject }),
      )
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(request)
      return drawn
    },
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}
