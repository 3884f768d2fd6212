import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applicationNoteFiles, applicationNotes } from '#server/db/schema/application-notes.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { cvOpenings, jobAttributes, scorecardPoints, scorecards } from '#server/db/schema/scorecards.table.ts'
import type { Exported } from '#server/personal-data.ts'

/*
 * What the team of a company wrote about its candidates. It is data about the candidate, who gets it without the names of
 * its authors, and about its author.
 */

const fileNames = sql<string[]>`coalesce((
  select json_agg(${files.name} order by ${files.createdAt})
  from ${applicationNoteFiles} join ${files} on ${files.id} = ${applicationNoteFiles.fileId}
  where ${applicationNoteFiles.noteId} = ${applicationNotes.id}), '[]')`

const ofJob = { jobTitle: jobs.title, companyName: jobs.companyName }
const { text, createdAt, editedAt } = applicationNotes

export async function exportOfCandidate(db: Db, professionalId: number): Promise<Exported> {
  const isOwn = eq(applications.professionalId, professionalId)
  return {
    'notas-de-empresas': await db
      .select({ ...ofJob, text, createdAt, editedAt, files: fileNames })
      .from(applicationNotes)
      .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(isOwn)
      .orderBy(asc(applicationNotes.id)),
    'evaluaciones-de-empresas': await exportScorecards(db, and(isOwn, isNotNull(scorecards.submittedAt))),
    'lecturas-de-mi-cv': await db
      .select({ ...ofJob, at: cvOpenings.at })
      .from(cvOpenings)
      .innerJoin(applications, eq(applications.id, cvOpenings.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(isOwn)
      .orderBy(asc(cvOpenings.at)),
  }
}

/** What the person wrote about candidates, drafts too, and what the own company rates in them. */
export async function exportOfAuthor(
  db: Db,
  { userId, companyId }: { userId: number; companyId: number | null },
): Promise<Exported> {
  return {
    'notas-sobre-candidatos': await db
      .select({ ...ofJob, text, createdAt, editedAt })
      .from(applicationNotes)
      .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(eq(applicationNotes.userId, userId))
      .orderBy(asc(applicationNotes.id)),
    'evaluaciones-de-candidatos': await exportScorecards(db, eq(scorecards.userId, userId)),
    'criterios-de-evaluacion':
      companyId === null
        ? []
        : await db
            .select({ jobTitle: jobs.title, name: jobAttributes.name, hint: jobAttributes.hint })
            .from(jobAttributes)
            .innerJoin(jobs, eq(jobs.id, jobAttributes.jobId))
            .where(eq(jobs.companyId, companyId))
            .orderBy(asc(jobAttributes.id)),
  }
}

async function exportScorecards(db: Db, condition: ReturnType<typeof and>) {
  const rows = await db
    .select({
      id: scorecards.id,
      ...ofJob,
      text: scorecards.text,
      updatedAt: scorecards.updatedAt,
      submittedAt: scorecards.submittedAt,
    })
    .from(scorecards)
    .innerJoin(applications, eq(applications.id, scorecards.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(condition)
    .orderBy(asc(scorecards.id))
  const ids = rows.map(({ id }) => id)
  const given = await db
    .select({
      scorecardId: scorecardPoints.scorecardId,
      attribute: jobAttributes.name,
      points: scorecardPoints.points,
    })
    .from(scorecardPoints)
    .innerJoin(jobAttributes, eq(jobAttributes.id, scorecardPoints.attributeId))
    .where(inArray(scorecardPoints.scorecardId, ids))
    .orderBy(asc(jobAttributes.position))
  return rows.map(({ id, jobTitle, companyName, text: comment, updatedAt, submittedAt }) => ({
    jobTitle,
    companyName,
    text: comment,
    updatedAt,
    submittedAt,
    points: given
      .filter(({ scorecardId }) => scorecardId === id)
      .map(({ attribute, points }) => ({ attribute, points })),
  }))
}

/** Deletes what was written about a candidate; of a company, about all of its candidates. */
export async function forgetTeamData(
  tx: Db,
  of: { professionalId: number } | { companyId: number },
): Promise<void> {
  const ofCompany = (companyId: number) =>
    tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId))
  const concerned = tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      'professionalId' in of
        ? eq(applications.professionalId, of.professionalId)
        : inArray(applications.jobId, ofCompany(of.companyId)),
    )
  const cards = tx
    .select({ id: scorecards.id })
    .from(scorecards)
    .where(inArray(scorecards.applicationId, concerned))
  await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, concerned))
  await tx.delete(scorecardPoints).where(inArray(scorecardPoints.scorecardId, cards))
  await tx.delete(scorecards).where(inArray(scorecards.applicationId, concerned))
  await tx.delete(cvOpenings).where(inArray(cvOpenings.applicationId, concerned))
  if ('companyId' in of)
    await tx.delete(jobAttributes).where(inArray(jobAttributes.jobId, ofCompany(of.companyId)))
}

/** What a person of a company did not submit goes with the account; what the team has read stays, without a name. */
export async function forgetDrafts(tx: Db, userId: number): Promise<void> {
  await tx.delete(scorecards).where(and(eq(scorecards.userId, userId), isNull(scorecards.submittedAt)))
}
