import type { CompanyTeam } from '#contracts/companies/team.contract.ts'
import type { CompanyActor } from '#server/actor.ts'
import { nameOfPerson } from '#server/features/accounts/membership/membership.service.ts'
import type { readTeam } from './team.service.ts'

export const presentTeam = (
  { people, invitations }: Awaited<ReturnType<typeof readTeam>>,
  actor: CompanyActor,
  now: Date,
): CompanyTeam => ({
  ownName: people.find(({ userId }) => userId === actor.userId)?.personName ?? null,
  members: people.map((person) => ({
    userId: person.userId,
    name: nameOfPerson(person),
    email: person.email,
    role: person.role,
    since: person.since.toISOString(),
    isMe: person.userId === actor.userId,
  })),
  invitations: invitations.map(({ id, email, role, expiresAt }) => ({
    id,
    email,
    role,
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  })),
})
