import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { TalentFilters } from '#contracts/talent/talent-filters.ts'
import { parsePlace, type ParsedPlace } from '#domain/places/parse-place.ts'
import { expandQuery } from '#domain/jobs/search/expand-query.ts'
import { meantTalent } from '#domain/talent/meant-talent.ts'
import { readTalentWords } from '#domain/talent/read-talent-query.ts'
import type { CompanyActor } from '#server/actor.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { hiddenFromCompanies, professionals } from '#server/db/schema/people.table.ts'
import { futureJobConsents, talentProfiles } from '#server/db/schema/talent.table.ts'
import { textQuery } from '#server/db/text-query.ts'
import { namesOfSkill, skillsNamed } from './skill-names.ts'

const person = talentProfiles.professionalId

/**
 * Whether the row's person may be found by this company: findable for all, or with a yes to it; and neither side has shut out the other.
 * Suspended and deleted people have no row. One OR would read all rows, so those with a yes are asked as a set.
 */
export const isFindableBy = ({
  companyId,
  ownerId,
  userId,
}: Pick<CompanyActor, 'companyId' | 'ownerId' | 'userId'>): SQL =>
  and(
    sql`(${talentProfiles.isPublic} or ${person} = any(array(
      select ${futureJobConsents.professionalId} from ${futureJobConsents} where ${futureJobConsents.companyId} = ${companyId})))`,
    sql`${person} <> all(array(
      select ${hiddenFromCompanies.professionalId} from ${hiddenFromCompanies} where ${hiddenFromCompanies.companyId} = ${companyId}
      union all
      select side.id from ${userBlocks} as block join ${professionals} as side
        on side.user_id in (block.blocker_id, block.blocked_id)
      where ${ownerId} in (block.blocker_id, block.blocked_id) or ${userId} in (block.blocker_id, block.blocked_id)))`,
  )!

const matches = (query: SQL): SQL => sql`${talentProfiles.search} @@ ${query}`
/** In either configuration, as the vector has both. */
const phraseQuery = (phrase: string): SQL =>
  sql`(phraseto_tsquery('pg_catalog.spanish', ${phrase}) || phraseto_tsquery('public.spanish_unaccent', ${phrase}))`

/** The skill under any of its names. */
const holdsSkill = (name: string): SQL =>
  sql`${talentProfiles.skills} && ${sql.param(namesOfSkill(name))}::text[]`

function wordsIn(typed: string): SQL | undefined {
  const { all, phrases, none } = readTalentWords(typed)
  const { slots, exactSkills } = expandQuery(all)
  return and(
    slots.length > 0 ? matches(textQuery({ slots, exactSkills: [] })) : undefined,
    ...exactSkills.map(holdsSkill),
    ...phrases.map((phrase) => matches(phraseQuery(phrase))),
    ...none.map((word) => sql`not ${matches(phraseQuery(word))}`),
  )
}

function livesIn(typed: string): SQL {
  const place: ParsedPlace | null = parsePlace(typed)
  // 'Remoto' and 'todo el Perú' are no place to live in: as words they find nobody else than they should.
  if (place?.scope !== 'place')
    return matches(sql`to_tsquery('public.spanish_unaccent', ${lexemesOfPlace(typed)})`)
  return and(
    sql`${talentProfiles.placeDepartment} = ${place.department}`,
    place.province === null ? undefined : eq(talentProfiles.placeProvince, place.province),
    place.district === null ? undefined : eq(talentProfiles.placeDistrict, place.district),
  )!
}
/** Weight C contains only the place. */
const lexemesOfPlace = (typed: string): string =>
  (typed.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:C`).join(' & ')

/** The months that somebody has worked until the month `now` (12 × year + month - 1, its end included). */
export const workedMonthsAt = (now: number): SQL<number> =>
  sql<number>`(${talentProfiles.workedMonths} + coalesce(greatest(${now} - ${talentProfiles.currentSince}, 0), 0))`

const receivedBy = (companyId: number) => sql`${person} <> all(array(
  select ${applications.professionalId} from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
  where ${jobs.companyId} = ${companyId}))`

/** What the filters, as they are meant, ask of a row. `now`: the month up to which work is counted. */
export function passes(
  filters: TalentFilters,
  { companyId, now }: { companyId: number; now: number },
): SQL | undefined {
  const { q, habilidad, lugar, anios, sueldo, disponible, verificado, nuevos } = meantTalent(filters)
  return and(
    q ? wordsIn(q) : undefined,
    ...skillsNamed(habilidad).map(holdsSkill),
    lugar ? livesIn(lugar) : undefined,
    anios ? sql`${workedMonthsAt(now)} >= ${anios * 12}` : undefined,
    sueldo
      ? or(sql`${talentProfiles.pay} is null`, sql`${talentProfiles.pay} <= ${sueldo * 100}`)
      : undefined,
    disponible.length > 0 ? inArray(talentProfiles.availability, [...disponible]) : undefined,
    verificado
      ? sql`exists (select from ${professionals} as checked where checked.id = ${person} and checked.verified_at is not null)`
      : undefined,
    nuevos ? receivedBy(companyId) : undefined,
  )
}
