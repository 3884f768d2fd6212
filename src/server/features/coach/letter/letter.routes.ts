import type { coachLetterContract } from '#contracts/coach/letter.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { writeOwnLetter } from './letter.service.ts'

export function letterRoutes(deps: Deps): Handlers<typeof coachLetterContract> {
  return { letter: ({ actor, params }) => writeOwnLetter(deps, actor, params.id) }
}
