import type {
  SuggestedPerson,
  suggestedProfessionalsContract,
} from '#contracts/suggested-professionals/suggested-professionals.contract.ts'
import { shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'
import type { Deps } from '#server/deps.ts'
import { presentMatch } from '#server/features/matching/matching.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { getJobToFill } from './suggested-professionals.policy.ts'
import { type SuggestedProfessional, suggestProfessionals } from './suggested-professionals.service.ts'

export function suggestedProfessionalsRoutes(deps: Deps): Handlers<typeof suggestedProfessionalsContract> {
  return {
    list: async ({ actor, params }) => {
      const job = await getJobToFill(deps.db, actor, params.jobId)
      const { people, isApproximate } = await suggestProfessionals(deps, actor, job)
      return { people: people.map(presentSuggested), isApproximate }
    },
  }
}

/** Without contact data, which the profile shows if allowed. */
const presentSuggested = ({ row, score, match }: SuggestedProfessional): SuggestedPerson => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  title: row.title,
  location: row.location,
  avatar: pictureUrl(row.photoId),
  compatibilityScore: score,
  matchReasons: match ? shortReasons(match.reasons).map((reason) => reasonText(reason, 'company')) : [],
  match: match && presentMatch(match),
})
