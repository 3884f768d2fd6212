import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { type DocumentFailure, UnreadableDocument } from './document-failure.ts'
import { type LineLimits, WaitingLine } from './waiting-line.ts'

/**
 * The owner of a document, and a callback with the number of documents before it: once a second while it waits, from
 * one on.
 */
export interface Turn {
  from: string
  onWait?: (ahead: number) => void
  /** Before each page that is recognised in a picture: which one, and of how many. */
  onPage?: (page: { number: number; of: number }) => void
  /** Nobody looks at a screen for it: everybody who does comes first. */
  isBackground?: boolean
  /** Nobody wants the answer any more. */
  signal?: AbortSignal
}

/** What a thread may use for one request. */
export interface ThreadLimits {
  /** Processor time of its thread. Waiting for a busy machine is not counted. */
  processorMilliseconds: number
  /**
   * Wall-clock time since a worker took the request: ends a thread that sleeps or hangs and uses no processor time.
   */
  elapsedMilliseconds: number
  /** The memory that the request may add to the process, also outside the heap. */
  megabytes: number
}

/** How often the memory of the process is checked while a document is read. In milliseconds. */
const WATCH_INTERVAL = 100
/** How often waiting callers are sent their position. In milliseconds. */
const TELL_INTERVAL = 1_000
const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

interface Waiting<Request, Answer> {
  turn: Turn
  request: Request
  limits: ThreadLimits
  resolve(answer: Answer): void
  reject(error: UnreadableDocument): void
}

/** Threads that read untrusted bytes. Every failure is an `UnreadableDocument`. */
export interface ReadingThreads<Request, Answer> {
  /** Fails with `documents_waiting` when too many wait already. */
  ask(turn: Turn, request: Request, limits: ThreadLimits): Promise<Answer>
  /** Ends the threads; requests in progress fail. */
  close(): Promise<void>
}

/**
 * Keeps up to `threads` warm threads of `module`, each with one request at a time. A thread that exceeds its time or
 * memory is ended and replaced for the next request, so a file can only harm its own thread. Waiting requests take turns
 * by person (`WaitingLine`).
 */
export function createReadingThreads<Request, Answer extends object>(
  module: URL,
  { threads, line: lineLimits }: { threads: number; line: LineLimits },
): ReadingThreads<Request, Answer> {
  const line = new WaitingLine<Waiting<Request, Answer>>(lineLimits)
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let isClosed = false
  let telling: NodeJS.Timeout | undefined

  function startWorker(): Worker {
    const worker = new Worker(module, {
      resourceLimits: HEAP_LIMITS,
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    // Idle threads must not keep a finished process alive.
    worker.unref()
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      const place = idle.indexOf(worker)
      if (place >= 0) idle.splice(place, 1)
    })
    return worker
  }

  function next(): void {
    while (line.length > 0) {
      const worker = idle.pop() ?? (all.size < threads ? startWorker() : undefined)
      if (!worker) {
        telling ??= setInterval(tellPlaces, TELL_INTERVAL).unref()
        return
      }
      void run(worker, line.next()!)
    }
    clearInterval(telling)
    telling = undefined
  }

  /** The document being read counts as first. */
  function tellPlaces(): void {
    for (const [place, { turn }] of line.waiting().entries()) turn.onWait?.(place + 1)
  }

  async function run(
    worker: Worker,
    { turn, request, limits, resolve, reject }: Waiting<Request, Answer>,
  ): Promise<void> {
    const answer = await ask<Answer>(worker, request, { ...limits }, turn.signal)
    if ('failure' in answer) reject(new UnreadableDocument(answer.failure))
    else resolve(answer)
    if (all.has(worker)) idle.push(worker)
    next()
  }

  return {
    ask: (turn, request, limits) =>
      new Promise((resolve, reject) => {
        const { onWait, signal } = turn
        if (isClosed || signal?.aborted) return reject(new UnreadableDocument('unavailable'))
        const waiting: Waiting<Request, Answer> = {
          // The timer runs in the context of the first waiting caller, so each callback is bound to its own.
          turn: onWait ? { ...turn, onWait: AsyncLocalStorage.bind(onWait) } : turn,
          request,
          limits,
          resolve,
          reject,
        }
        if (!line.join(turn.from, waiting, turn.isBackground))
          return reject(new UnreadableDocument('documents_waiting'))
        signal?.addEventListener('abort', () => {
          if (line.leave(waiting)) reject(new UnreadableDocument('unavailable'))
        })
        next()
      }),
    async close() {
      isClosed = true
      clearInterval(telling)
      for (const { reject } of line.clear()) reject(new UnreadableDocument('unavailable'))
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/** The limits of all requests that are being read: the process has one memory, so their shares are counted together. */
const underWay = new Set<ThreadLimits>()
/** In megabytes. */
const allowed = () => [...underWay].reduce((sum, { megabytes }) => sum + megabytes, 0)

/**
 * Sends a request to one worker and watches it. Resolves with its answer, or with the failure for which it was ended.
 */
function ask<Answer>(
  worker: Worker,
  request: unknown,
  limits: ThreadLimits,
  signal?: AbortSignal,
): Promise<Answer | { failure: DocumentFailure }> {
  const { processorMilliseconds, elapsedMilliseconds } = limits
  const memoryBefore = process.memoryUsage.rss()
  underWay.add(limits)
  return new Promise((resolve) => {
    let isOver = false
    function finish(answer: Answer | { failure: DocumentFailure }): void {
      clearTimeout(deadline)
      isOver = true
      underWay.delete(limits)
      clearTimeout(look)
      clearInterval(watch)
      worker.off('message', finish)
      worker.off('error', onError)
      worker.off('exit', onExit)
      signal?.removeEventListener('abort', giveUp)
      worker.unref()
      resolve(answer)
    }
    /** The reason if the thread ends without `end`: the reader is closing. */
    let reason: DocumentFailure = 'unavailable'
    function end(failure: DocumentFailure): void {
      reason = failure
      worker.off('message', finish)
      void worker.terminate()
    }
    const giveUp = () => end('unavailable')
    // Out of memory also arrives as an error; the thread is gone in both cases.
    const onError = (error: unknown) => {
      const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      worker.off('exit', onExit)
      worker.once('exit', () => finish({ failure: isMemory ? 'document_too_heavy' : 'document_broken' }))
      void worker.terminate()
    }
    const onExit = () => finish({ failure: reason })
    const deadline = setTimeout(() => end('document_too_slow'), elapsedMilliseconds)
    const spentBefore = processorTime(worker)
    // Processor time cannot exceed wall-clock time, so the next check is due only when the remaining time could be
    // used up.
    async function lookAtTime(): Promise<void> {
      const [before, now] = await Promise.all([spentBefore, processorTime(worker)])
      if (isOver) return
      const remaining = processorMilliseconds - (now - before)
      if (remaining > 0) look = setTimeout(() => void lookAtTime(), remaining)
      else end('document_too_slow')
    }
    let look = setTimeout(() => void lookAtTime(), processorMilliseconds)
    // Inflated streams are outside the heap, where the thread's limits do not apply.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - memoryBefore > allowed() * 1024 * 1024) end('document_too_heavy')
    }, WATCH_INTERVAL)
    worker.ref()
    worker.on('message', finish)
    worker.on('error', onError)
    worker.on('exit', onExit)
    signal?.addEventListener('abort', giveUp)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(request)
  })
}

/** The processor time of a thread so far, in milliseconds; zero before it has started. */
async function processorTime(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1_000
  } catch {
    return 0
  }
}
