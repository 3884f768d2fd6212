import { and, eq, gte, inArray, isNull, lte, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import {
  type CandidateFilterName,
  candidateFilterNames,
  type CandidateFilters,
} from '#contracts/applications/candidate-filters.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { applicationTags } from '#server/db/schema/candidate-work.table.ts'
import { professionalSkills } from '#server/db/schema/careers.table.ts'
import { jobQuestions } from '#server/db/schema/job-questions.table.ts'
import { jobStages } from '#server/db/schema/job-stages.table.ts'
import { candidateScores } from '#server/db/schema/matching.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { stageSince } from '#server/features/applications/applications.queries.ts'
import { foundInCv } from '#server/features/applications/sent-cvs/sent-cvs.queries.ts'
import { standsAlone } from '#server/features/applications/doubles/joins.queries.ts'
import { ratingOf } from '#server/features/applications/scorecards/scorecards.queries.ts'
import { finalStatuses } from '#server/features/applications/close-out/waiting.queries.ts'

/** On which day of the stage an application is, in days of Lima; the first is 1. */
const dayOf = (now: Date) => sql`((${now.toISOString()}::timestamptz at time zone 'America/Lima')::date
  - (${stageSince} at time zone 'America/Lima')::date + 1)`

/** In the stage for longer than its goal. */
export const isLate = (now: Date): SQL => sql`coalesce(${dayOf(now)} > ${jobStages.goalDays}, false)`

const answersWhere = (condition: SQL) => sql`exists (
  select from ${applicationAnswers} left join ${jobQuestions} on ${jobQuestions.id} = ${applicationAnswers.questionId}
  where ${applicationAnswers.applicationId} = ${applications.id} and ${condition})`

const looksFor = sql`(${jobQuestions.wantedAnswers} <> '{}' or ${jobQuestions.wantedMin} is not null or ${jobQuestions.wantedMax} is not null)`
/** As `meetsWish` of the domain. */
const isMissed = sql`${looksFor} and case when ${applicationAnswers.kind} = 'number'
  then ${applicationAnswers.answer}::float8 not between coalesce(${jobQuestions.wantedMin}, '-infinity') and coalesce(${jobQuestions.wantedMax}, 'infinity')
  else ${applicationAnswers.answer} <> all(${jobQuestions.wantedAnswers}) end`

/**
 * The letters and digits of what was typed as words that begin so, each in the profile, the letter or the CV. Undefined: nothing to search.
 */
function wordQuery(typed: string, { jobId }: Seen): SQL | undefined {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  return and(
    ...words.map((word) => {
      const query = sql`to_tsquery('simple', fold(${`${word}:*`}))`
      return or(sql`${candidateScores.words} @@ ${query}`, foundInCv(jobId, query))
    }),
  )
}

function answered(written: string): SQL | undefined {
  if (written === 'cumple') return and(answersWhere(looksFor), not(answersWhere(isMissed)))
  if (written === 'no-cumple') return answersWhere(isMissed)
  const [, id, answer] = /^(\d{1,9}):(.*)$/s.exec(written) ?? []
  return id === undefined
    ? undefined
    : answersWhere(
        sql`${applicationAnswers.questionId} = ${Number(id)} and ${applicationAnswers.answer} = ${answer}`,
      )
}

const like = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** At which job somebody looks and when, and whose rating must be in before they may read those of others; null: nobody's. */
export interface Seen {
  jobId: number
  now: Date
  ratedBy: number | null
}

type Conditions = {
  [Name in CandidateFilterName]: (value: NonNullable<CandidateFilters[Name]>, seen: Seen) => SQL | undefined
}

/** What each filter of the table asks of a row; called only for a value that is set. */
const conditions: Conditions = {
  q: wordQuery,
  etapa: (id) => eq(applications.stageId, id),
  estado: (statuses) => inArray(applications.status, [...statuses]),
  activos: () => notInArray(applications.status, [...finalStatuses]),
  match: (least) => gte(candidateScores.score, least),
  anios: (least) => gte(candidateScores.years, least),
  habilidad: (typed) => sql`exists (
    select from ${professionalSkills}
    where ${professionalSkills.professionalId} = ${professionals.id} and fold(${professionalSkills.name}) like fold(${like(typed)}))`,
  lugar: (typed) => sql`fold(${professionals.location}) like fold(${like(typed)})`,
  sueldo: (most) =>
    and(
      eq(professionals.payCurrency, 'PEN'),
      lte(sql`coalesce(${professionals.payMin}, ${professionals.payMax})`, most * 100),
    ),
  respuesta: answered,
  espera: (days, { now }) => sql`${dayOf(now)} > ${days}`,
  tarde: (_, { now }) => isLate(now),
  nota: (least, { ratedBy }) => sql`${ratingOf(ratedBy)} >= ${least}`,
  // Of any of those that are joined.
  etiqueta: (id) => sql`${applications.id} in (
    select coalesce(tagged.joined_into, tagged.id) from ${applicationTags} join applications as tagged on tagged.id = ${applicationTags.applicationId}
    where ${applicationTags.tagId} = ${id})`,
}

const isSet = (value: unknown): boolean =>
  value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)

/** Whether an application passes all filters that are set. */
export function passes(filters: CandidateFilters, seen: Seen): SQL | undefined {
  return and(
    ...candidateFilterNames
      .filter((name) => isSet(filters[name]))
      .map((name) =>
        (conditions[name] as (value: unknown, by: Seen) => SQL | undefined)(filters[name], seen),
      ),
  )
}

/** The applications of a job that the company sees on the board: those that are joined are there once. */
export const receivedBy = (jobId: number): SQL | undefined =>
  and(eq(applications.jobId, jobId), isNull(applications.withdrawnAt), standsAlone)
