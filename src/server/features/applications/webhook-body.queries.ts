import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ApplicationBody } from '#domain/webhooks/payload.ts'
import { companyPart, jobPart } from '#domain/webhooks/payload.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { isCvRejected } from './applications.queries.ts'

/** The documented body of an event of an application, as it is now. */
export async function readApplicationBody(db: Db, id: number, publicUrl: string): Promise<ApplicationBody> {
  const [row] = await db
    .select({
      application: applications,
      job: jobs,
      company: companies,
      professional: professionals,
      suspendedAt: users.suspendedAt,
      isCvRejected,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(files, eq(files.id, applications.cvId))
    .where(eq(applications.id, id))
  if (!row) throw new Error('An application is gone')
  const { application, job, company, professional } = row
  const skills = await db
    .select({ name: professionalSkills.name })
    .from(professionalSkills)
    .where(
      and(
        eq(professionalSkills.professionalId, professional.id),
        inArray(professionalSkills.kind, ['technical', 'soft']),
      ),
    )
    .orderBy(asc(professionalSkills.id))
  const experienceCount = await db.$count(experiences, eq(experiences.professionalId, professional.id))
  const educationCount = await db.$count(education, eq(education.professionalId, professional.id))
  const hasCv = application.cvId !== null && !row.isCvRejected && row.suspendedAt === null
  return {
    application: {
      id: application.id,
      status: application.status,
      applied_at: application.appliedAt.toISOString(),
      cv_url: hasCv ? `${publicUrl}/api/applications/${application.id}/cv` : null,
    },
    job: jobPart(job),
    company: companyPart(company),
    professional: {
      id: professional.id,
      first_name: professional.firstName,
      last_name: professional.lastName,
      title: professional.title,
      location: professional.location,
      summary: professional.summary,
      skills: skills.map(({ name }) => name),
      experience_count: experienceCount,
      education_count: educationCount,
    },
    metadata: { has_cv: hasCv, total_experiences: experienceCount, total_education: educationCount },
  }
}
