import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { userCookie } from '#server/http/cookies.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'

export interface SignedIn {
  userId: number
  cookie: string
}

const hour = 3_600_000

/** Professionals with one service each and one company, all signed in: the sessions are stored as a login does. */
export async function storeSignedIn(db: Db, count: number) {
  const now = new Date()
  const accounts = await db
    .insert(users)
    .values(
      Array.from({ length: count + 1 }, (_, n) => ({
        email: `persona${n}@ejemplo.pe`,
        passwordHash: 'not a hash: signs in by its session only',
        userType: n < count ? ('professional' as const) : ('company' as const),
        emailConfirmedAt: now,
      })),
    )
    .returning({ userId: users.id, userType: users.userType })
  const tokens = accounts.map(({ userId }) => ({ userId, token: createToken() }))
  await db.insert(sessions).values(
    tokens.map(({ userId, token }) => ({
      tokenHash: hashToken(token),
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + hour),
    })),
  )
  const people = await db
    .insert(professionals)
    .values(
      accounts
        .filter(({ userType }) => userType === 'professional')
        .map(({ userId }) => ({
          userId,
          firstName: 'Milagros',
          lastName: 'Quispe',
          visibility: 'public' as const,
        })),
    )
    .returning({ id: professionals.id, userId: professionals.userId })
  const offered = await db
    .insert(services)
    .values(
      people.map(({ id }) => ({
        professionalId: id,
        title: 'Tableros de ventas',
        description: 'Tableros que se leen en un minuto.',
        category: 'Tecnología',
        price: '30',
        createdAt: now,
      })),
    )
    .returning({ id: services.id, professionalId: services.professionalId })
  const buyer = accounts.find(({ userType }) => userType === 'company')
  if (!buyer) throw new Error('There is no company')
  await db.insert(companies).values({ userId: buyer.userId, name: 'Tupay', industry: 'Fintech' })

  const cookies = new Map(tokens.map(({ userId, token }) => [userId, `${userCookie}=${token}`]))
  const serviceOf = new Map(offered.map(({ id, professionalId }) => [professionalId, id]))
  return {
    company: { userId: buyer.userId, cookie: cookies.get(buyer.userId) ?? '' },
    professionals: people.map(({ id, userId }) => ({
      userId,
      cookie: cookies.get(userId) ?? '',
      serviceId: serviceOf.get(id) ?? 0,
    })),
  }
}
