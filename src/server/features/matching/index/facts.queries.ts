import type { StoredProfile } from '#domain/matching/engine.ts'
import type { JobProfile, ProfessionalFacts } from '#domain/matching/types.ts'
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { withoutName } from '#domain/matching/reading/personal-data.ts'
import type { Db } from '#server/db/connection.ts'
import { education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { talentProfiles } from '#server/db/schema/talent.table.ts'
import { isListed } from '#server/features/professionals/visibility/visibility.queries.ts'

/** The indexed data of a job. `profile` is null when another engine made the stored one. */
export interface IndexedJob {
  id: number
  publishedAt: Date
  profile: JobProfile | null
}

const indexedColumns = (engine: string) => ({
  id: jobs.id,
  publishedAt: jobs.publishedAt,
  profile: sql<JobProfile | null>`case when ${jobs.matchEngine} = ${engine} then ${jobs.matchProfile} end`,
})

/** A page of the active jobs, by id; the next page starts after the last id. */
export async function listActiveJobs(
  db: Db,
  { engine, afterId, limit }: { engine: string; afterId: number; limit: number },
): Promise<IndexedJob[]> {
  return db
    .select(indexedColumns(engine))
    .from(jobs)
    .where(and(jobs.isActive, gt(jobs.id, afterId)))
    .orderBy(asc(jobs.id))
    .limit(limit)
}

/** Those of the jobs that are active. */
export async function findActiveJobs(db: Db, engine: string, ids: readonly number[]): Promise<IndexedJob[]> {
  return db
    .select(indexedColumns(engine))
    .from(jobs)
    .where(and(jobs.isActive, inArray(jobs.id, [...ids])))
}

const factColumns = {
  id: jobs.id,
  title: jobs.title,
  category: jobs.category,
  skills: jobs.skills,
  skillsLeftOut: jobs.skillsLeftOut,
  description: jobs.description,
  requirements: jobs.requirements,
  experience: jobs.experience,
  placeDepartment: jobs.placeDepartment,
  placeProvince: jobs.placeProvince,
  placeDistrict: jobs.placeDistrict,
  location: jobs.location,
  companyName: jobs.companyName,
  mode: jobs.mode,
  salaryText: jobs.salaryText,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  salaryPeriod: jobs.salaryPeriod,
}

/** The texts of jobs whose stored profile another engine made, closed ones included, locked against edits. */
export async function lockJobsOfOtherEngines(tx: Db, engine: string, limit: number) {
  return tx
    .select(factColumns)
    .from(jobs)
    .where(or(isNull(jobs.matchEngine), sql`${jobs.matchEngine} <> ${engine}`))
    .orderBy(asc(jobs.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function findJobTexts(db: Db, ids: readonly number[]) {
  return db
    .select(factColumns)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))
}

export async function setJobProfile(
  tx: Db,
  id: number,
  profile: StoredProfile & { search: SQL },
): Promise<void> {
  await tx.update(jobs).set(profile).where(eq(jobs.id, id))
}

/** The stored profiles of jobs in any state; null when another engine made it. */
export async function findJobProfiles(
  db: Db,
  engine: string,
  ids: readonly number[],
): Promise<{ id: number; profile: JobProfile | null }[]> {
  return db
    .select(indexedColumns(engine))
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))
}

/** Listed, or with a yes to the search of some company. */
const isIndexed = sql`(${isListed} or exists (
  select from ${talentProfiles} where ${talentProfiles.professionalId} = ${professionals.id}))`

/** A page of the indexed professionals, by id; the next page starts after the last. */
export async function listListedIds(
  db: Db,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(gt(professionals.id, afterId), isIndexed))
    .orderBy(asc(professionals.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Those of the professionals that are indexed. */
export async function whichAreListed(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: professionals.id })
    .from(professionals)
    .where(and(sql`${professionals.id} = any(${sql.param(ids)}::int[])`, isIndexed))
  return rows.map(({ id }) => id)
}

/** The data that the engine uses of professionals, in four queries for any number of them. */
export async function listProfessionalFacts(db: Db, ids: readonly number[]): Promise<ProfessionalFacts[]> {
  if (ids.length === 0) return []
  const of = sql`any(${sql.param(ids)}::int[])`
  const [people, skills, work, studies] = await Promise.all([
    db
      .select()
      .from(professionals)
      .where(sql`${professionals.id} = ${of}`),
    db
      .select()
      .from(professionalSkills)
      .where(sql`${professionalSkills.professionalId} = ${of}`)
      .orderBy(asc(professionalSkills.id)),
    db
      .select()
      .from(experiences)
      .where(sql`${experiences.professionalId} = ${of}`),
    db
      .select()
      .from(education)
      .where(sql`${education.professionalId} = ${of}`),
  ])
  const skillsOf = Map.groupBy(skills, (row) => row.professionalId)
  const workOf = Map.groupBy(work, (row) => row.professionalId)
  const studiesOf = Map.groupBy(studies, (row) => row.professionalId)
  return people.map((person) => {
    const ownSkills = skillsOf.get(person.id) ?? []
    const named = (kind: (typeof ownSkills)[number]['kind']) => ownSkills.filter((row) => row.kind === kind)
    const facts: ProfessionalFacts = {
      id: person.id,
      title: person.title,
      summary: person.summary,
      skills: [...named('technical'), ...named('soft')].map(({ name }) => ({ name, years: null })),
      languages: named('language').map(({ name, level }) => ({ name, level })),
      certifications: named('certification').map(({ name }) => name),
      experiences: (workOf.get(person.id) ?? []).map(
        ({ position, description, startDate, endDate, isCurrent }) => ({
          position,
          description,
          start: startDate,
          end: endDate,
          isCurrent,
        }),
      ),
      educations: (studiesOf.get(person.id) ?? []).map(({ degree, field, isCurrent }) => ({
        degree,
        field,
        isCurrent,
      })),
      place: {
        department: person.placeDepartment,
        province: person.placeProvince,
        district: person.placeDistrict,
      },
      pay:
        person.payCurrency && (person.payMin !== null || person.payMax !== null)
          ? { min: person.payMin, max: person.payMax, currency: person.payCurrency }
          : null,
    }
    return withoutName(facts, `${person.firstName} ${person.lastName}`)
  })
}
