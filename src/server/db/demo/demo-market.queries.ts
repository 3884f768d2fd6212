import { DAY, HOUR } from '#domain/time/durations.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { hireEvents, hires } from '#server/db/schema/hires.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import {
  certificates,
  portfolioItems,
  reviews,
  skillEndorsements,
} from '#server/db/schema/reputation.table.ts'
import { insertServices } from '#server/features/services/services.queries.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoPeople } from './demo-people.data.ts'
import { demoEdited, demoReplies } from './demo-replies.data.ts'
import {
  demoCertificates,
  demoEndorsements,
  demoPortfolio,
  demoServices,
  demoVerified,
} from './demo-services.data.ts'

interface Known {
  now: Date
  /** Keyed by e-mail. */
  userIds: ReadonlyMap<string, number>
  /** Keyed by user. */
  professionalIds: ReadonlyMap<number, number>
  /** Keyed by user. */
  companyIds: ReadonlyMap<number | null, number>
}

interface Party {
  userId: number
  id: number
}
/** A service of the demo as stored. */
interface Sold {
  serviceId: number
  price: string
  seller: Party
}

/**
 * Inserts services with the conversations, hires and reviews that their figures are computed from, and what their
 * sellers show.
 */
export async function insertMarket(tx: Db, known: Known): Promise<void> {
  const parties = readParties(known)
  const serviceIds = await insertServices(
    tx,
    demoServices.map((service) => ({
      title: service.title,
      category: service.category,
      description: service.description,
      price: service.price,
      includes: [...service.includes],
      requirements: service.requirements,
      tools: service.tools,
      deliveryTime: service.deliveryTime,
      packages: service.packages,
      extras: service.extras,
      professionalId: parties.person(service.person).id,
      createdAt: ago(known, service.daysAgo),
      ...moderationOf(known, service.daysAgo),
    })),
  )
  const sold = demoServices.map(({ person, price }, index) => ({
    serviceId: serviceIds[index]!,
    price,
    seller: parties.person(person),
  }))
  await insertTalks(tx, known, parties, sold)
  await insertReviews(tx, known, parties, sold)
  await insertReplies(tx, parties, sold)
  await insertShown(tx, known, parties)
}

/** The latest service waits for a look since this morning; the others were approved on their day. */
const moderationOf = (known: Known, daysAgo: number) =>
  daysAgo === Math.min(...demoServices.map((service) => service.daysAgo))
    ? { submittedAt: ago(known, 0) }
    : { moderationStatus: 'approved' as const, moderatedAt: new Date(ago(known, daysAgo).getTime() + HOUR) }

type Parties = ReturnType<typeof readParties>

function readParties({ userIds, professionalIds, companyIds }: Known) {
  const userOf = (accounts: readonly { key: string; email: string }[], key: string): number => {
    const account = accounts.find((one) => one.key === key)
    if (!account) throw new Error(`The demo knows no ${key}`)
    return userIds.get(account.email)!
  }
  return {
    person: (key: string): Party => {
      const userId = userOf(demoPeople, key)
      return { userId, id: professionalIds.get(userId)! }
    },
    company: (key: string): Party => {
      const userId = userOf(demoCompanies, key)
      return { userId, id: companyIds.get(userId)! }
    },
    isPerson: (key: string): boolean => demoPeople.some((one) => one.key === key),
  }
}

const ago = ({ now }: Known, days: number): Date => new Date(now.getTime() - days * DAY - 2 * HOUR)

async function insertTalks(tx: Db, known: Known, parties: Parties, sold: readonly Sold[]): Promise<void> {
  const talks = demoServices.flatMap(({ talks: of = [] }, index) =>
    of.map(([company, daysAgo, question, answer]) => {
      const asked = ago(known, daysAgo)
      const answered = answer && { at: new Date(asked.getTime() + answer[0] * 60_000), text: answer[1] }
      return { ...sold[index]!, company: parties.company(company), asked, question, answered }
    }),
  )
  const rows = await tx
    .insert(conversations)
    .values(
      talks.map(({ serviceId, seller, company, asked, answered }) => ({
        serviceId,
        professionalId: seller.id,
        companyId: company.id,
        createdAt: asked,
        lastMessageAt: answered?.at ?? asked,
      })),
    )
    .returning({ id: conversations.id })
  const asked = talks.map(({ company, asked: createdAt, question, answered }, index) => ({
    conversationId: rows[index]!.id,
    senderId: company.userId,
    message: question,
    createdAt,
    readAt: answered?.at ?? null,
  }))
  const answers = talks.flatMap(({ seller, answered }, index) =>
    answered
      ? {
          conversationId: rows[index]!.id,
          senderId: seller.userId,
          message: answered.text,
          createdAt: answered.at,
          readAt: answered.at,
        }
      : [],
  )
  await tx.insert(messages).values([...asked, ...answers])
}

/**
 * Inserts reviews, and completed hires before most of them: requested ten days before the review, completed some
 * hours before it.
 */
async function insertReviews(tx: Db, known: Known, parties: Parties, sold: readonly Sold[]): Promise<void> {
  const said = demoServices.flatMap(({ reviews: of = [] }, index) =>
    of.map(([company, rating, daysAgo, comment, hired]) => ({
      ...sold[index]!,
      company: parties.company(company),
      rating,
      comment,
      hired: hired !== undefined,
      createdAt: ago(known, daysAgo),
    })),
  )
  const after = said.filter(({ hired }) => hired)
  const before = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY - 3 * HOUR)
  const rows = await tx
    .insert(hires)
    .values(
      after.map(({ serviceId, company, price, createdAt }) => ({
        serviceId,
        companyId: company.id,
        status: 'completed' as const,
        message: 'Lo que conversamos, con las fechas que propusiste.',
        price,
        createdAt: before(createdAt, 10),
        updatedAt: before(createdAt, 0),
      })),
    )
    .returning({ id: hires.id })
  await tx.insert(hireEvents).values(
    after.flatMap(({ company, seller, createdAt }, index) => {
      const hireId = rows[index]!.id
      return [
        { hireId, status: 'requested' as const, userId: company.userId, at: before(createdAt, 10) },
        { hireId, status: 'accepted' as const, userId: seller.userId, at: before(createdAt, 9) },
        { hireId, status: 'delivered' as const, userId: seller.userId, at: before(createdAt, 1) },
        { hireId, status: 'completed' as const, userId: company.userId, at: before(createdAt, 0) },
      ]
    }),
  )
  await tx.insert(reviews).values(
    said.map((review) => ({
      serviceId: review.serviceId,
      professionalId: review.seller.id,
      companyId: review.company.id,
      hireId: rows[after.indexOf(review)]?.id ?? null,
      rating: review.rating,
      comment: review.comment,
      createdAt: review.createdAt,
      submittedAt: review.createdAt,
      moderationStatus: 'approved' as const,
      moderatedAt: review.createdAt,
    })),
  )
}

/** Inserts the replies of professionals, and the later edits of companies. */
async function insertReplies(tx: Db, parties: Parties, sold: readonly Sold[]): Promise<void> {
  const said = (service: string, company: string) => {
    const { serviceId } = sold[demoServices.findIndex(({ title }) => title === service)]!
    return and(eq(reviews.serviceId, serviceId), eq(reviews.companyId, parties.company(company).id))
  }
  const later = (days: number) => sql`${reviews.createdAt} + make_interval(days => ${days})`
  for (const [service, company, days, reply] of demoReplies)
    await tx
      .update(reviews)
      .set({ reply, repliedAt: later(days) })
      .where(said(service, company))
  for (const [service, company, days] of demoEdited)
    await tx
      .update(reviews)
      .set({ editedAt: later(days) })
      .where(said(service, company))
}

/** Inserts portfolios, certificates, endorsements and verifications. */
async function insertShown(tx: Db, known: Known, parties: Parties): Promise<void> {
  const createdAt = ago(known, 40)
  await tx.insert(portfolioItems).values(
    demoPortfolio.map(([person, type, title, url, description], index) => ({
      professionalId: parties.person(person).id,
      type,
      title,
      url,
      description,
      createdAt: ago(known, 40 - index),
    })),
  )
  await tx.insert(certificates).values(
    demoCertificates.map(([person, title, issuer, issuedDate, url]) => ({
      professionalId: parties.person(person).id,
      title,
      issuer,
      issuedDate,
      url,
      createdAt,
    })),
  )
  await tx.insert(skillEndorsements).values(
    demoEndorsements.flatMap(([person, skillName, by], skill) =>
      by.map((key, at) => ({
        professionalId: parties.person(person).id,
        skillName,
        endorsedById: (parties.isPerson(key) ? parties.person(key) : parties.company(key)).userId,
        endorsedByType: parties.isPerson(key) ? ('professional' as const) : ('company' as const),
        createdAt: ago(known, 3 + skill + 5 * at),
      })),
    ),
  )
  const verified = demoVerified.map((key) => parties.person(key).id)
  await tx.update(professionals).set({ verifiedAt: createdAt }).where(inArray(professionals.id, verified))
}
