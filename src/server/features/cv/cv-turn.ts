import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import type { ProfessionalActor } from '#server/http/actor.ts'
import type { Turn } from '#server/platform/pdf/document-reader.ts'

/** The turn of a person's CV among the documents to be read; their open pages hear how many come first. */
export const turnOf = (
  { db }: Pick<Deps, 'db'>,
  { professionalId, userId }: Pick<ProfessionalActor, 'professionalId' | 'userId'>,
): Turn => ({
  ...backgroundTurn(professionalId),
  // A place that could not be told is told again a second later.
  onWait: (ahead) => void pushEvent(db, [userId], { topic: 'cv-line', ahead }).catch(() => {}),
})

/** The same where nobody watches. */
export const backgroundTurn = (professionalId: number): Turn => ({ from: `professional ${professionalId}` })

/** All who paste a text without an account. */
export const turnOfVisitors: Turn = { from: 'visitors' }
