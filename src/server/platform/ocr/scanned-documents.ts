import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import type { Scan } from '#domain/cv/cv.ts'
import { UnreadableDocument } from '#server/platform/pdf/document-failure.ts'
import type { TextlessPages } from '#server/platform/pdf/document.worker.ts'
import type { Turn } from '#server/platform/pdf/reading-threads.ts'
import type { OcrRequest } from './ocr.worker.ts'
import { isOfThePage, type PageRecognition } from './page-recognition.ts'

/** The pages of a document with the text of their pictures; `certainties` of its runs, null for a page with text of its own. */
export interface RecognizedPages {
  pages: PageText[]
  certainties: (number[] | null)[]
  scan: Scan
}

interface Scanned {
  kind: OcrRequest['kind']
  bytes: Uint8Array
}

/** Pages beyond these remain unread: a CV with its certificates has fewer. */
export const MOST_SCANNED_PAGES = 8
/** For all pages of a document; who asked waits no longer than a little more. In milliseconds. */
const PATIENCE = 40_000
/** Whoever leaves and comes back, or saves after looking, gets the same pages again. */
const remembered = { max: 24, ttl: 10 * 60 * 1000 }

interface UnderWay {
  result: Promise<RecognizedPages>
  askers: Set<Turn>
  nobody: AbortController
  /** `page`: the last one that was begun. */
  progress: { page: { number: number; of: number } | null }
}

/**
 * Recognises the pages of documents that are pictures. Who asks for a document that is being read already gets the same
 * result; it is given up when the last of them leaves.
 */
export class ScannedDocuments {
  readonly #recognition: PageRecognition
  readonly #underWay = new Map<string, UnderWay>()
  readonly #recent = new LRUCache<string, RecognizedPages>(remembered)

  constructor(recognition: PageRecognition) {
    this.#recognition = recognition
  }

  /** A page that cannot be read stays as it is and is named in `scan`. Throws UnreadableDocument when there is no room. */
  async read(turn: Turn, scanned: Scanned, first: TextlessPages): Promise<RecognizedPages> {
    // Whose document it is belongs to the key: nobody learns by the time it takes that somebody else has sent the same.
    const key = createHash('sha256').update(turn.from).update('\0').update(scanned.bytes).digest('base64')
    const known = this.#recent.get(key)
    if (known) return known
    const work = this.#underWay.get(key) ?? this.#begin(key, turn, scanned, first)
    work.askers.add(turn)
    if (work.progress.page) turn.onPage?.(work.progress.page)
    return leftBy(turn, work.result, () => {
      work.askers.delete(turn)
      if (work.askers.size > 0) return
      // Who comes back at once begins anew: this reading ends with a failure.
      this.#forget(key, work)
      work.nobody.abort()
    })
  }

  #begin(key: string, turn: Turn, scanned: Scanned, first: TextlessPages): UnderWay {
    const askers = new Set<Turn>()
    const nobody = new AbortController()
    const progress: UnderWay['progress'] = { page: null }
    const shared: Turn = {
      from: turn.from,
      isBackground: turn.isBackground ?? false,
      signal: nobody.signal,
      onWait: (ahead) => askers.forEach(({ onWait }) => onWait?.(ahead)),
      onPage: (page) => {
        progress.page = page
        askers.forEach(({ onPage }) => onPage?.(page))
      },
    }
    const result = recognizeAll(this.#recognition, shared, scanned, first)
      .then((pages) => {
        if (pages.isWhole) this.#recent.set(key, pages)
        return pages
      })
      .finally(() => this.#forget(key, work))
    const work: UnderWay = { result, askers, nobody, progress }
    this.#underWay.set(key, work)
    return work
  }

  #forget(key: string, work: UnderWay): void {
    if (this.#underWay.get(key) === work) this.#underWay.delete(key)
  }
}

/** The result, or `unavailable` as soon as the asker has left. */
async function leftBy<T>({ signal }: Turn, result: Promise<T>, leave: () => void): Promise<T> {
  if (!signal) return result
  const { promise: gone, reject } = Promise.withResolvers<never>()
  const onAbort = () => {
    leave()
    reject(new UnreadableDocument('unavailable'))
  }
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  try {
    return await Promise.race([result, gone])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** `isWhole`: reading it again would not give more. */
async function recognizeAll(
  recognition: PageRecognition,
  turn: Turn,
  { kind, bytes }: Scanned,
  { pages: texts, textless }: TextlessPages,
): Promise<RecognizedPages & { isWhole: boolean }> {
  const pages = [...texts]
  const certainties: (number[] | null)[] = pages.map(() => null)
  const scan: Scan = { read: [], unread: textless.slice(MOST_SCANNED_PAGES) }
  const end = performance.now() + PATIENCE
  let isWhole = true
  const tried = textless.slice(0, MOST_SCANNED_PAGES)
  for (const [index, number] of tried.entries()) {
    if (performance.now() > end) {
      scan.unread.push(number)
      isWhole = false
      continue
    }
    turn.onPage?.({ number: index + 1, of: tried.length })
    try {
      const copy = Uint8Array.from(bytes)
      const request: OcrRequest = kind === 'pdf' ? { kind, bytes: copy, page: number } : { kind, bytes: copy }
      const found = await recognition.recognize(turn, request)
      if (!found) continue
      if (found.page.runs.length === 0) scan.unread.push(number)
      else {
        scan.read.push(number)
        pages[number - 1] = { ...found.page, links: texts[number - 1]?.links ?? [] }
        certainties[number - 1] = found.certainties
      }
    } catch (error) {
      // What was read is worth more than the reason why the rest was not.
      if (!isOfThePage(error) && scan.read.length === 0) throw error
      if (!isOfThePage(error)) isWhole = false
      scan.unread.push(number)
    }
  }
  scan.unread.sort((a, b) => a - b)
  return { pages, certainties, scan, isWhole }
}
