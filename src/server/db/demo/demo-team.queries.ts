import { eq } from 'drizzle-orm'
import { demoTeam } from '#contracts/accounts/demo-accounts.ts'
import { termsVersion } from '#contracts/vocabulary.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { consents, users } from '#server/db/schema/accounts.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'

/** How long they have worked for the company, in days. */
const memberFor = 45

/** The company of the demo has a team: its owner, a recruiter and somebody who only looks. */
export async function insertDemoTeam(
  tx: Db,
  {
    passwordHash,
    ownerId,
    companyId,
    now,
  }: { passwordHash: string; ownerId: number; companyId: number; now: Date },
): Promise<void> {
  const joinedAt = new Date(now.getTime() - memberFor * DAY)
  await tx.update(users).set({ personName: 'Claudia Rivas' }).where(eq(users.id, ownerId))
  for (const { email, personName, role } of demoTeam) {
    const [user] = await tx
      .insert(users)
      .values({
        email,
        personName,
        userType: 'company',
        passwordHash,
        emailConfirmedAt: joinedAt,
        createdAt: joinedAt,
      })
      .returning({ id: users.id })
    if (!user) throw new Error('Nobody was inserted')
    await tx
      .insert(consents)
      .values({ userId: user.id, document: 'terms', version: termsVersion, acceptedAt: joinedAt })
    await tx.insert(companyMembers).values({ companyId, userId: user.id, role, joinedAt, invitedBy: ownerId })
  }
}
