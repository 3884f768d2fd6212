import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Turn } from '#server/platform/pdf/reading-threads.ts'

/**
 * The queue position of a person's CV; their open pages get updates of how many come first, and of the page that is
 * recognised. `gone`: the person has left or cancelled.
 */
export function turnOf(
  { db }: Pick<Deps, 'db'>,
  { professionalId, userId }: Pick<ProfessionalActor, 'professionalId' | 'userId'>,
  gone?: AbortSignal,
): Turn {
  // A failed update is not fatal: the next one follows soon.
  const tell = (news: { ahead: number; page?: { number: number; of: number } }) =>
    void pushEvent(db, [userId], { topic: 'cv-line', ...news }).catch(() => {})
  return {
    from: ownerOf(professionalId),
    onWait: (ahead) => tell({ ahead }),
    onPage: (page) => tell({ ahead: 0, page }),
    ...(gone ? { signal: gone } : {}),
  }
}

/** The same without updates, after everybody who waits in front of a screen. */
export const backgroundTurn = (professionalId: number): Turn => ({
  from: ownerOf(professionalId),
  isBackground: true,
})

/** Without updates, for somebody else who waits for it: a company. */
export const readersTurn = (professionalId: number): Turn => ({ from: ownerOf(professionalId) })

const ownerOf = (professionalId: number) => `professional ${professionalId}`

/** Shared by everyone who pastes a text without an account. */
export const turnOfVisitors: Turn = { from: 'visitors' }
