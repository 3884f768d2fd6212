import { sql } from 'drizzle-orm'
import type { DeskSource } from '#server/db/desk-rows.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { verifications } from '#server/db/schema/verifications.table.ts'

const t = verifications
const name = sql`coalesce(${companies.name}, ${professionals.firstName} || ' ' || ${professionals.lastName}, '')`

/** The filed requests, as rows of a desk. `about` is the kind of account. */
export const filedVerifications: DeskSource = {
  from: sql`${t} join ${users} on ${users.id} = ${t.userId}
    left join ${companies} on ${companies.userId} = ${t.userId}
    left join ${professionals} on ${professionals.userId} = ${t.userId}`,
  where: sql`${t.filedAt} is not null`,
  id: sql`${t.id}`,
  code: sql`${t.code}`,
  title: name,
  about: sql`${users.userType}`,
  createdAt: sql`${t.filedAt}`,
  dueOn: sql`${t.dueOn}`,
  answeredAt: sql`${t.answeredAt}`,
  answeredBy: sql`${t.answeredBy}`,
  searched: sql`(${t.code} || ' ' || ${name} || ' ' || ${users.email} || ' ' || coalesce(${companies.ruc}, ''))`,
}
