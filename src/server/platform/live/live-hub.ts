import type { LiveEvent, LiveHello } from '#contracts/live/live-events.ts'
import { liveEventListener, type LiveListener } from '#server/db/live-events.ts'
import { AppError } from '#server/errors.ts'
import { RecentEvents } from './recent-events.ts'

/** An open page, as the hub sees it. */
export interface LivePage {
  /** Unread data is limited: a page that is too slow is disconnected, and reconnects by itself. */
  write(text: string): void
  end(): void
  onClose(listener: () => void): void
}

/** The owner of a page: `session` is the hash of its token. `since`: when the page's data was read, in milliseconds. */
export interface PageOwner {
  userId: number
  session: Buffer
  since?: number | undefined
}

interface OpenPage extends Omit<PageOwner, 'since'> {
  page: LivePage
}

export interface LiveHubOptions {
  /** Returns those of the sessions that are still valid. */
  findOpenSessions(sessions: Buffer[]): Promise<Buffer[]>
  onError(error: unknown): void
  limits?: typeof defaultLimits
}

/** A browser has one stream for all its tabs, so a person has one per device. */
const defaultLimits = { perPerson: 10, perProcess: 5000 }

/**
 * In milliseconds. A proxy closes a connection that is silent for a minute. An expired session's streams end within a
 * minute.
 */
const heartbeat = 25_000
const sessionCheck = 60_000

/** `isWhole`: the page misses nothing since it asked. Without it the page loads its data again. */
const hello = (at: number, isWhole: boolean) =>
  `event: hello\ndata: ${JSON.stringify({ at, isWhole } satisfies LiveHello)}\n\n`
const eventText = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`
const bye = (reason: 'session' | 'replaced') => `event: bye\ndata: ${JSON.stringify({ reason })}\n\n`

/**
 * The open pages of this process by person. Events that any process commits for a person reach all their pages
 * through one listening connection; a page has none of its own.
 */
export class LiveHub implements LiveListener {
  readonly listener = liveEventListener(this)
  readonly #options: Required<LiveHubOptions>
  /** By person, oldest first. */
  readonly #pages = new Map<number, Set<OpenPage>>()
  readonly #all = new Set<OpenPage>()
  readonly #recent = new RecentEvents(Date.now())
  readonly #timers: NodeJS.Timeout[]
  #isClosed = false

  constructor(options: LiveHubOptions) {
    this.#options = { limits: defaultLimits, ...options }
    this.#timers = [
      setInterval(() => this.#writeToAll(':\n\n'), heartbeat),
      setInterval(() => void this.checkSessions(), sessionCheck),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** How many pages are open. */
  get size(): number {
    return this.#all.size
  }

  /** Throws unavailable when this process has the maximum number of pages. */
  requireRoom(): void {
    if (this.#isClosed || this.size >= this.#options.limits.perProcess)
      throw new AppError('unavailable', { retryAfter: 30 })
  }

  /**
   * Starts sending a person's events to a page, first those since its data was read. Above the limit per person, their oldest page
   * ends.
   */
  add({ userId, session, since }: PageOwner, page: LivePage): void {
    const open: OpenPage = { userId, session, page }
    const pages = this.#pages.get(userId) ?? new Set()
    this.#pages.set(userId, pages.add(open))
    this.#all.add(open)
    page.onClose(() => this.#remove(open))
    const [oldest] = pages
    if (oldest && pages.size > this.#options.limits.perPerson) this.#dismiss(oldest, 'replaced')
    const missed = since === undefined ? null : this.#recent.since(since, userId)
    page.write(`retry: 3000\n${hello(Date.now(), missed !== null)}`)
    for (const event of missed ?? []) page.write(eventText(event))
    if (this.#isClosed) page.end()
  }

  send(userIds: readonly number[], event: LiveEvent): void {
    this.#recent.add(Date.now(), userIds, event)
    const text = eventText(event)
    for (const userId of userIds) for (const { page } of this.#pages.get(userId) ?? []) page.write(text)
  }

  /** Ends the pages whose session has ended: of one person, or of all. */
  async checkSessions(userId?: number): Promise<void> {
    const open = [...((userId === undefined ? this.#all : this.#pages.get(userId)) ?? [])]
    if (open.length === 0) return
    try {
      const found = await this.#options.findOpenSessions(open.map(({ session }) => session))
      const alive = new Set(found.map((session) => session.toString('base64')))
      for (const page of open) if (!alive.has(page.session.toString('base64'))) this.#dismiss(page, 'session')
    } catch (error) {
      this.#options.onError(error)
    }
  }

  /** Makes every page reload its data. */
  startAnew(): void {
    this.#recent.startAnew(Date.now())
    this.#writeToAll(hello(Date.now(), false))
    void this.checkSessions()
  }

  /** Ends all pages; they reconnect to any running process. */
  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const { page } of this.#all) page.end()
  }

  #writeToAll(text: string): void {
    for (const { page } of this.#all) page.write(text)
  }

  #dismiss(open: OpenPage, reason: 'session' | 'replaced'): void {
    this.#remove(open)
    open.page.write(bye(reason))
    open.page.end()
  }

  #remove(open: OpenPage): void {
    const pages = this.#pages.get(open.userId)
    if (!pages?.delete(open)) return
    this.#all.delete(open)
    if (pages.size === 0) this.#pages.delete(open.userId)
  }
}
