import type { AskedPerson, briefInvitationsContract } from '#contracts/briefs/brief-invitations.contract.ts'
import { reasonsOfOther } from '#domain/briefs/fit.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnBrief, getOwnInvitation } from '#server/features/briefs/briefs.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { askPerson, type AskedRow, declineAsk, readPeople } from './brief-invitations.service.ts'

const present = (row: AskedRow): AskedPerson => ({
  professionalId: row.professionalId,
  name: `${row.firstName} ${row.lastName}`.trim(),
  firstName: row.firstName,
  title: row.title,
  location: row.location,
  avatar: pictureUrl(row.photoId),
  isVerified: row.verifiedAt !== null,
  serviceId: row.serviceId,
  serviceTitle: row.serviceTitle,
  rating: row.rating,
  reviewCount: row.reviewCount,
  reasons: reasonsOfOther(row.reasons),
  state: row.state,
  askedAt: row.askedAt?.toISOString() ?? null,
})

export function briefInvitationsRoutes(deps: Deps): Handlers<typeof briefInvitationsContract> {
  return {
    people: async ({ actor, params }) => {
      const brief = await getOwnBrief(deps.db, actor, params.id)
      const { people, left } = await readPeople(deps, actor, brief)
      return { people: people.map(present), left }
    },
    ask: async ({ actor, params, body }) => {
      const brief = await getOwnBrief(deps.db, actor, params.id)
      return { undo: await askPerson(deps, actor, brief, body.professionalId) }
    },
    decline: async ({ actor, params }) => ({
      undo: await declineAsk(deps, actor, await getOwnInvitation(deps.db, actor, params.id)),
    }),
  }
}
