import type { Deps } from '#server/deps.ts'
import { countAbout, listAbout } from './reports-about.queries.ts'

/** The latest reports of a person and of what they published, and how many there are. For administrators. */
export async function readReportsAbout({ db }: Pick<Deps, 'db'>, userId: number, limit: number) {
  const [latest, total] = await Promise.all([listAbout(db, userId, limit), countAbout(db, userId)])
  return { latest, total }
}
