import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import type { ReadCv } from '#domain/cv/cv.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { type DocumentFailure, UnreadableDocument } from './document-failure.ts'
import { type DocumentLimits, documentLimits } from './document-limits.ts'
import type { Brought, CvReading, DocumentAnswer, DocumentKind, DocumentRequest } from './document.worker.ts'
import { WaitingLine } from './waiting-line.ts'

/**
 * The owner of a document, and a callback with the number of documents before it: once a second while it waits, from
 * one on.
 */
export interface Turn {
  from: string
  onWait?: (ahead: number) => void
}

/**
 * Reads untrusted documents in a separate thread, from their bytes to the CV, so that no file can block the server.
 * Every failure is an `UnreadableDocument`.
 */
export interface DocumentReader {
  /** The text of a PDF with positions. */
  readPdf(bytes: Uint8Array, limits?: Partial<DocumentLimits>): Promise<PageText[]>
  /** The text of a DOCX as consecutive lines. */
  readDocx(bytes: Uint8Array, limits?: Partial<DocumentLimits>): Promise<PageText[]>
  /** The CV in a file, with its text. Fails with `documents_waiting` when too many wait already. */
  readCv(turn: Turn, kind: DocumentKind, bytes: Uint8Array): Promise<CvReading>
  /** The CV in a pasted text; waits like a file. */
  readCvText(turn: Turn, text: string, limits?: Partial<DocumentLimits>): Promise<ReadCv>
  /** Ends the workers; documents in progress fail. */
  close(): Promise<void>
}

/** How often the memory of the process is checked while a document is read. In milliseconds. */
const WATCH_INTERVAL = 100
/** How often waiting callers are sent their position. In milliseconds. */
const TELL_INTERVAL = 1_000
/** A CV takes some tenths of a second to read, the worst file ten seconds. */
const lineLimits = { inAll: 32, perPerson: 3 }
/** Only measurements and checks read a file's plain text, one after the other. */
const internalTurn: Turn = { from: 'house' }
const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

interface Waiting {
  onWait: Turn['onWait']
  request: DocumentRequest
  resolve(brought: Brought[keyof Brought]): void
  reject(error: UnreadableDocument): void
}

/**
 * Keeps warm threads, each with one document at a time. A thread that exceeds its time or memory is ended and
 * replaced for the next document, so a file can only harm its own thread. Waiting documents take turns by person
 * (`WaitingLine`). `usual` replaces some of the limits for all documents.
 */
export function createDocumentReader(threads = 1, usual: Partial<DocumentLimits> = {}): DocumentReader {
  const line = new WaitingLine<Waiting>(lineLimits)
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let isClosed = false
  let telling: NodeJS.Timeout | undefined

  function startWorker(): Worker {
    const worker = new Worker(new URL('./document.worker.ts', import.meta.url), {
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
    for (const [place, { onWait }] of line.waiting().entries()) onWait?.(place + 1)
  }

  async function run(worker: Worker, { request, resolve, reject }: Waiting): Promise<void> {
    const answer = await ask(worker, request)
    if ('failure' in answer) reject(new UnreadableDocument(answer.failure))
    else resolve(answer.brought)
    if (all.has(worker)) idle.push(worker)
    next()
  }

  const limitsWith = (changed: Partial<DocumentLimits> = {}) => ({ ...documentLimits, ...usual, ...changed })

  function enqueue<W extends keyof Brought>(
    { from, onWait }: Turn,
    request: DocumentRequest & { want: W },
  ): Promise<Brought[W]> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new UnreadableDocument('unavailable'))
      const joined = line.join(from, {
        // The timer runs in the context of the first waiting caller, so each callback is bound to its own.
        onWait: onWait && AsyncLocalStorage.bind(onWait),
        request,
        resolve: resolve as Waiting['resolve'],
        reject,
      })
      if (!joined) return reject(new UnreadableDocument('documents_waiting'))
      next()
    })
  }

  async function read<W extends 'pages' | 'cv'>(
    turn: Turn,
    want: W,
    kind: DocumentKind,
    bytes: Uint8Array,
    changed?: Partial<DocumentLimits>,
  ): Promise<Brought[W]> {
    const limits = limitsWith(changed)
    if (bytes.length > limits.bytes) throw new UnreadableDocument('document_too_big')
    // A copy: the sender keeps its bytes, and the worker never sees the rest of a pooled buffer.
    return enqueue(turn, { want, kind, bytes: Uint8Array.from(bytes), limits })
  }

  return {
    readPdf: (bytes, limits) => read(internalTurn, 'pages', 'pdf', bytes, limits),
    readDocx: (bytes, limits) => read(internalTurn, 'pages', 'docx', bytes, limits),
    readCv: (turn, kind, bytes) => read(turn, 'cv', kind, bytes),
    readCvText: (turn, text, limits) =>
      enqueue(turn, { want: 'cv-of-text', text, limits: limitsWith(limits) }),
    async close() {
      isClosed = true
      clearInterval(telling)
      for (const { reject } of line.clear()) reject(new UnreadableDocument('unavailable'))
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/**
 * Sends a request to one worker and watches it. Resolves with its answer, or with the failure for which it was ended.
 */
function ask(worker: Worker, request: DocumentRequest): Promise<DocumentAnswer> {
  const { processorMilliseconds, elapsedMilliseconds, megabytes } = request.limits
  const memoryBefore = process.memoryUsage.rss()
  return new Promise((resolve) => {
    let isOver = false
    function finish(answer: DocumentAnswer): void {
      clearTimeout(deadline)
      isOver = true
      clearTimeout(look)
      clearInterval(watch)
      worker.off('message', finish)
      worker.off('error', onError)
      worker.off('exit', onExit)
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
      if (process.memoryUsage.rss() - memoryBefore > megabytes * 1024 * 1024) end('document_too_heavy')
    }, WATCH_INTERVAL)
    worker.ref()
    worker.on('message', finish)
    worker.on('error', onError)
    worker.on('exit', onExit)
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
