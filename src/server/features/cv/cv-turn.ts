import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Turn } from '#server/platform/pdf/document-reader.ts'

/** The queue position of a person's CV; their open pages get updates of how many come first. */
export const turnOf = (
  { db }: Pick<Deps, 'db'>,
  { professionalId, userId }: Pick<ProfessionalActor, 'professionalId' | 'userId'>,
): Turn => ({
  ...backgroundTurn(professionalId),
  // A failed update is not fatal: the next one follows a second later.
  onWait: (ahead) => void pushEvent(db, [userId], { topic: 'cv-line', ahead }).catch(() => {}),
})

/** The same without updates. */
export const backgroundTurn = (professionalId: number): Turn => ({ from: `professional ${professionalId}` })

/** Shared by everyone who pastes a text without an account. */
export const turnOfVisitors: Turn = { from: 'visitors' }
