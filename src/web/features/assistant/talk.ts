import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { type Answer, noAnswer, withPiece } from './answer.ts'
import { type Fault, CutOff, faultOf } from './talk-faults.ts'

export interface Turn {
  id: string
  question: string
  answer: Answer
  /** `asking` until it is `done`, was `stopped` by the person, or `failed` with a fault; what had come stays. */
  state: 'asking' | 'done' | 'stopped' | 'failed'
  fault: Fault | null
}

export interface Talk {
  turns: readonly Turn[]
  /** What is typed and not sent. */
  draft: string
  /** The draft corrects the last question, and sending it replaces that. */
  corrects: boolean
  /** Whose conversation it is: an account's number, or null for a visitor. */
  owner: number | null
  /** It was just deleted, and can still be brought back. Never stored. */
  isForgotten: boolean
}

export const noTalk: Talk = { turns: [], draft: '', corrects: false, owner: null, isForgotten: false }

export interface Question {
  question: string
  memory?: string
  page?: string
}

interface TalkOptions {
  ask: (question: Question, signal: AbortSignal) => AsyncIterable<AssistantEvent>
  read: () => Talk
  keep: (talk: Talk) => void
  now: () => number
  isOnline: () => boolean
}

/** In turns: older ones are forgotten, so that the conversation fits into the browser's storage. */
const mostTurns = 40

/** The conversation of one tab: what was asked and answered, kept outside of the pages so that it survives them. */
export function createTalk({ ask, read, keep, now, isOnline }: TalkOptions) {
  let talk = read()
  let running: AbortController | null = null
  let forgotten: readonly Turn[] | null = null
  let end: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (next: Partial<Talk>, isKept = true) => {
    talk = { ...talk, ...next }
    if (isKept) keep(talk)
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: (turn: Turn) => Partial<Turn>, isKept = true) =>
    set({ turns: talk.turns.map((turn) => (turn.id === id ? { ...turn, ...changes(turn) } : turn)) }, isKept)
  const abort = () => {
    running?.abort()
    running = null
  }

  /** From now on the deleted conversation cannot be brought back. */
  const dropForgotten = () => {
    clearTimeout(end)
    forgotten = null
    if (talk.isForgotten) set({ isForgotten: false })
  }

  async function run(turn: Turn, memory: string | undefined, page: string | undefined): Promise<void> {
    abort()
    const mine = new AbortController()
    running = mine
    let hasBegun = false
    try {
      const sent = { question: turn.question, ...(memory ? { memory } : {}), ...(page ? { page } : {}) }
      for await (const piece of ask(sent, mine.signal)) {
        if (mine.signal.aborted) return
        hasBegun = true
        change(turn.id, ({ answer }) => ({ answer: withPiece(answer, piece) }), false)
        if (piece.type === 'end') return change(turn.id, () => ({ state: 'done' }))
      }
      throw new CutOff()
    } catch (error) {
      if (!mine.signal.aborted)
        change(turn.id, () => ({
          state: 'failed',
          fault: faultOf(error, { now: now(), hasBegun, isOnline: isOnline() }),
        }))
    } finally {
      if (running === mine) running = null
    }
  }

  /** Asks after these turns; what comes after them is dropped. */
  const askAfter = (
    before: readonly Turn[],
    question: string,
    page: string | undefined,
    rest: Partial<Talk>,
  ) => {
    const turn: Turn = {
      id: crypto.randomUUID(),
      question,
      answer: noAnswer,
      state: 'asking',
      fault: null,
    }
    dropForgotten()
    set({ turns: [...before, turn].slice(-mostTurns), ...rest })
    const memory = before.findLast(({ answer }) => answer.end)?.answer.end?.memory
    return run(turn, memory, page)
  }

  return {
    current: () => talk,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    write: (draft: string) => set({ draft }),
    /** Sends the draft, in place of the last question if it corrects that. */
    send(page?: string) {
      const question = talk.draft.trim()
      if (question === '' || talk.turns.at(-1)?.state === 'asking') return
      const before = talk.corrects ? talk.turns.slice(0, -1) : talk.turns
      void askAfter(before, question, page, { draft: '', corrects: false })
    },
    /** Asks a suggestion; the draft stays. */
    ask(question: string, page?: string) {
      if (talk.turns.at(-1)?.state === 'asking') return
      void askAfter(talk.turns, question, page, {})
    },
    /** Asks the last question once more, in its place. */
    again(page?: string) {
      const last = talk.turns.at(-1)
      if (last && last.state !== 'asking') void askAfter(talk.turns.slice(0, -1), last.question, page, {})
    },
    /** Ends the answer; what has come stays. */
    stop() {
      const last = talk.turns.at(-1)
      if (last?.state !== 'asking') return
      abort()
      change(last.id, () => ({ state: 'stopped' }))
    },
    /** Puts the last question into the field, to be corrected. */
    correct() {
      const last = talk.turns.at(-1)
      if (last && last.state !== 'asking') set({ draft: last.question, corrects: true })
    },
    dropCorrection: () => set({ draft: '', corrects: false }),
    /** Deletes the conversation; for some seconds it can be brought back. */
    forget() {
      abort()
      dropForgotten()
      forgotten = talk.turns.map(settled)
      set({ ...noTalk, owner: talk.owner, isForgotten: true })
      end = setTimeout(dropForgotten, 1000 * undoSeconds)
    },
    bringBack() {
      if (forgotten) set({ turns: forgotten })
      dropForgotten()
    },
    /** At once and for good: the person signed out. */
    end() {
      abort()
      dropForgotten()
      set(noTalk)
    },
    /** Says whose the conversation is. A visitor's goes on after signing in; that of another account is deleted. */
    belongTo(owner: number | null) {
      if (talk.owner === owner) return
      if (talk.owner === null) return set({ owner })
      abort()
      dropForgotten()
      return set({ ...noTalk, owner })
    },
  }
}

/** A turn whose answer can no longer come. Leaving a page looks like an unreachable server to a request. */
export const settled = (turn: Turn): Turn =>
  turn.state === 'asking' || turn.fault?.kind === 'unreachable'
    ? { ...turn, state: 'failed', fault: { kind: 'cut' } }
    : turn
