import type { UserActor } from '#server/actor.ts'
import type { Person } from '#server/personal-data.ts'

export const personOf = (actor: UserActor): Person => ({
  userId: actor.userId,
  email: actor.email,
  name: `${actor.firstName} ${actor.lastName}`.trim(),
  professionalId: actor.kind === 'professional' ? actor.professionalId : null,
  companyId: actor.kind === 'company' ? actor.companyId : null,
})
