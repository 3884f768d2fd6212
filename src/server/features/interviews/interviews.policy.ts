import { interviewLinkDays } from '#contracts/interviews/interview-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireJobOwner, requireReceiver } from '#server/features/applications/ownership.service.ts'
import { readInterviewToken } from './interview-token.ts'
import { listSlots } from './interview-slots.queries.ts'
import { findInterview, type InterviewRow } from './interviews.queries.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { id: number } & { readonly [checked]: Kind }

/** An application that the caller's company received and that is not withdrawn, whose person it may interview. */
export type InterviewedApplication = Checked<'interviewed'>
/** An interview of the caller's company. */
export type CompanyInterview = Checked<'company interview'>
/** A job of the caller's company, open or closed, for whose interviews it prepares. */
export type InterviewedJob = Checked<'interviewed job'>
/** The interview of a link, which only its candidate received. */
export type LinkedInterview = { row: InterviewRow } & Checked<'linked interview'>

export async function getInterviewedApplication(
  db: Db,
  actor: CompanyActor,
  applicationId: number,
): Promise<InterviewedApplication> {
  await requireReceiver(db, actor, applicationId)
  return { id: applicationId } as InterviewedApplication
}

/** Throws not_found for an interview of another company, and of a candidate who withdrew. */
export async function getCompanyInterview(
  db: Db,
  actor: CompanyActor,
  id: number,
): Promise<CompanyInterview> {
  const row = await findInterview(db, id)
  if (row?.companyId !== actor.companyId || row.withdrawnAt) throw new AppError('not_found')
  return { id } as CompanyInterview
}

export async function getInterviewedJob(db: Db, actor: CompanyActor, jobId: number): Promise<InterviewedJob> {
  await requireJobOwner(db, actor, jobId)
  return { id: jobId } as InterviewedJob
}

/** Throws link_expired for an unknown link, an old one, and one whose interview the company took back. */
export async function getLinkedInterview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<LinkedInterview> {
  const id = await readInterviewToken(db, token)
  const row = id === null ? null : await findInterview(db, id)
  if (!row?.isNotified || row.candidateIsGone) throw new AppError('link_expired')
  const slots = await listSlots(db, [row.id])
  const last = Math.max(row.createdAt.getTime(), ...slots.map(({ startsAt }) => startsAt.getTime()))
  if (clock.now().getTime() - last > interviewLinkDays * DAY) throw new AppError('link_expired')
  return { id: row.id, row } as LinkedInterview
}
