import { companyPhotos } from '#server/db/schema/company-photos.table.ts'
import { candidateTags, candidateViews } from '#server/db/schema/candidate-work.table.ts'
import { stageTemplates } from '#server/db/schema/job-stages.table.ts'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountOwner } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import {
  adminInvitations,
  emailTokens,
  loginChallenges,
  userNotes,
  users,
} from '#server/db/schema/accounts.table.ts'
import { resumeLinks, resumes } from '#server/db/schema/resumes.table.ts'
import { plainChoices } from '#domain/resume/make-resume.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { adminExports } from '#server/db/schema/admin-exports.table.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { interviewers, interviews, interviewSlots } from '#server/db/schema/interviews.table.ts'
import { interviewToken } from '#server/features/interviews/interview-token.ts'
import { isAccount, ownerColumns, tableOf } from '#server/features/accounts/account-owner.queries.ts'
import { acts } from '#server/db/schema/acts.table.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { applicationNoteFiles, applicationNotes } from '#server/db/schema/application-notes.table.ts'
import { draftValues } from '#contracts/jobs/job-drafts.contract.ts'
import { jobFeedAds, jobFeeds } from '#server/db/schema/job-feeds.table.ts'
import { jobDrafts } from '#server/db/schema/job-drafts.table.ts'
import { answerTemplates } from '#server/db/schema/close-out.table.ts'
import { assistantConversations } from '#server/db/schema/assistant.table.ts'
import { applications, pendingApplications } from '#server/db/schema/applications.table.ts'
import { briefFiles, briefInvitations, briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { availabilityHours, bookings } from '#server/db/schema/bookings.table.ts'
import { conversations, messages, quotes } from '#server/db/schema/conversations.table.ts'
import { bulkChanges } from '#server/db/schema/bulk-changes.table.ts'
import { campaigns } from '#server/db/schema/campaigns.table.ts'
import { education, experiences } from '#server/db/schema/careers.table.ts'
import { invitations } from '#server/db/schema/invitations.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { documentIssues } from '#server/db/schema/document-issues.table.ts'
import { limaDay } from '#domain/time/dates.ts'
import { discountCodes } from '#server/db/schema/discount-codes.table.ts'
import { paymentCharges, testCheckouts } from '#server/db/schema/payment-events.table.ts'
import { paymentRefunds } from '#server/db/schema/payment-refunds.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import {
  certificates,
  portfolioItems,
  reviews,
  skillEndorsements,
} from '#server/db/schema/reputation.table.ts'
import { jobAttributes } from '#server/db/schema/scorecards.table.ts'
import {
  futureJobConsents,
  talentPoolPeople,
  talentPools,
  talentSearches,
} from '#server/db/schema/talent.table.ts'
import { serviceAvailability, services, serviceSuggestions } from '#server/db/schema/services.table.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.table.ts'
import { subscriptions } from '#server/db/schema/subscriptions.table.ts'
import { abuseReports, complaints, contactRequests } from '#server/db/schema/support.table.ts'
import { verificationPapers, verifications } from '#server/db/schema/verifications.table.ts'
import { writeToApplicant } from '#server/features/conversations/application-threads.service.ts'
import { threadLink } from '#server/features/conversations/thread-tokens.ts'
import { issueNote, issueReceipt } from '#server/features/plans/documents/documents.service.ts'
import { completePayment } from '#server/features/plans/payments/payments.service.ts'
import { availabilityToken } from '#server/features/services/availability/availability-token.ts'
import { searchToken } from '#server/features/talent/searches/search-token.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { type SubscriptionLink, writeLink } from '#server/features/subscriptions/subscription.address.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { decideDispute } from '#server/features/hires/disputes/administration/decide-dispute.service.ts'
import { hireEvents, hires } from '#server/db/schema/hires.table.ts'
import { insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import { keepUpload } from '#server/platform/storage/stored-files.ts'
import { testAccounts } from '#contracts/accounts/demo-accounts.ts'
import { createTestAccounts } from '#server/features/debug/test-environment.service.ts'
import {
  createAdmin,
  createCompany,
  createKey,
  createMember,
  createProfessional,
  type TestActor,
} from '#tests/support/actors.ts'
import { complaint } from '#tests/support/complaint.ts'
import { cvPdf, sampleCv } from '#tests/support/cv-pdf.ts'
import { companyInvitations, companyMembers } from '#server/db/schema/members.table.ts'
import { jobHolds, jobs } from '#server/db/schema/jobs.table.ts'
import { createJob, premiumJob, standardJob } from '#tests/support/jobs.ts'
import { multipart, pdf, smallPng } from '#tests/support/multipart.ts'
import { companyForm, professionalForm } from '#tests/support/registrations.ts'
import { owedPerson, payoutListOf, rightCci } from '#tests/support/payouts.ts'
import { createDispute } from '#tests/support/disputes.ts'
import { createHire, createOrder } from '#tests/support/services.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { codeNow, withTwoFactor } from '#tests/support/two-factor.ts'
import { invitedPerson } from '#tests/support/invitations.ts'

/** A professional who owns things, the company that owns their counterparts, and others of each kind who own nothing. */
export interface World {
  app: TestApp
  professional: TestActor
  company: TestActor
  otherProfessional: TestActor
  otherCompany: TestActor
  admin: TestActor
  /** They belong to the company, which the company's own account owns. */
  recruiter: TestActor
  reader: TestActor
  /** Belongs to the other company. */
  otherMember: TestActor
}

export async function createWorld(app: TestApp): Promise<World> {
  const [professional, company, otherProfessional, otherCompany, admin] = await Promise.all([
    createProfessional(app, { planType: 'premium' }),
    createCompany(app, { planType: 'premium' }),
    createProfessional(app, { planType: 'premium' }),
    createCompany(app, { planType: 'premium' }),
    createAdmin(app),
  ])
  const [recruiter, reader, otherMember] = await Promise.all([
    createMember(app, company, 'recruiter'),
    createMember(app, company, 'reader'),
    createMember(app, otherCompany, 'recruiter'),
  ])
  return {
    app,
    professional,
    company,
    otherProfessional,
    otherCompany,
    admin,
    recruiter,
    reader,
    otherMember,
  }
}

/** The values of a call, valid for the owner of its things. */
export interface Made {
  params?: Record<string, string | number>
  /** Only what the call requires. */
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** For an upload: also sends a file of its kind. */
  file?: true
  /** The owners of the things, if the audience does not say it. */
  owners?: ('professional' | 'company')[]
  /** The owning kinds that all pass, and of which each gets their own things. */
  each?: ('professional' | 'company')[]
  /** Whoever owns a company is refused with this. */
  refusesOwners?: { status: number; code: string }
  /** What a permitted caller gets here: something outside is missing. */
  endsWith?: { status: number; code: string }
  /** The things belong to the account, not to its company: colleagues are strangers. */
  personal?: true
}

const password = 'una clave larga'
const token = 'x'.repeat(43)

/** Somebody who said yes to other jobs of the company after applying, and is found by it alone. */
async function findableOf(world: World): Promise<number> {
  const { app, company } = world
  const person = await createProfessional(app, { visibility: 'public' })
  await app.deps.db
    .insert(futureJobConsents)
    .values({ professionalId: person.id, companyId: company.id, givenAt: app.clock.now() })
  return person.id
}

/** A CV of the professional. */
async function resumeOf({ app, professional }: World): Promise<number> {
  const now = app.clock.now()
  const { sections, ...choices } = plainChoices
  const [resume] = await app.deps.db
    .insert(resumes)
    .values({
      ...choices,
      sections: [...sections],
      hidden: [],
      firstSkills: [],
      professionalId: professional.id,
      name: 'CV clásico',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: resumes.id })
  return resume!.id
}

/** The token of an open link to it. */
async function resumeLinkOf(world: World): Promise<string> {
  const token = createToken()
  const values = { resumeId: await resumeOf(world), createdAt: world.app.clock.now(), showsContact: false }
  await world.app.deps.db.insert(resumeLinks).values({ ...values, token })
  return token
}

async function poolOf({ app, company }: World): Promise<number> {
  const values = { companyId: company.id, name: randomUUID(), createdAt: app.clock.now() }
  const [pool] = await app.deps.db.insert(talentPools).values(values).returning({ id: talentPools.id })
  return pool!.id
}

/** What both professionals say about new orders, each as if for the first time. Returns that of the first. */
async function availabilityOf({ app, professional, otherProfessional }: World) {
  const now = app.clock.now()
  const said = { says: 'now' as const, startsOn: limaDay(now), confirmedAt: now, version: 1 }
  const rows = await app.deps.db
    .insert(serviceAvailability)
    .values([professional, otherProfessional].map(({ id }) => Object.assign({ professionalId: id }, said)))
    .onConflictDoUpdate({ target: serviceAvailability.professionalId, set: said })
    .returning()
  return rows.find(({ professionalId }) => professionalId === professional.id)!
}

/** The token of the link in the mail that asks whether it still holds. */
async function availabilityLinkOf(world: World): Promise<string> {
  const { professionalId, confirmedAt: askedAt } = await availabilityOf(world)
  return availabilityToken(world.app.deps.db, { professionalId, askedAt })
}

/** The token of the link in the mail of a saved search. */
const searchLinkOf = async (world: World): Promise<string> =>
  searchToken(world.app.deps.db, await talentSearchOf(world))

async function talentSearchOf({ app, company }: World): Promise<number> {
  const { id: companyId, userId } = company
  const values = {
    companyId,
    userId,
    name: randomUUID(),
    query: 'q=sql',
    seenTo: 0,
    createdAt: app.clock.now(),
  }
  const [search] = await app.deps.db
    .insert(talentSearches)
    .values(values)
    .returning({ id: talentSearches.id })
  return search!.id
}

const jobOf = ({ app, company }: World) => createJob(app, company)

const proposalTerms = {
  priceCents: 76_000,
  days: 15,
  rounds: 2,
  message: 'Uno sus fuentes en un modelo, armo el tablero y capacito a su equipo.',
  covers: [],
  milestones: [],
}

/** A brief of the company. */
async function briefOf({ app, company }: World, status: 'draft' | 'open' = 'open'): Promise<number> {
  const at = app.clock.now()
  // A company may have few that are open, and every call of the matrix makes one.
  if (status === 'draft')
    await app.deps.db
      .update(briefs)
      .set({ status: 'closed' })
      .where(and(eq(briefs.companyId, company.id), eq(briefs.status, 'open')))
  const [row] = await app.deps.db
    .insert(briefs)
    .values({
      companyId: company.id,
      createdBy: company.userId,
      status,
      title: 'Un tablero de ventas',
      category: 'Tecnología e IT',
      description: 'Queremos ver cada mañana lo vendido en doce sucursales.',
      publishedAt: status === 'open' ? at : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: briefs.id })
  return row?.id ?? 0
}

/** An open brief that the professional fits, among few others in its trade. */
async function briefForOne(world: World): Promise<number> {
  const { db } = world.app.deps
  const id = await briefOf(world)
  const serviceId = await serviceOf(world)
  const about = { title: 'Mezcla de un disco de huaynos', category: 'Música y Audio' } as const
  await db.update(briefs).set(about).where(eq(briefs.id, id))
  await db.update(services).set(about).where(eq(services.id, serviceId))
  return id
}

/** A brief of the company that an administrator took down. */
async function heldBriefOf(world: World): Promise<number> {
  const id = await briefOf(world)
  await world.app.deps.db.update(briefs).set({ moderationStatus: 'rejected' }).where(eq(briefs.id, id))
  return id
}

/** A proposal of the professional for it that waits for an answer. */
async function proposalOf(world: World): Promise<{ id: number; proposalId: number }> {
  const { app, professional } = world
  const at = app.clock.now()
  const id = await briefOf(world)
  const [row] = await app.deps.db
    .insert(proposals)
    .values({
      ...proposalTerms,
      briefId: id,
      professionalId: professional.id,
      serviceId: await serviceOf(world),
      // Those of another day do not count for today's limit.
      createdAt: new Date(at.getTime() - 2 * DAY),
      updatedAt: at,
      shownAt: at,
    })
    .returning({ id: proposals.id })
  return { id, proposalId: row?.id ?? 0 }
}

/** A held ad. */
async function heldAdOf({ app, company }: World): Promise<number> {
  const jobId = await createJob(app, company, { isHeld: true })
  await app.deps.db.insert(jobHolds).values({
    jobId,
    heldAt: app.clock.now(),
    reasons: [{ code: 'sex', finds: [{ field: 'title', term: 'Señorita', start: 0, end: 8 }] }],
  })
  return jobId
}

/** A job of the company with an applicant who waits. */
async function appliedJobOf(world: World): Promise<number> {
  const { app, professional } = world
  const jobId = await jobOf(world)
  await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: professional.id, appliedAt: app.clock.now() })
  return jobId
}

/** A job of the company with an application, to write to. */
async function writtenTo(world: World) {
  const { app, professional } = world
  const jobId = await jobOf(world)
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: professional.id, appliedAt: app.clock.now() })
    .returning({ id: applications.id })
  return { params: { id: jobId }, body: { applicationIds: [row?.id ?? 0] } }
}

const answerTemplate = () => ({
  name: randomUUID(),
  outcome: 'rejected' as const,
  text: 'Gracias, {nombre}.',
})

/** A text of the company to answer with. */
async function answerTemplateOf({ app, company }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(answerTemplates)
    .values({ ...answerTemplate(), companyId: company.id, createdAt: app.clock.now() })
    .returning({ id: answerTemplates.id })
  return row?.id ?? 0
}

/** A job with an applicant, and what is asked about both. */
async function boardOf(world: World) {
  const { app } = world
  const jobId = await appliedJobOf(world)
  const [application] = await app.deps.db
    .select({ id: applications.id, stage: applications.stageId })
    .from(applications)
    .where(eq(applications.jobId, jobId))
  return { jobId, application: application! }
}

const ownStages = (
  ['pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'hired', 'rejected'] as const
).map((status) => ({ name: status, status, goalDays: null }))

const adDraft = () => ({
  kind: 'standard' as const,
  values: draftValues.parse({ title: 'Contador' }),
})

/** A draft of an ad of the company. */
async function draftOf({ app, company }: World): Promise<number> {
  const at = app.clock.now()
  const [row] = await app.deps.db
    .insert(jobDrafts)
    .values({ ...adDraft(), companyId: company.id, createdAt: at, updatedAt: at })
    .returning({ id: jobDrafts.id })
  return row?.id ?? 0
}

/** A feed of the company that waits for an answer about an ad. */
async function feedOf({ app, company }: World): Promise<number> {
  const createdAt = app.clock.now()
  const [row] = await app.deps.db
    .insert(jobFeeds)
    .values({
      companyId: company.id,
      url: 'https://sacha.example/empleos.xml',
      category: 'Ventas',
      everyHours: 6,
      waitingClosings: 1,
      createdAt,
    })
    .returning({ id: jobFeeds.id })
  const feedId = row?.id ?? 0
  const jobId = await createJob(app, company)
  await app.deps.db.insert(jobFeedAds).values({
    feedId,
    jobId,
    reference: 'A-1',
    fingerprint: '',
    isWaiting: true,
    createdAt,
  })
  return feedId
}

/** A webhook of the company. */
async function webhookOf({ app, company }: World): Promise<{ id: number }> {
  const [row] = await app.deps.db
    .insert(webhookEndpoints)
    .values({
      companyId: company.id,
      url: 'https://sacha.example/qhatu',
      events: ['new_application'],
      secret: Buffer.from('sealed'),
      secretEnd: 'aled',
      createdAt: app.clock.now(),
    })
    .returning({ id: webhookEndpoints.id })
  return { id: row?.id ?? 0 }
}

/** A delivery to it that failed. */
async function deliveryOf(world: World): Promise<number> {
  const { id: endpointId } = await webhookOf(world)
  const [row] = await world.app.deps.db
    .insert(webhookDeliveries)
    .values({
      endpointId,
      companyId: world.company.id,
      messageId: `msg_${endpointId}`,
      event: 'new_application',
      body: '{}',
      status: 'failed',
      createdAt: world.app.clock.now(),
    })
    .returning({ id: webhookDeliveries.id })
  return row?.id ?? 0
}

/** An invitation to the company's team that waits. */
async function memberInvitationOf({ app, company }: World, email = `${randomUUID()}@ejemplo.pe`) {
  const token = createToken()
  const now = app.clock.now()
  const [row] = await app.deps.db
    .insert(companyInvitations)
    .values({
      companyId: company.id,
      tokenHash: hashToken(token),
      email,
      role: 'recruiter',
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY),
    })
    .returning({ id: companyInvitations.id })
  return { id: row?.id ?? 0, token }
}

/** A mail to many, in this state and with nobody left to write to. */
async function campaignOf({ app }: World, status: 'sending' | 'paused'): Promise<number> {
  const [row] = await app.deps.db
    .insert(campaigns)
    .values({
      subject: 'Mantenimiento',
      content: 'El domingo cerramos una hora.',
      kind: 'service',
      status,
      total: 1,
      adminName: 'Admin',
      createdAt: app.clock.now(),
    })
    .returning({ id: campaigns.id })
  return row?.id ?? 0
}

/** An open report of a job. */
async function abuseReportOf(world: World): Promise<number> {
  const [row] = await world.app.deps.db
    .insert(abuseReports)
    .values({
      code: `R-${randomUUID()}`,
      jobId: await jobOf(world),
      reason: 'asks_money',
      createdAt: world.app.clock.now(),
    })
    .returning({ id: abuseReports.id })
  return row?.id ?? 0
}

/** A draft of a verification with the papers of any account, or the same filed; `papers` are their numbers. */
async function papersOf({ app }: World, { userId }: TestActor, isFiled = false) {
  const now = app.clock.now()
  const kinds = ['ruc_sheet', 'power', 'identity', 'degree'] as const
  return transaction(app.deps, async (tx) => {
    // An account has one open request; another entry of this world may have made it.
    const filing = isFiled ? { filedAt: now, dueOn: '2026-12-15' } : { filedAt: null, dueOn: null }
    const [row] = await tx
      .insert(verifications)
      .values({ code: `V-${randomUUID()}`, userId, createdAt: now, ...filing })
      .onConflictDoUpdate({
        target: verifications.userId,
        targetWhere: isNull(verifications.notifiedAt),
        set: filing,
      })
      .returning({ id: verifications.id })
    const id = row?.id ?? 0
    const papers: number[] = []
    for (const kind of kinds) {
      const storageKey = `paper/2026/${randomUUID()}.pdf`
      await app.deps.storage.put(storageKey, Readable.from([pdf()]))
      await insertPendingUpload(tx, storageKey, now)
      const file = { storageKey, name: 'ficha.pdf', mime: 'application/pdf', size: pdf().length }
      const fileId = await keepUpload(tx, file, { ownerId: userId, kind: 'paper' })
      const [paper] = await tx
        .insert(verificationPapers)
        .values({ verificationId: id, fileId, kind })
        .returning({ id: verificationPapers.id })
      papers.push(paper?.id ?? 0)
    }
    return { id, papers }
  })
}

/** An open message to support. */
async function messageOf({ app }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(contactRequests)
    .values({
      code: `C-${randomUUID()}`,
      topic: 'account',
      name: 'Rosa Quispe',
      email: 'rosa@ejemplo.pe',
      message: 'No puedo entrar a mi cuenta.',
      createdAt: app.clock.now(),
      dueOn: '2026-12-15',
    })
    .returning({ id: contactRequests.id })
  return row?.id ?? 0
}

const deletedByAdmin = ({ app, admin }: World, table: typeof jobs | typeof services, id: number) =>
  app.deps.db.update(table).set({ deletedAt: app.clock.now(), deletedBy: admin.id }).where(eq(table.id, id))

/** An export of the administrator; one that is ready has its file. */
async function exportOf({ app, admin }: World, state: 'ready' | 'failed'): Promise<number> {
  const storageKey = `exports/2026/${randomUUID()}.pdf`
  if (state === 'ready') await app.deps.storage.put(storageKey, Readable.from([Buffer.from('%PDF-1.7')]))
  const [row] = await app.deps.db
    .insert(adminExports)
    .values({
      adminId: admin.id,
      kind: 'matching-reports',
      format: 'pdf',
      filters: {},
      withNames: false,
      state,
      storageKey,
      createdAt: app.clock.now(),
      expiresAt: new Date(app.clock.now().getTime() + DAY),
    })
    .returning({ id: adminExports.id })
  return row?.id ?? 0
}

/** An open invitation to the team of administrators. */
async function teamInvitationOf({ app }: World) {
  const made = createToken()
  const [row] = await app.deps.db
    .insert(adminInvitations)
    .values({
      tokenHash: hashToken(made),
      email: `${randomUUID()}@ejemplo.pe`,
      name: 'Rosa Quispe',
      role: 'support',
      expiresAt: new Date(app.clock.now().getTime() + 3_600_000),
    })
    .returning({ id: adminInvitations.id })
  return { token: made, id: row!.id }
}

/** The token of an application by the plain form that is not confirmed yet. */
async function heldOf(world: World): Promise<string> {
  const made = createToken()
  await world.app.deps.db.insert(pendingApplications).values({
    tokenHash: hashToken(made),
    jobId: await jobOf(world),
    email: `${randomUUID()}@ejemplo.pe`,
    name: 'Rosa Quispe',
    expiresAt: new Date(world.app.clock.now().getTime() + 3_600_000),
  })
  return made
}

/** The token of a sheet filed without scripts whose copy was not requested yet. */
async function unsentCopyOf({ app }: World): Promise<string> {
  const made = createToken()
  await app.deps.db.insert(complaints).values({
    ...complaint(),
    kind: 'reclamo',
    documentType: 'dni',
    goodType: 'servicio',
    amount: null,
    createdAt: app.clock.now(),
    dueOn: '2026-12-15',
    copyTokenHash: hashToken(made),
  })
  return made
}

/** The link of an invitation that the company shares. */
async function invitationOf(world: World) {
  const made = createToken()
  const now = world.app.clock.now()
  const jobId = await jobOf(world)
  const [row] = await world.app.deps.db
    .insert(invitations)
    .values({
      jobId,
      tokenHash: hashToken(made),
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    })
    .returning({ id: invitations.id })
  return { token: made, jobId, id: row!.id }
}

async function cvOf({ app, professional }: World, content = pdf()): Promise<string> {
  const storageKey = `cv/2026/${randomUUID()}.pdf`
  await app.deps.storage.put(storageKey, Readable.from([content]))
  await insertPendingUpload(app.deps.db, storageKey, app.clock.now())
  return transaction(app.deps, (tx) =>
    keepUpload(
      tx,
      { storageKey, name: 'cv.pdf', mime: 'application/pdf', size: content.length },
      { ownerId: professional.userId, kind: 'cv' },
    ),
  )
}

/** Stores a CV on the professional's profile. */
async function profileCvOf(world: World, content?: Buffer): Promise<number> {
  const { app, professional } = world
  const cvId = await cvOf(world, content)
  await app.deps.db.update(professionals).set({ cvId }).where(eq(professionals.id, professional.id))
  return professional.id
}

async function applicationOf(world: World, cv = pdf()): Promise<number> {
  const { app, professional } = world
  const [row] = await app.deps.db
    .insert(applications)
    .values({
      jobId: await jobOf(world),
      professionalId: professional.id,
      cvId: await cvOf(world, cv),
      appliedAt: app.clock.now(),
    })
    .returning({ id: applications.id })
  return row?.id ?? 0
}

/** An application with a file that answers a question. */
async function answerFileOf(world: World) {
  const { app, professional } = world
  const id = await applicationOf(world)
  const fileId = await fileOf(world, { ownerId: professional.userId, kind: 'answer' })
  const answer = { kind: 'file' as const, question: '¿Tienes un portafolio?', answer: 'Prueba.pdf' }
  await app.deps.db.insert(applicationAnswers).values({ ...answer, applicationId: id, fileId })
  return { id, fileId }
}

async function tagOf({ app, company }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(candidateTags)
    .values({ companyId: company.id, name: randomUUID().slice(0, 30), createdAt: app.clock.now() })
    .returning({ id: candidateTags.id })
  return row?.id ?? 0
}

/** Two applications to one job of the company. */
async function twoApplicationsOf(world: World) {
  const { db } = world.app.deps
  const id = await applicationOf(world)
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  const [other] = await db
    .insert(applications)
    .values({
      jobId: row!.jobId,
      professionalId: (await createProfessional(world.app)).id,
      appliedAt: world.app.clock.now(),
    })
    .returning({ id: applications.id })
  return { params: { id }, body: { otherId: other!.id } }
}

/** The conversation of an application, with a message of the company; returns the id of the application. */
async function threadOf(world: World, who: TestActor = world.professional): Promise<number> {
  const { app, company } = world
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId: await jobOf(world), professionalId: who.id, appliedAt: app.clock.now() })
    .returning({ id: applications.id })
  const applicationId = row?.id ?? 0
  await transaction(app.deps, (tx) =>
    writeToApplicant(app.deps, tx, {
      applicationId,
      senderId: company.userId,
      message: 'Hola',
      sendKey: 'round-0',
    }),
  )
  return applicationId
}

/** The token of the page of a conversation, of a person without a password. */
async function linkedThreadOf(world: World): Promise<string> {
  const { db } = world.app.deps
  const who = await createProfessional(world.app)
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, who.userId))
  const applicationId = await threadOf(world, who)
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.applicationId, applicationId))
  return threadLink(db, row!.id)
}

/** How many interviews this process made: each has its own hour, so that none overlaps with another. */
let interviewCount = 0

/** An interview with an applicant of the company, of which the candidate knows. */
async function interviewOf(world: World, { isOver = false } = {}) {
  const { app, company } = world
  const at = app.clock.now()
  const hours = isOver ? -2 : 24 * 70 + 3 * interviewCount++
  const startsAt = new Date(at.getTime() + hours * HOUR)
  const { db } = app.deps
  const [row] = await db
    .insert(interviews)
    .values({
      applicationId: await applicationOf(world),
      createdBy: company.userId,
      title: 'Entrevista técnica',
      kind: 'phone',
      place: '',
      minutes: 45,
      bufferMinutes: 15,
      note: '',
      isNotified: true,
      createdAt: at,
      updatedAt: at,
      ...(isOver
        ? { status: 'scheduled' as const, startsAt, endsAt: new Date(startsAt.getTime() + HOUR) }
        : {}),
    })
    .returning({ id: interviews.id })
  const interviewId = row!.id
  await db.insert(interviewers).values({ interviewId, userId: company.userId })
  const [slot] = await db
    .insert(interviewSlots)
    .values({ interviewId, startsAt })
    .returning({ id: interviewSlots.id })
  return { id: interviewId, slotId: slot!.id, token: await interviewToken(db, interviewId) }
}

const proposal = ({ company }: World) => ({
  title: 'Entrevista técnica',
  kind: 'video' as const,
  place: 'https://meet.example/abc',
  minutes: 45,
  bufferMinutes: 15,
  interviewerIds: [company.userId],
  slots: [{ date: '2026-12-15', time: '10:00' }],
  note: 'Ten a la mano tu laptop.',
})

/** A note of the company's own account about an applicant. */
async function noteOf(world: World): Promise<number> {
  const { app, company } = world
  const [row] = await app.deps.db
    .insert(applicationNotes)
    .values({
      applicationId: await applicationOf(world),
      userId: company.userId,
      text: 'Explica bien lo que hizo.',
      createdAt: app.clock.now(),
    })
    .returning({ id: applicationNotes.id })
  return row?.id ?? 0
}

/** An applicant of a job with an attribute, and points for it. */
async function ratedApplicationOf(world: World): Promise<Made> {
  const id = await applicationOf(world)
  const { db } = world.app.deps
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  const [attribute] = await db
    .insert(jobAttributes)
    .values({ jobId: row!.jobId, position: 0, name: 'SQL' })
    .returning({ id: jobAttributes.id })
  return { params: { id }, body: { points: [{ attributeId: attribute!.id, points: 3 }] } }
}

/** A conversation with the assistant that the professional kept. */
async function keptOf({ app, professional: { userId } }: World): Promise<Made> {
  const turns = [{ question: 'Busco trabajo', text: 'Hay 2 empleos.', links: [] }]
  const [row] = await app.deps.db
    .insert(assistantConversations)
    .values({ userId, title: 'Busco trabajo', turns, keptAt: app.clock.now() })
    .returning({ id: assistantConversations.id })
  return { params: { id: row!.id }, owners: ['professional'], personal: true }
}

/** A stored file. */
async function fileOf({ app }: World, owner: Parameters<typeof keepUpload>[2]): Promise<string> {
  const storageKey = `${owner.kind}/2026/${randomUUID()}.pdf`
  const content = pdf(700, 'Prueba')
  await app.deps.storage.put(storageKey, Readable.from([content]))
  await insertPendingUpload(app.deps.db, storageKey, app.clock.now())
  const upload = { storageKey, name: 'Prueba.pdf', mime: 'application/pdf', size: content.length }
  return transaction(app.deps, (tx) => keepUpload(tx, upload, owner))
}

/** A note with a file. */
async function noteFileOf(world: World) {
  const { app, professional } = world
  const id = await noteOf(world)
  const fileId = await fileOf(world, { ownerId: professional.userId, kind: 'note' })
  await app.deps.db.insert(applicationNoteFiles).values({ fileId, noteId: id })
  return { id, fileId }
}

/** An open brief to which the professional is invited. */
async function invitedBriefOf(world: World): Promise<number> {
  const id = await briefOf(world)
  const at = world.app.clock.now()
  await world.app.deps.db.insert(briefInvitations).values({
    briefId: id,
    professionalId: world.professional.id,
    reasons: ['Por tu servicio “Tableros”'],
    createdAt: at,
    shownAt: at,
  })
  return id
}

/** An open brief with a file. */
async function briefFileOf(world: World) {
  const { app, company } = world
  const id = await briefOf(world)
  const fileId = await fileOf(world, { ownerId: company.userId, kind: 'brief' })
  await app.deps.db.insert(briefFiles).values({ fileId, briefId: id })
  return { id, fileId }
}

async function serviceOf({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(services)
    .values({
      professionalId: professional.id,
      title: 'Tableros en Power BI',
      category: 'Tecnología e IT',
      description: 'Tableros.',
      price: '$20.00',
      createdAt: app.clock.now(),
    })
    .returning({ id: services.id })
  return row?.id ?? 0
}

/** A conversation of the professional and the company, with a message of the company; returns the id of the service. */
async function conversationOf(world: World): Promise<number> {
  const { app, company } = world
  const serviceId = await serviceOf(world)
  const now = app.clock.now()
  const [row] = await app.deps.db
    .insert(conversations)
    .values({
      serviceId,
      professionalId: world.professional.id,
      companyId: company.id,
      createdAt: now,
      lastMessageAt: now,
    })
    .returning({ id: conversations.id })
  await app.deps.db
    .insert(messages)
    .values({ conversationId: row!.id, senderId: company.userId, message: 'Hola', createdAt: now })
  return serviceId
}

/** A quote of the professional in that conversation, which waits for an answer. */
async function quoteOf(world: World): Promise<number> {
  const { app } = world
  const serviceId = await conversationOf(world)
  const [talk] = await app.deps.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.serviceId, serviceId))
  const now = app.clock.now()
  const { title, priceCents, days, rounds, validUntil } = quoteBody(world)
  const [row] = await app.deps.db
    .insert(quotes)
    .values({
      title,
      priceCents,
      days,
      rounds,
      validUntil,
      conversationId: talk!.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: quotes.id })
  return row!.id
}

const quoteBody = ({ app, company }: World) => ({
  companyId: company.id,
  title: 'Un tablero de compras',
  priceCents: 32_050,
  days: 10,
  rounds: 2,
  validUntil: limaDay(new Date(app.clock.now().getTime() + 7 * DAY)),
})

/** A message of the company that the professional reported. */
async function reportedMessageOf(world: World): Promise<{ messageId: number; reportId: number }> {
  const { app, company } = world
  const serviceId = await conversationOf(world)
  const { db } = app.deps
  const [message] = await db
    .select({ id: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.serviceId, serviceId), eq(messages.senderId, company.userId)))
  const now = app.clock.now()
  await db
    .update(messages)
    .set({ moderationStatus: 'pending', submittedAt: now })
    .where(eq(messages.id, message!.id))
  const [report] = await db
    .insert(abuseReports)
    .values({
      code: `R-${randomUUID()}`,
      userId: company.userId,
      conversationId: message!.conversationId,
      messageId: message!.id,
      reason: 'spam',
      createdAt: now,
    })
    .returning({ id: abuseReports.id })
  return { messageId: message!.id, reportId: report!.id }
}

/** The account, with a photo or a logo. */
async function photoOf({ app }: World, { headers, userId }: TestActor): Promise<number> {
  const part = { field: 'photo', filename: 'yo.png', type: 'image/png', content: smallPng }
  await app.request({ method: 'POST', url: '/api/upload-photo', ...multipart([part], headers) })
  return userId
}

/** A photo of the company's workplace. The others are taken away, because only a few fit. */
async function workplacePhotoOf({ app, company }: World): Promise<number> {
  await app.deps.db.delete(companyPhotos).where(eq(companyPhotos.companyId, company.id))
  const part = { field: 'photo', filename: 'sala.png', type: 'image/png', content: smallPng }
  const parts = [['caption', 'Sala del piso 4'] as [string, string], part]
  const { body } = await app.request({
    method: 'POST',
    url: '/api/me/company/photos',
    ...multipart(parts, company.headers),
  })
  return body[0]!.id
}

/** Accepted, so that either party may cancel it. */
const hireOf = async (world: World): Promise<number> =>
  createHire(world.app, { serviceId: await serviceOf(world), companyId: world.company.id }, [
    'requested',
    'accepted',
  ])

/** An order in two milestones, the first in work. */
const milestonesOf = (world: World): Promise<number> => orderOf(world, ['accepted'])

/** A proposal of the professional to change milestones, which the company may answer. */
async function changeOf(world: World): Promise<{ id: number; proposedAt: string }> {
  const { app } = world
  const id = await milestonesOf(world)
  const at = app.clock.now().toISOString()
  const parts = [{ name: 'Modelo', cents: 30_000, days: 4 }]
  const change = { by: 'professional' as const, at, agreedAt: null, from: 0, parts }
  await app.deps.db.update(hires).set({ change }).where(eq(hires.id, id))
  return { id, proposedAt: at }
}

/** An order whose first part, $200.00 and 5 %, waits for its payment. */
async function agreedOrderOf(world: World): Promise<number> {
  const id = await orderOf(world, [])
  const agreed = { status: 'agreed', isHeld: true, feeRate: 500 } as const
  await world.app.deps.db.update(hires).set(agreed).where(eq(hires.id, id))
  return id
}

/** A file of 600 bytes that the professional began to send. */
async function orderFileOf(
  world: World,
  content?: Buffer,
  of?: number,
): Promise<{ id: number; fileId: string }> {
  const { app, professional } = world
  const id = of ?? (await hireOf(world))
  const url = `/api/hires/${id}/files`
  const payload = { name: 'tableros.pdf', size: 600 }
  const { body } = await app.request({ method: 'POST', url, headers: professional.headers, payload })
  if (content) {
    const part = { field: 'piece', filename: 'piece', content }
    const piece = `${url}/${body.id}/pieces`
    await app.request({
      method: 'POST',
      url: piece,
      ...multipart([['from', '0'], part], professional.headers),
    })
  }
  return { id, fileId: body.id }
}

/** An order that is completed, with a whole file that belongs to nothing yet. */
async function invoiceOf(world: World): Promise<{ id: number; fileId: string }> {
  const { app, professional } = world
  const id = await orderOf(world, ['accepted', 'delivered', 'completed'])
  const file = await orderFileOf(world, pdf(600), id)
  const url = `/api/hires/${id}/files/${file.fileId}/finish`
  await app.request({ method: 'POST', url, headers: professional.headers })
  return file
}

async function deliveredFileOf(world: World): Promise<{ id: number; fileId: string }> {
  const { app, professional } = world
  const file = await orderFileOf(world, pdf(600))
  const url = `/api/hires/${file.id}`
  const headers = professional.headers
  await app.request({ method: 'POST', url: `${url}/files/${file.fileId}/finish`, headers })
  const payload = { note: 'Los tableros.', files: [file.fileId] }
  await app.request({ method: 'POST', url: `${url}/deliveries`, headers, payload })
  await app.deps.db.update(hireEvents).set({ isNotified: true }).where(eq(hireEvents.hireId, file.id))
  return file
}

/** An order in two parts. */
const orderOf = async (
  world: World,
  steps: Parameters<typeof createHire>[2],
  offer?: { by: 'professional' | 'company'; cents: number },
): Promise<number> =>
  createOrder(world.app, { serviceId: await serviceOf(world), companyId: world.company.id }, steps, offer)

/** A delivered order whose company has a problem with it. */
async function disputeOf(
  world: World,
  stage: 'open' | 'answered' | 'desk',
  wants?: 'finished',
): Promise<{ hireId: number; disputeId: number }> {
  const { app, company, professional: seller } = world
  const hireId = await orderOf(world, ['accepted', 'delivered'])
  const disputeId = await createDispute(app, { seller, company, hireId }, { stage, ...(wants && { wants }) })
  return { hireId, disputeId }
}

/** One that waits for a decision, with a file of the professional. */
async function disputeWithFileOf(world: World): Promise<{ id: number; fileId: string }> {
  const { app, professional } = world
  const { hireId, disputeId } = await disputeOf(world, 'answered')
  const url = `/api/hires/${hireId}`
  const { headers } = professional
  const payload = { name: 'tableros.pdf', size: 600 }
  const { body } = await app.request({ method: 'POST', url: `${url}/files`, headers, payload })
  const part = { field: 'piece', filename: 'piece', content: pdf(600) }
  const piece = multipart([['from', '0'], part], headers)
  await app.request({ method: 'POST', url: `${url}/files/${body.id}/pieces`, ...piece })
  await app.request({ method: 'POST', url: `${url}/files/${body.id}/finish`, headers })
  const evidence = { text: 'Los tableros.', files: [body.id] }
  await app.request({ method: 'POST', url: `${url}/disputes/evidence`, headers, payload: evidence })
  await app.deps.db.update(hireEvents).set({ isNotified: true }).where(eq(hireEvents.hireId, hireId))
  await app.request({ method: 'POST', url: `${url}/disputes/escalation`, headers, payload: {} })
  await app.deps.db.update(hireEvents).set({ isNotified: true }).where(eq(hireEvents.hireId, hireId))
  return { id: disputeId, fileId: body.id }
}

const serviceText = {
  title: 'Tableros en Power BI',
  category: 'Tecnología e IT',
  description: 'Tableros que tu equipo entiende.',
  price: '20',
}

async function suggestionOf({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(serviceSuggestions)
    .values({
      professionalId: professional.id,
      title: 'Tableros en Power BI',
      category: 'Tecnología e IT',
      description: 'Tableros.',
      confidence: 80,
      suggestedPrice: '$20.00',
      keywords: ['Power BI'],
      createdAt: app.clock.now(),
    })
    .returning({ id: serviceSuggestions.id })
  return row?.id ?? 0
}

async function notificationOf({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(notifications)
    .values({
      userId: professional.userId,
      type: 'system',
      title: 'T',
      message: 'M',
      createdAt: app.clock.now(),
    })
    .returning({ id: notifications.id })
  return row?.id ?? 0
}

async function alertOf({ app, professional }: World): Promise<number> {
  const now = app.clock.now()
  const [row] = await app.deps.db
    .insert(subscriptions)
    .values({
      kind: 'job_alert',
      email: professional.email,
      userId: professional.userId,
      search: `q=${randomUUID()}`,
      createdAt: now,
      confirmedAt: now,
    })
    .returning({ id: subscriptions.id })
  return row?.id ?? 0
}

/** The link in a mail about the professional's alert. */
async function mailedLinkOf(
  world: World,
  link: { purpose: 'manage' } | Omit<Extract<SubscriptionLink, { purpose: 'confirm' }>, 'id'>,
) {
  const key = await readSecret(world.app.deps.db, 'subscriptions')
  return { token: writeLink(key, { ...link, id: await alertOf(world) }) }
}

async function bookingOf(world: World): Promise<number> {
  const { app, professional, company } = world
  const startsAt = new Date(app.clock.now().getTime() + 3 * 86_400_000)
  const [row] = await app.deps.db
    .insert(bookings)
    .values({
      serviceId: await serviceOf(world),
      professionalId: professional.id,
      companyId: company.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: bookings.id })
  // The world may already have one: a second one would overlap.
  return row?.id ?? (await bookingIn(world))
}

async function bookingIn({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.professionalId, professional.id))
  return row?.id ?? 0
}

/** Makes the professional available at any time of the week. */
async function openFor(world: World): Promise<number> {
  const { app, professional } = world
  await app.deps.db.insert(availabilityHours).values(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      professionalId: professional.id,
      weekday,
      startMinute: 0,
      endMinute: 1440,
    })),
  )
  return professional.id
}

async function paymentOf({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(payments)
    .values({
      userId: professional.userId,
      product: 'professional_premium_trial',
      amount: 0,
      status: 'pending',
      provider: 'none',
      createdAt: app.clock.now(),
    })
    .returning({ id: payments.id })
  return row?.id ?? 0
}

/** A code that everybody can use for everything. */
async function discountCode({ deps, clock }: TestApp): Promise<string> {
  const code = randomUUID().slice(0, 20).toUpperCase()
  const createdAt = clock.now()
  await deps.db
    .insert(discountCodes)
    .values({ code, kind: 'percent', value: 10, products: [], startsAt: createdAt, createdAt })
  return code
}

/** A completed payment, which has a receipt. */
async function receiptOf(world: World): Promise<number> {
  const { deps } = world.app
  const id = await paymentOf(world)
  await transaction(deps, (tx) => completePayment(deps, tx, id))
  return id
}

/** A receipt that the issuer refused; its document. */
async function refusedIssue(world: World): Promise<number> {
  const { app } = world
  const [document] = await app.deps.db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.paymentId, await receiptOf(world)))
  const at = app.clock.now()
  const issue = { documentId: document!.id, state: 'refused', reason: 'RUC', createdAt: at } as const
  await app.deps.db.insert(documentIssues).values(issue)
  return issue.documentId
}

/** A payment with the money that bought it. */
async function chargedPayment({
  app,
  professional,
}: World): Promise<{ paymentId: number; chargeId: number }> {
  const at = app.clock.now()
  const [row] = await app.deps.db
    .insert(payments)
    .values({
      userId: professional.userId,
      product: 'professional_premium',
      amount: 1000,
      status: 'completed',
      provider: 'test',
      createdAt: at,
    })
    .returning({ id: payments.id })
  const paymentId = row!.id
  const [charge] = await app.deps.db
    .insert(paymentCharges)
    .values({
      paymentId,
      provider: 'test',
      reference: randomUUID(),
      amount: 1000,
      currency: 'USD',
      method: 'card',
      boughtAt: at,
      createdAt: at,
    })
    .returning({ id: paymentCharges.id })
  return { paymentId, chargeId: charge!.id }
}

/** A refund that an administrator decided. */
async function refundIn(world: World, state: 'waiting' | 'refused'): Promise<number> {
  const { app } = world
  const [row] = await app.deps.db
    .insert(paymentRefunds)
    .values({
      ...(await chargedPayment(world)),
      amount: 500,
      refundedBefore: 0,
      reason: 'asked',
      state,
      key: randomUUID(),
      requestedAt: app.clock.now(),
    })
    .returning({ id: paymentRefunds.id })
  return row!.id
}

/** The note of a payment of which a part went back. */
async function paymentNoteOf(world: World): Promise<number> {
  const { app, professional } = world
  const at = app.clock.now()
  const [row] = await app.deps.db
    .insert(payments)
    .values({
      userId: professional.userId,
      product: 'professional_premium',
      amount: 1000,
      status: 'completed',
      provider: 'test',
      createdAt: at,
    })
    .returning({ id: payments.id })
  const paymentId = row!.id
  return transaction(app.deps, async (tx) => {
    await issueReceipt(tx, { paymentId, amount: 1000, currency: 'USD', at })
    return (await issueNote(tx, { paymentId, amount: 400, at })).id
  })
}

const work = { type: 'image', url: 'https://obra.example/1.png', title: 'Tablero' }
const title = {
  title: 'Analítica',
  url: 'https://titulo.example/1',
  issuer: 'Escuela',
  issuedDate: '2024-05',
}

async function workOf({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(portfolioItems)
    .values({ ...work, type: 'image', professionalId: professional.id, createdAt: app.clock.now() })
    .returning({ id: portfolioItems.id })
  return row?.id ?? 0
}

async function certificateOf({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(certificates)
    .values({ ...title, professionalId: professional.id, createdAt: app.clock.now() })
    .returning({ id: certificates.id })
  return row?.id ?? 0
}

/** The company has a conversation about the professional's service. */
async function talkedAbout(world: World): Promise<number> {
  const { app, company } = world
  const serviceId = await serviceOf(world)
  const now = app.clock.now()
  await app.deps.db.insert(conversations).values({
    serviceId,
    professionalId: world.professional.id,
    companyId: company.id,
    createdAt: now,
    lastMessageAt: now,
  })
  return serviceId
}

async function reviewOf(world: World): Promise<number> {
  const { app, company, professional } = world
  const [row] = await app.deps.db
    .insert(reviews)
    .values({
      serviceId: await talkedAbout(world),
      professionalId: professional.id,
      companyId: company.id,
      rating: 4,
      createdAt: app.clock.now(),
      reply: 'Gracias.',
      repliedAt: app.clock.now(),
    })
    .returning({ id: reviews.id })
  return row?.id ?? 0
}

async function endorsementOf({ app, company, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(skillEndorsements)
    .values({
      professionalId: professional.id,
      skillName: `Excel ${randomUUID()}`,
      endorsedById: company.userId,
      endorsedByType: 'company',
      createdAt: app.clock.now(),
    })
    .returning({ id: skillEndorsements.id })
  return row?.id ?? 0
}

/** The reference of a pending payment at the test provider. */
async function testPaymentOf({ app, professional }: World): Promise<string> {
  const [providerReference, checkoutKey] = [randomUUID(), randomUUID()]
  await app.deps.db.insert(testCheckouts).values({
    reference: providerReference,
    checkoutKey,
    amount: 500,
    currency: 'USD',
    page: 'open',
    charges: [],
    refundKeys: [],
  })
  await app.deps.db.insert(payments).values({
    userId: professional.userId,
    product: 'professional_premium',
    amount: 500,
    status: 'pending',
    provider: 'test',
    providerReference,
    checkoutKey,
    createdAt: app.clock.now(),
  })
  return providerReference
}

const experience = { company: 'Tupay', position: 'Analista', startDate: '2020-03', current: true }

async function experienceOf({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(experiences)
    .values({ professionalId: professional.id, company: 'Tupay', position: 'Analista', startDate: '2020-03' })
    .returning({ id: experiences.id })
  return row?.id ?? 0
}

const study = { degree: 'Bachiller', institution: 'Universidad del Valle Blanco', endDate: '2017' }

async function studyOf({ app, professional }: World): Promise<number> {
  const [row] = await app.deps.db
    .insert(education)
    .values({ professionalId: professional.id, degree: 'Bachiller', institution: 'Universidad del Valle' })
    .returning({ id: education.id })
  return row?.id ?? 0
}

async function withLink(world: World, purpose: 'confirm_email' | 'reset_password') {
  const { app, professional } = world
  await app.deps.db
    .insert(emailTokens)
    .values({
      tokenHash: hashToken(token),
      userId: professional.userId,
      purpose,
      expiresAt: new Date(app.clock.now().getTime() + 60_000),
    })
    .onConflictDoUpdate({ target: emailTokens.tokenHash, set: { purpose, usedAt: null } })
  return { token }
}

const accountsOf = ({ professional, company, otherProfessional, otherCompany }: World): TestActor[] => [
  professional,
  company,
  otherProfessional,
  otherCompany,
]

const ownersOf = (world: World): AccountOwner[] => [
  ...accountsOf(world),
  world.recruiter,
  world.reader,
  world.otherMember,
  { adminId: world.admin.id },
]

/** Sets this password for all accounts, the administrator's too. */
async function withPassword(world: World): Promise<string> {
  const passwordHash = await hashPassword(password)
  for (const owner of ownersOf(world))
    await world.app.deps.db.update(tableOf(owner)).set({ passwordHash }).where(isAccount(owner))
  return password
}

const isOneOf = (world: World) =>
  inArray(
    users.id,
    [...accountsOf(world), world.recruiter, world.reader, world.otherMember].map(({ userId }) => userId),
  )

/** A login of this account that waits for its code. */
async function withChallenge(app: TestApp, owner: AccountOwner) {
  const secret = await withTwoFactor(app, owner)
  const made = createToken()
  await app.deps.db.insert(loginChallenges).values({
    tokenHash: hashToken(made),
    ...ownerColumns(owner),
    remember: false,
    expiresAt: new Date(app.clock.now().getTime() + 60_000),
  })
  return { body: { challenge: made, code: codeNow(app, secret) } }
}

async function withTwoFactorOff(world: World) {
  for (const owner of ownersOf(world))
    await world.app.deps.db.update(tableOf(owner)).set({ totpEnabledAt: null }).where(isAccount(owner))
}

/** The calls about a second factor, which users and administrators have. */
const twoFactorEntries = (
  feature: 'ownAccount' | 'ownAdmin',
): Record<string, (world: World) => Promise<Made>> => {
  const withPasswordAndCode = async (world: World) => {
    const secret = await withTwoFactor(world.app, ...ownersOf(world))
    return { body: { password: await withPassword(world), code: codeNow(world.app, secret) } }
  }
  return {
    [`${feature}.setUpTwoFactor`]: async (world) => {
      await withTwoFactorOff(world)
      return { body: { password: await withPassword(world) } }
    },
    [`${feature}.enableTwoFactor`]: async (world) => {
      const secret = await withTwoFactor(world.app, ...ownersOf(world))
      await withTwoFactorOff(world)
      return { body: { code: codeNow(world.app, secret) } }
    },
    [`${feature}.disableTwoFactor`]: withPasswordAndCode,
    [`${feature}.renewRecoveryCodes`]: withPasswordAndCode,
  }
}

/**
 * The valid values of each call with parameters or a body, as 'feature.name'. Who may make the call is a matter of the
 * contract.
 */
export const entries: Record<string, (world: World) => Promise<Made>> = {
  'accounts.login': async ({ app, professional }) => {
    const passwordHash = await hashPassword(password)
    await app.deps.db.update(users).set({ passwordHash }).where(eq(users.id, professional.userId))
    return { body: { email: professional.email, password } }
  },
  'accounts.registerCompany': async () => ({ body: companyForm() }),
  'accounts.registerProfessional': async () => ({ body: professionalForm() }),
  'accounts.requestPasswordReset': async ({ professional }) => ({ body: { email: professional.email } }),
  'accounts.resetPassword': async (world) => ({
    params: await withLink(world, 'reset_password'),
    body: { password },
  }),
  'accounts.confirmationLink': async (world) => ({ params: await withLink(world, 'confirm_email') }),
  'accounts.confirmEmail': async (world) => ({ params: await withLink(world, 'confirm_email') }),
  'accounts.loginTwoFactor': ({ app, professional }) => withChallenge(app, professional),
  'ownAccount.changeEmail': async (world) => ({
    body: { email: `${randomUUID()}@ejemplo.pe`, password: await withPassword(world) },
  }),
  'ownAccount.changePassword': async (world) => ({
    body: { password: await withPassword(world), newPassword: password },
  }),
  'ownAccount.choosePassword': async (world) => {
    await world.app.deps.db.update(users).set({ passwordHash: null }).where(isOneOf(world))
    return { body: { newPassword: password } }
  },
  'ownAccount.endSession': async ({ app, professional }) => {
    const [row] = await app.deps.db
      .insert(sessions)
      .values({
        tokenHash: hashToken(createToken()),
        userId: professional.userId,
        createdAt: app.clock.now(),
        expiresAt: new Date(app.clock.now().getTime() + 60_000),
      })
      .returning({ id: sessions.id })
    return { params: { id: row?.id ?? 0 }, owners: ['professional'] }
  },
  ...twoFactorEntries('ownAccount'),
  'ownAdmin.changePassword': async (world) => ({
    body: { password: await withPassword(world), newPassword: password },
  }),
  ...twoFactorEntries('ownAdmin'),
  'privacy.download': async (world) => ({ body: { password: await withPassword(world) } }),
  'privacy.remove': async (world) => {
    // An owner with a team must hand it over first, so the team belongs to another company.
    const { id: companyId } = await createCompany(world.app)
    const people = [world.recruiter, world.reader, world.otherMember].map(({ userId }) => userId)
    await world.app.deps.db
      .update(companyMembers)
      .set({ companyId })
      .where(inArray(companyMembers.userId, people))
    return { body: { password: await withPassword(world) } }
  },
  'admin.adminLogin': async (world) => ({
    body: { email: world.admin.email, password: await withPassword(world) },
  }),
  'admin.adminLoginCode': ({ app, admin }) => withChallenge(app, { adminId: admin.id }),
  'codes.createCode': async () => ({
    body: { code: randomUUID().slice(0, 20), kind: 'percent', value: 10, mostPerAccount: 1 },
  }),
  'plans.codePrices': async ({ app }) => ({ query: { code: await discountCode(app) } }),
  'codes.endCode': async ({ app }) => {
    const code = await discountCode(app)
    const [row] = await app.deps.db.select().from(discountCodes).where(eq(discountCodes.code, code))
    return { params: { id: row!.id } }
  },
  'team.inviteAdmin': async () => ({
    body: { name: 'Rosa Quispe', email: `${randomUUID()}@ejemplo.pe`, role: 'support' },
  }),
  'team.cancelTeamInvitation': async (world) => ({ params: { id: (await teamInvitationOf(world)).id } }),
  'team.changeRole': async ({ app }) => ({
    params: { id: (await createAdmin(app, 'support')).id },
    body: { role: 'finance' },
  }),
  'team.endAdminAccess': async ({ app }) => ({ params: { id: (await createAdmin(app, 'support')).id } }),
  'team.resetAdminTwoFactor': async ({ app }) => {
    const { id } = await createAdmin(app, 'support')
    await withTwoFactor(app, { adminId: id })
    return { params: { id } }
  },
  'team.teamInvitation': async (world) => ({ params: { token: (await teamInvitationOf(world)).token } }),
  'team.acceptTeamInvitation': async (world) => ({
    body: { token: (await teamInvitationOf(world)).token, password },
  }),
  'moderation.moderateService': async (world) => ({
    params: { serviceId: await serviceOf(world) },
    body: { status: 'rejected', note: 'Quita el teléfono.' },
  }),
  'moderation.moderateCv': async (world) => ({
    params: { professionalId: await profileCvOf(world) },
    body: { status: 'rejected', note: 'Sube el tuyo.' },
  }),
  'moderation.cvToModerate': async (world) => ({ params: { professionalId: await profileCvOf(world) } }),
  'moderation.moderatePhoto': async (world) => ({
    params: { id: await photoOf(world, world.professional) },
    body: { status: 'rejected', note: 'Sube otra.' },
  }),
  'moderation.photoToModerate': async (world) => ({
    params: { id: await photoOf(world, world.professional) },
  }),
  'moderation.moderateWorkplace': async (world) => ({
    params: { id: await workplacePhotoOf(world) },
    body: { status: 'rejected', note: 'Sube otra.' },
  }),
  'moderation.workplaceToModerate': async (world) => ({ params: { id: await workplacePhotoOf(world) } }),
  'briefFiles.moderated': async (world) => ({ params: await briefFileOf(world) }),
  'moderation.moderateBrief': async (world) => ({
    params: { id: await briefOf(world) },
    body: { status: 'rejected', note: 'Quita el teléfono.' },
  }),
  'moderation.moderateReview': async (world) => ({
    params: { id: await reviewOf(world) },
    body: { status: 'rejected', note: 'Quita el teléfono.' },
  }),
  'moderation.moderateMessage': async (world) => ({
    params: { id: (await reportedMessageOf(world)).messageId },
    body: { status: 'rejected', note: 'No se pide dinero.' },
  }),
  'moderation.openItem': async (world) => ({ body: { queue: 'services', id: await serviceOf(world) } }),
  'users.user': async ({ app }) => ({ params: { id: (await createProfessional(app)).userId } }),
  'users.userTimeline': async ({ app }) => ({ params: { id: (await createProfessional(app)).userId } }),
  'users.setUserStatus': async ({ app }) => ({
    params: { id: (await createProfessional(app)).userId },
    body: { isActive: false, reason: 'spam', note: 'Enviaste el mismo mensaje a 38 empresas.' },
  }),
  'users.setUserPlan': async ({ app }) => ({
    params: { id: (await createProfessional(app)).userId },
    body: { plan: 'premium', days: 30 },
  }),
  'userAccess.endUserSessions': async ({ app }) => ({
    params: { id: (await createProfessional(app)).userId },
  }),
  'userAccess.endUserSession': async ({ app }) => {
    const { userId } = await createProfessional(app)
    const [row] = await app.deps.db.select().from(sessions).where(eq(sessions.userId, userId))
    return { params: { id: userId, sessionId: row?.id ?? 0 } }
  },
  'userAccess.viewUser': async ({ app }) => ({
    params: { id: (await createProfessional(app)).userId },
    body: { reason: 'asked' },
  }),
  'userAccess.resetUserTwoFactor': async ({ app }) => {
    const { userId } = await createProfessional(app)
    await withTwoFactor(app, { userId })
    return { params: { id: userId } }
  },
  'users.addUserNote': async ({ app }) => ({
    params: { id: (await createProfessional(app)).userId },
    body: { text: 'Llamó el lunes.' },
  }),
  'users.deleteUserNote': async ({ app }) => {
    const { userId } = await createProfessional(app)
    const [row] = await app.deps.db
      .insert(userNotes)
      .values({ userId, text: 'Llamó el lunes.', adminName: 'Admin', at: app.clock.now() })
      .returning({ id: userNotes.id })
    return { params: { id: userId, noteId: row?.id ?? 0 } }
  },
  'bulkUsers.setStatuses': async ({ app }) => ({
    body: {
      isActive: false,
      reason: 'spam',
      note: 'Enviaste el mismo mensaje a 38 empresas.',
      userIds: [(await createProfessional(app)).userId],
    },
  }),
  'bulkUsers.setPlans': async ({ app }) => ({
    body: { plan: 'premium', days: 30, userIds: [(await createProfessional(app)).userId] },
  }),
  'bulkUsers.progress': async ({ app, admin }) => {
    const [row] = await app.deps.db
      .insert(bulkChanges)
      .values({
        change: { act: 'status', isActive: true },
        adminId: admin.id,
        adminName: 'Admin',
        adminRole: 'owner',
        requestId: '',
        address: '',
        at: app.clock.now(),
      })
      .returning({ id: bulkChanges.id })
    return { params: { id: row?.id ?? 0 } }
  },
  'exports.beginExport': async () => ({
    body: { kind: 'matching-reports', format: 'xlsx', filters: {}, withNames: false },
  }),
  'exports.retryExport': async (world) => ({ params: { id: await exportOf(world, 'failed') } }),
  'exports.exportFile': async (world) => ({ params: { id: await exportOf(world, 'ready') } }),
  'campaigns.sendEmail': async ({ app }) => ({
    body: {
      subject: 'Mantenimiento',
      content: 'El domingo cerramos una hora.',
      userType: 'all',
      recipients: [(await createProfessional(app)).userId],
    },
  }),
  'campaigns.testEmail': async () => ({
    body: { subject: 'Mantenimiento', content: 'El domingo cerramos una hora.' },
  }),
  'campaigns.campaign': async (world) => ({ params: { id: await campaignOf(world, 'sending') } }),
  'campaigns.pauseCampaign': async (world) => ({ params: { id: await campaignOf(world, 'sending') } }),
  'campaigns.resumeCampaign': async (world) => ({ params: { id: await campaignOf(world, 'paused') } }),
  'campaigns.cancelCampaign': async (world) => ({ params: { id: await campaignOf(world, 'sending') } }),
  'companyKeys.create': async () => ({ body: { name: 'Nuestro ATS', scopes: ['jobs:read'] } }),
  'companyKeys.end': async ({ app, company }) => ({ params: { id: (await createKey(app, company)).id } }),
  'companyKeys.use': async ({ app, company }) => ({ params: { id: (await createKey(app, company)).id } }),
  'webhooks.create': async () => ({ body: { url: 'https://sacha.example/qhatu' } }),
  'webhooks.update': async (world) => ({
    params: { id: (await webhookOf(world)).id },
    body: { isOn: false },
  }),
  'webhooks.remove': async (world) => ({ params: { id: (await webhookOf(world)).id } }),
  'webhooks.rotate': async (world) => ({ params: { id: (await webhookOf(world)).id } }),
  'webhooks.retire': async (world) => ({ params: { id: (await webhookOf(world)).id } }),
  'webhooks.test': async (world) => ({ params: { id: (await webhookOf(world)).id } }),
  'webhooks.delivery': async (world) => ({ params: { id: await deliveryOf(world) } }),
  'webhooks.resend': async (world) => ({ params: { id: await deliveryOf(world) } }),
  'adminWebhooks.webhookDelivery': async (world) => ({ params: { id: await deliveryOf(world) } }),
  'adminWebhooks.resendWebhook': async (world) => ({ params: { id: await deliveryOf(world) } }),
  'subscriptions.setNews': async () => ({ body: { isOn: true } }),
  'reports.report': async (world) => ({ params: { id: await abuseReportOf(world) } }),
  'reports.reportedMessages': async (world) => ({
    params: { id: (await reportedMessageOf(world)).reportId },
  }),
  'reports.decideReport': async (world) => ({
    params: { id: await abuseReportOf(world) },
    body: { outcome: 'upheld', note: 'Lo retiramos.', warnApplicants: true },
  }),
  'inbox.assignItem': async (world) => ({
    params: { desk: 'contact', id: await messageOf(world) },
    body: { adminId: world.admin.id },
  }),
  'inbox.postponeItem': async (world) => ({
    params: { desk: 'contact', id: await messageOf(world) },
    body: { days: 1 },
  }),
  'requests.request': async (world) => ({ params: { desk: 'contact', id: await messageOf(world) } }),
  'requests.complaintSheet': async (world) => {
    await unsentCopyOf(world)
    const [row] = await world.app.deps.db.select({ id: complaints.id }).from(complaints).limit(1)
    return { params: { id: row?.id ?? 0 } }
  },
  'requests.answerRequest': async (world) => ({
    params: { desk: 'contact', id: await messageOf(world) },
    body: { answer: 'Ya puedes entrar a tu cuenta.' },
  }),
  'heldAds.undoAdDecision': async (world) => {
    const id = await heldAdOf(world)
    await world.app.deps.db.update(jobHolds).set({ decision: 'kept', decidedAt: world.app.clock.now() })
    return { params: { id } }
  },
  'heldAds.decideAd': async (world) => ({
    params: { id: await heldAdOf(world) },
    body: { decision: 'published' },
  }),
  'posts.setServiceStatus': async (world) => ({
    params: { id: await serviceOf(world) },
    body: { status: 'inactive', reason: 'other', note: 'Repetido.' },
  }),
  'posts.setJobStatus': async (world) => ({
    params: { id: await jobOf(world) },
    body: { status: 'inactive', reason: 'other', note: 'Repetido.' },
  }),
  'posts.deleteService': async (world) => ({ params: { id: await serviceOf(world) } }),
  'posts.deleteJob': async (world) => ({ params: { id: await jobOf(world) } }),
  'posts.restoreService': async (world) => {
    const id = await serviceOf(world)
    await deletedByAdmin(world, services, id)
    return { params: { id } }
  },
  'posts.restoreJob': async (world) => {
    const id = await jobOf(world)
    await deletedByAdmin(world, jobs, id)
    return { params: { id } }
  },
  'settings.changeSettings': async () => ({
    body: { settings: [{ key: 'premium_job_price', value: '80' }] },
  }),
  'settings.settingChanges': async () => ({ params: { key: 'premium_job_price' } }),
  'companies.change': async () => ({
    body: { name: 'Tupay', size: '11-50', places: ['Arequipa'], responseDays: 5, ruc: '20131312955' },
  }),
  'companies.get': async ({ company }) => ({ params: { id: company.id } }),
  'professionals.get': async ({ professional }) => ({ params: { id: professional.id } }),
  'jobViews.countSeen': async (world) => ({ body: { ids: [await jobOf(world)] } }),
  'jobViews.statistics': async (world) => ({ params: { id: await jobOf(world) } }),
  'jobViews.count': async (world) => ({ params: { id: await jobOf(world) } }),
  'profileViews.count': async ({ professional }) => ({ params: { id: professional.id } }),
  'visibility.change': async ({ otherCompany }) => ({
    body: { visibility: 'public', hiddenFrom: [otherCompany.id] },
  }),
  'plans.receipt': async (world) => ({
    params: { id: await paymentOf(world) },
    owners: ['professional'],
  }),
  'plans.receiptPaper': async (world) => ({
    params: { id: await receiptOf(world) },
    owners: ['professional'],
  }),
  'documents.savePayer': async () => ({
    body: { documentKind: 'dni', documentNumber: '45678912', address: 'Av. Arequipa 100, Lima' },
  }),
  'documents.receiptData': async (world) => ({
    params: { id: await receiptOf(world) },
    owners: ['professional'],
  }),
  'documents.noteData': async (world) => ({
    params: { id: await paymentNoteOf(world) },
    owners: ['professional'],
  }),
  'documents.note': async (world) => ({
    params: { id: await paymentNoteOf(world) },
    owners: ['professional'],
  }),
  'documents.notePaper': async (world) => ({
    params: { id: await paymentNoteOf(world) },
    owners: ['professional'],
  }),
  'exchangeRates.typeExchangeRate': async ({ app }) => ({
    body: { day: limaDay(app.clock.now()), rate: 3.7, source: 'SUNAT' },
  }),
  'issues.sendAgain': async (world) => ({ params: { id: await refusedIssue(world) } }),
  'money.paymentMoney': async (world) => ({ params: { id: await paymentOf(world) } }),
  'money.paymentData': async (world) => ({ params: { id: await receiptOf(world) } }),
  'money.paymentNoteData': async (world) => ({ params: { id: await paymentNoteOf(world) } }),
  'money.refund': async (world) => ({
    params: { id: (await chargedPayment(world)).paymentId },
    body: { amount: 500, left: 1000, reason: 'asked' },
  }),
  'money.cancelRefund': async (world) => ({ params: { id: await refundIn(world, 'waiting') } }),
  'money.retryRefund': async (world) => ({ params: { id: await refundIn(world, 'refused') } }),
  'plans.testCheckout': async (world) => ({
    params: { reference: await testPaymentOf(world) },
    owners: ['professional'],
  }),
  'plans.settleTestCheckout': async (world) => ({
    params: { reference: await testPaymentOf(world) },
    body: { outcome: 'completed' },
    owners: ['professional'],
  }),
  'plans.purchase': async ({ app }) => {
    // A month can be added only to a plan with an end, and without a payment provider only for nothing.
    const planExpiresAt = new Date(app.clock.now().getTime() + DAY)
    await app.deps.db.update(companies).set({ planExpiresAt })
    await app.deps.db.update(professionals).set({ planExpiresAt })
    await app.deps.db
      .update(settings)
      .set({ value: '0' })
      .where(inArray(settings.key, ['company_premium_price', 'professional_premium_price']))
    return { body: { product: 'premium_month' } }
  },
  'plans.requestEnterprise': async () => ({
    body: {
      companyName: 'Tupay',
      contactName: 'Rosa Quispe',
      email: 'rosa@ejemplo.pe',
      phone: '987 654 321',
      employees: '51-200',
      message: 'Buscamos gente para tres sedes.',
    },
  }),
  'professionals.experiences': async ({ professional }) => ({ params: { id: professional.id } }),
  'professionals.experiencesOf': async ({ professional }) => ({ params: { id: professional.id } }),
  'professionals.addExperience': async ({ professional }) => ({
    params: { id: professional.id },
    body: experience,
  }),
  'professionals.updateExperience': async (world) => ({
    params: { id: await experienceOf(world) },
    body: experience,
  }),
  'professionals.deleteExperience': async (world) => ({ params: { id: await experienceOf(world) } }),
  'professionals.education': async ({ professional }) => ({ params: { id: professional.id } }),
  'professionals.educationOf': async ({ professional }) => ({ params: { id: professional.id } }),
  'verifications.addPaper': async () => ({ body: { kind: 'identity' }, file: true }),
  'verifications.paper': async (world) => ({
    params: { id: (await papersOf(world, world.professional)).papers[0] ?? 0 },
    owners: ['professional'],
  }),
  'verifications.removePaper': async (world) => ({
    params: { id: (await papersOf(world, world.professional)).papers[0] ?? 0 },
    owners: ['professional'],
  }),
  'verifications.file': async (world) => {
    const { professional, company, otherProfessional, otherCompany } = world
    for (const actor of [professional, company, otherProfessional, otherCompany]) await papersOf(world, actor)
    return { body: { consent: true } }
  },
  'adminVerifications.filedPaper': async (world) => {
    const { id, papers } = await papersOf(world, world.company, true)
    return { params: { id, paperId: papers[0] ?? 0 } }
  },
  'adminVerifications.endVerification': async ({ app, company }) => {
    await app.deps.db
      .update(companies)
      .set({ verifiedAt: app.clock.now() })
      .where(eq(companies.id, company.id))
    return {
      params: { id: company.userId },
      body: { end: { reason: 'mistake', note: 'La dimos a otra empresa.' } },
    }
  },
  'photos.ownFile': async (world) => {
    for (const owner of accountsOf(world)) await photoOf(world, owner)
    return {}
  },
  'photos.upload': async () => ({ file: true }),
  'workplacePhotos.add': async (world) => {
    await workplacePhotoOf(world)
    return { body: { caption: 'Patio' }, file: true }
  },
  'workplacePhotos.move': async (world) => ({
    params: { id: await workplacePhotoOf(world) },
    body: { place: 1 },
  }),
  'workplacePhotos.describe': async (world) => ({
    params: { id: await workplacePhotoOf(world) },
    body: { caption: 'Comedor' },
  }),
  'workplacePhotos.remove': async (world) => ({ params: { id: await workplacePhotoOf(world) } }),
  'workplacePhotos.file': async (world) => ({ params: { id: await workplacePhotoOf(world) } }),
  'professionals.update': async ({ professional }) => ({
    params: { id: professional.id },
    body: { title: 'Analista de datos', skills: ['SQL'], languages: [{ name: 'Inglés', level: 'advanced' }] },
  }),
  'professionals.addEducation': async ({ professional }) => ({
    params: { id: professional.id },
    body: study,
  }),
  'professionals.updateEducation': async (world) => ({ params: { id: await studyOf(world) }, body: study }),
  'professionals.deleteEducation': async (world) => ({ params: { id: await studyOf(world) } }),
  'cv.uploadCv': async ({ professional }) => ({ params: { id: professional.id }, file: true }),
  'cv.cv': async (world) => ({ params: { id: await profileCvOf(world) } }),
  'cv.exportCv': async ({ professional }) => ({ params: { id: professional.id } }),
  // A PDF is no export of a profile.
  'cv.readImport': async ({ professional }) => ({
    params: { id: professional.id },
    file: true,
    endsWith: { status: 400, code: 'invalid_file' },
  }),
  'cv.useResume': async (world) => ({
    params: { id: world.professional.id },
    body: { resumeId: await resumeOf(world) },
  }),
  'cv.keepImport': async ({ professional }) => ({ params: { id: professional.id }, body: { selection: {} } }),
  'cv.parseCv': async (world) => ({ params: { id: await profileCvOf(world, await cvPdf()) } }),
  'cv.reading': async (world) => ({ params: { id: await profileCvOf(world, await cvPdf()) } }),
  'debug.testLogin': async ({ app }) => {
    await createTestAccounts(app.deps)
    return { body: { email: testAccounts.professional, userType: 'professional' } }
  },
  'cv.testParser': async () => ({ body: { testText: sampleCv.join('\n') } }),
  'jobs.get': async (world) => ({ params: { id: await jobOf(world) } }),
  'jobs.create': async () => ({ body: standardJob }),
  'jobs.createPremium': async () => ({ body: premiumJob }),
  'jobs.own': async (world) => ({ params: { id: await jobOf(world) } }),
  'jobs.update': async (world) => ({ params: { id: await jobOf(world) }, body: standardJob }),
  'jobs.appealHold': async (world) => ({
    params: { id: await heldAdOf(world) },
    body: { note: 'Es el vestuario de mujeres.' },
  }),
  'jobs.setInferredSkill': async ({ app, company }) => ({
    params: { id: await createJob(app, company, { requirements: 'Excel avanzado.' }) },
    body: { name: 'Microsoft Excel', isLeftOut: true },
  }),
  'jobs.setStatus': async (world) => ({ params: { id: await jobOf(world) }, body: { status: 'archived' } }),
  'jobs.setSchedule': async ({ app, company }) => ({
    params: { id: await createJob(app, company, { isOpen: false }) },
    body: { opensAt: new Date(app.clock.now().getTime() + DAY).toISOString() },
  }),
  'jobs.extend': async ({ app, company }) => ({
    params: {
      id: await createJob(app, company, { expiresAt: new Date(app.clock.now().getTime() + 2 * DAY) }),
    },
  }),
  'jobDrafts.get': async (world) => ({ params: { id: await draftOf(world) } }),
  'jobDrafts.add': async ({ app, company }) => {
    await app.deps.db.delete(jobDrafts).where(eq(jobDrafts.companyId, company.id))
    return { body: adDraft() }
  },
  'jobDrafts.save': async (world) => ({
    params: { id: await draftOf(world) },
    body: { ...adDraft(), version: 1 },
  }),
  'jobDrafts.remove': async (world) => ({ params: { id: await draftOf(world) } }),
  'jobFeeds.preview': async () => ({
    body: { url: 'https://sacha.example/empleos.xml', category: 'Ventas' },
  }),
  'jobFeeds.create': async ({ app, company }) => {
    await app.deps.db.delete(jobFeeds).where(eq(jobFeeds.companyId, company.id))
    return { body: { url: 'https://sacha.example/empleos.xml', category: 'Ventas' } }
  },
  'jobFeeds.update': async (world) => ({ params: { id: await feedOf(world) }, body: { isOn: false } }),
  'jobFeeds.run': async (world) => ({ params: { id: await feedOf(world) } }),
  'jobFeeds.answerClosings': async (world) => ({
    params: { id: await feedOf(world) },
    body: { decision: 'keep' },
  }),
  'jobFeeds.remove': async (world) => ({ params: { id: await feedOf(world) } }),
  'jobs.remove': async (world) => ({ params: { id: await jobOf(world) } }),
  'jobs.listedOfCompany': async ({ company }) => ({ params: { id: company.id } }),
  'jobs.ofCompany': async ({ company }) => ({ params: { id: company.id } }),
  'services.get': async (world) => ({ params: { id: await serviceOf(world) } }),
  'services.shown': async () => ({}),
  'services.ofProfessional': async ({ professional }) => ({ params: { id: professional.id } }),
  'services.listOfProfessional': async ({ professional }) => ({ params: { id: professional.id } }),
  'services.create': async ({ professional }) => ({
    body: { ...serviceText, professionalId: professional.id },
  }),
  'services.update': async (world) => ({ params: { id: await serviceOf(world) }, body: serviceText }),
  'services.setStatus': async (world) => ({
    params: { id: await serviceOf(world) },
    body: { status: 'paused' },
  }),
  'services.remove': async (world) => ({ params: { id: await serviceOf(world) } }),
  'services.uploadPicture': async () => ({ file: true }),
  'services.activateChat': async (world) => {
    // The tests' world has no payment provider, so the plan must be free.
    await world.app.deps.db
      .update(settings)
      .set({ value: '0' })
      .where(eq(settings.key, 'chat_activation_price'))
    return { params: { serviceId: await serviceOf(world) } }
  },
  'matching.compatibility': async (world) => ({ body: { jobId: await jobOf(world), skills: ['Excel'] } }),
  'matching.suggestions': async ({ professional }) => ({ params: { id: professional.id } }),
  'matching.createServiceFromSuggestion': async (world) => ({ params: { id: await suggestionOf(world) } }),
  'matching.dismissSuggestion': async (world) => ({ params: { id: await suggestionOf(world) } }),
  'matching.restoreSuggestion': async (world) => ({ params: { id: await suggestionOf(world) } }),
  'matching.regenerateSuggestions': async ({ professional }) => ({ params: { id: professional.id } }),
  'applications.apply': async (world) => ({ params: { jobId: await jobOf(world) } }),
  'applications.quickApply': async (world) => ({
    params: { jobId: await jobOf(world) },
    body: { name: 'Rosa Quispe', email: `nueva${world.professional.id}@ejemplo.pe`, password },
    file: true,
  }),
  'heldApplications.read': async (world) => ({ params: { token: await heldOf(world) } }),
  'heldApplications.send': async (world) => ({ params: { token: await heldOf(world) } }),
  'applications.applyFromList': async (world) => ({
    body: { jobId: await jobOf(world), professionalId: world.professional.id, status: 'pending' },
  }),
  'applications.replaceCv': async (world) => ({ params: { id: await applicationOf(world) }, file: true }),
  'applications.withdraw': async (world) => ({ params: { id: await applicationOf(world) } }),
  'applications.ofJob': async (world) => ({ params: { id: await jobOf(world) } }),
  'applications.candidates': async (world) => ({ params: { jobId: await jobOf(world) } }),
  'closeOut.ofJob': async (world) => ({ params: { id: await jobOf(world) } }),
  'closeOut.send': async (world) => ({
    params: { id: await appliedJobOf(world) },
    body: { group: 'pending', outcome: 'rejected', text: 'Gracias, {nombre}.' },
  }),
  'closeOut.test': async (world) => {
    const { jobId, application } = await boardOf(world)
    return {
      params: { id: jobId },
      body: { applicationId: application.id, outcome: 'rejected', text: 'Gracias, {nombre}.' },
    }
  },
  'closeOut.setOutcome': async (world) => ({
    params: { id: await jobOf(world) },
    body: { outcome: 'hired_elsewhere' },
  }),
  'closeOut.addTemplate': async (world) => {
    await world.app.deps.db.delete(answerTemplates).where(eq(answerTemplates.companyId, world.company.id))
    return { body: answerTemplate() }
  },
  'closeOut.changeTemplate': async (world) => ({
    params: { id: await answerTemplateOf(world) },
    body: answerTemplate(),
  }),
  'closeOut.removeTemplate': async (world) => ({ params: { id: await answerTemplateOf(world) } }),
  'stages.ofJob': async (world) => ({ params: { id: await jobOf(world) } }),
  'stages.save': async (world) => ({
    params: { id: await jobOf(world) },
    body: { seen: [1, 2, 3, 4, 5, 6, 7], stages: ownStages },
  }),
  'stages.move': async (world) => ({
    params: { id: (await boardOf(world)).application.id },
    body: { stage: 3 },
  }),
  'stages.moveMany': async (world) => {
    const { jobId, application } = await boardOf(world)
    return { params: { id: jobId }, body: { stage: 3, people: [application] } }
  },
  'stages.saveTemplate': async () => ({ body: { name: 'Técnica', stages: ownStages } }),
  'stages.removeTemplate': async ({ app, company }) => {
    const [row] = await app.deps.db
      .insert(stageTemplates)
      .values({ companyId: company.id, name: randomUUID(), stages: ownStages, createdAt: app.clock.now() })
      .returning({ id: stageTemplates.id })
    return { params: { id: row?.id ?? 0 } }
  },
  'board.board': async (world) => ({ params: { id: await appliedJobOf(world) } }),
  'board.page': async (world) => ({ params: { id: await appliedJobOf(world) } }),
  'board.selection': async (world) => ({ params: { id: await appliedJobOf(world) } }),
  'board.saveView': async (world) => ({
    params: { id: await jobOf(world) },
    body: { name: 'Match alto', query: 'match=80' },
  }),
  'board.removeView': async (world) => {
    const [row] = await world.app.deps.db
      .insert(candidateViews)
      .values({
        companyId: world.company.id,
        jobId: await jobOf(world),
        name: 'Match alto',
        query: 'match=80',
        createdAt: world.app.clock.now(),
      })
      .returning({ id: candidateViews.id })
    return { params: { id: row?.id ?? 0 } }
  },
  'board.tag': async (world) => {
    const { jobId, application } = await boardOf(world)
    return { params: { id: jobId }, body: { name: 'Referido', people: [application.id], isOn: true } }
  },
  'board.renameTag': async (world) => ({
    params: { id: await tagOf(world) },
    body: { name: randomUUID().slice(0, 30), mayJoin: false },
  }),
  'board.removeTag': async (world) => ({ params: { id: await tagOf(world) } }),
  'candidate.read': async (world) => ({ params: { id: await applicationOf(world) } }),
  'doubles.read': async (world) => ({ params: { id: await applicationOf(world) } }),
  'doubles.join': async (world) => twoApplicationsOf(world),
  'doubles.separate': async (world) => {
    const { params, body } = await twoApplicationsOf(world)
    const { db } = world.app.deps
    await db.update(applications).set({ joinedInto: body.otherId }).where(eq(applications.id, params.id))
    return { params }
  },
  'doubles.tellApart': async (world) => twoApplicationsOf(world),
  'candidate.timeline': async (world) => ({ params: { id: await applicationOf(world) } }),
  'candidate.cvText': async (world) => ({
    params: { id: await applicationOf(world, await cvPdf(sampleCv)) },
  }),
  'candidate.summary': async (world) => ({ params: { id: await applicationOf(world) } }),
  'candidate.paper': async (world) => ({ params: { id: await applicationOf(world) } }),
  'candidate.share': async (world) => ({
    params: { id: await applicationOf(world) },
    body: { colleagueId: world.reader.userId },
  }),
  'interviews.propose': async (world) => ({
    params: { id: await applicationOf(world) },
    body: proposal(world),
  }),
  'interviews.ofCandidate': async (world) => ({ params: { id: await applicationOf(world) } }),
  'interviews.guide': async (world) => ({ params: { id: await jobOf(world) } }),
  'interviews.cancel': async (world) => ({
    params: { id: (await interviewOf(world)).id },
    body: { reason: 'Se llenó el puesto.' },
  }),
  'interviews.offerTimes': async (world) => ({
    params: { id: (await interviewOf(world)).id },
    body: { slots: [{ date: '2026-12-16', time: '10:00' }], note: 'Nos cambió la agenda.' },
  }),
  'interviews.setOutcome': async (world) => ({
    params: { id: (await interviewOf(world, { isOver: true })).id },
    body: { outcome: 'no_show' },
  }),
  'interviewLinks.read': async (world) => ({ params: { token: (await interviewOf(world)).token } }),
  'interviewLinks.calendar': async (world) => ({
    params: { token: (await interviewOf(world, { isOver: true })).token },
  }),
  'interviewLinks.pick': async (world) => {
    const { token: link, slotId } = await interviewOf(world)
    return { params: { token: link }, body: { slotId } }
  },
  'interviewLinks.decline': async (world) => ({
    params: { token: (await interviewOf(world)).token },
    body: { reason: 'Solo puedo por la tarde.', date1: '2026-12-15', time1: '16:00' },
  }),
  'interviewLinks.cancel': async (world) => ({
    params: { token: (await interviewOf(world)).token },
    body: { reason: 'Estaré de viaje.' },
  }),
  'notes.list': async (world) => ({ params: { id: await applicationOf(world) } }),
  'notes.add': async (world) => ({
    params: { id: await applicationOf(world) },
    body: { text: 'Le falta SQL, pero aprende rápido.', mentions: [world.recruiter.userId] },
  }),
  'notes.change': async (world) => ({
    params: { id: await noteOf(world) },
    body: { text: 'Explica muy bien lo que hizo.', mentions: [] },
    personal: true,
  }),
  'notes.remove': async (world) => ({ params: { id: await noteOf(world) }, personal: true }),
  'notes.addFile': async (world) => ({ params: { id: await noteOf(world) }, file: true, personal: true }),
  'notes.file': async (world) => ({ params: await noteFileOf(world) }),
  'scorecards.list': async (world) => ({ params: { id: await applicationOf(world) } }),
  'scorecards.saveDraft': async (world) => ({
    params: { id: await applicationOf(world) },
    body: { points: [], text: 'Ordena el problema.' },
  }),
  'scorecards.submit': async (world) => ratedApplicationOf(world),
  'scorecards.setAttributes': async (world) => ({
    params: { id: await jobOf(world) },
    body: { attributes: [{ name: 'SQL', hint: 'Uniones correctas' }] },
  }),
  'applications.metrics': async (world) => ({ params: { jobId: await jobOf(world) } }),
  'humanReviews.request': async (world) => ({
    params: { id: await applicationOf(world) },
    body: { reason: 'Trabajé tres años en eso y no aparece.' },
  }),
  'humanReviews.answer': async (world) => {
    const id = await applicationOf(world)
    await world.app.deps.db
      .update(applications)
      .set({ humanReviewRequestedAt: world.app.clock.now() })
      .where(eq(applications.id, id))
    return { params: { id }, body: { answer: 'Revisé tu CV y tus tres años cuentan.' } }
  },
  'invitations.invite': async (world) => ({
    params: { jobId: await jobOf(world) },
    body: { email: `invitada${world.company.id}@ejemplo.pe`, message: 'Nos gustaría conocerte.' },
  }),
  'invitations.list': async (world) => ({ params: { jobId: (await invitationOf(world)).jobId } }),
  'invitations.cancel': async (world) => {
    const { jobId, id } = await invitationOf(world)
    return { params: { jobId, id } }
  },
  'invitations.read': async (world) => ({ params: { token: (await invitationOf(world)).token } }),
  'invitations.apply': async (world) => ({
    body: {
      firstName: 'Rosa',
      lastName: 'Quispe',
      email: `nueva${world.professional.id}@ejemplo.pe`,
      password,
      ...invitedPerson,
      invitationToken: (await invitationOf(world)).token,
    },
    file: true,
  }),
  'invitations.applyAsSelf': async (world) => ({
    params: { token: (await invitationOf(world)).token },
    body: { coverLetter: 'Gracias por escribirme.' },
  }),
  'talent.invite': async (world) => ({
    params: { jobId: await jobOf(world) },
    body: { professionalId: await findableOf(world) },
  }),
  'resumes.create': async () => ({ body: { layout: 'modern' } }),
  'resumes.read': async (world) => ({ params: { id: await resumeOf(world) } }),
  'resumes.change': async (world) => ({
    params: { id: await resumeOf(world) },
    body: {
      name: 'CV corto',
      layout: 'compact',
      language: 'en',
      pages: 1,
      withPhoto: false,
      sections: [...plainChoices.sections],
      hidden: ['summary'],
    },
  }),
  'resumes.duplicate': async (world) => ({ params: { id: await resumeOf(world) } }),
  'resumes.remove': async (world) => ({ params: { id: await resumeOf(world) } }),
  'resumes.preview': async (world) => ({ params: { id: await resumeOf(world) } }),
  'resumes.pdf': async (world) => ({ params: { id: await resumeOf(world) } }),
  'resumes.docx': async (world) => ({ params: { id: await resumeOf(world) } }),
  'resumes.json': async (world) => ({ params: { id: await resumeOf(world) } }),
  'resumes.openLink': async (world) => ({
    params: { id: await resumeOf(world) },
    body: { agreed: true, showsContact: false, lastDay: null },
  }),
  'resumes.endLink': async (world) => ({ params: { id: await resumeOf(world) } }),
  'resumes.shared': async (world) => ({ params: { token: await resumeLinkOf(world) } }),
  'resumes.sharedPdf': async (world) => ({ params: { token: await resumeLinkOf(world) } }),
  'resumes.countView': async (world) => ({ params: { token: await resumeLinkOf(world) } }),
  'talentPools.create': async () => ({ body: { name: `Banco ${randomUUID()}` } }),
  'talentPools.remove': async (world) => ({ params: { id: await poolOf(world) } }),
  'talentPools.people': async (world) => ({ params: { id: await poolOf(world) } }),
  'talentPools.put': async (world) => ({
    params: { id: await poolOf(world), professionalId: await findableOf(world) },
    body: { note: 'Llamar en marzo.' },
  }),
  'talentPools.take': async (world) => {
    const [poolId, professionalId] = [await poolOf(world), await findableOf(world)]
    const addedAt = world.app.clock.now()
    await world.app.deps.db.insert(talentPoolPeople).values({ poolId, professionalId, addedAt })
    return { params: { id: poolId, professionalId } }
  },
  'talent.inviteSeveral': async (world) => ({
    params: { jobId: await jobOf(world) },
    body: { professionalIds: [await findableOf(world)] },
  }),
  'talentPools.putSeveral': async (world) => ({
    params: { id: await poolOf(world) },
    body: { professionalIds: [await findableOf(world)] },
  }),
  'talentSearches.save': async () => ({ body: { name: 'Contadores', query: 'q=contador' } }),
  'talentSearches.change': async (world) => ({
    params: { id: await talentSearchOf(world) },
    body: { isMailed: false },
    personal: true,
  }),
  'talentSearches.remove': async (world) => ({
    params: { id: await talentSearchOf(world) },
    personal: true,
  }),
  'futureJobs.takeBack': async ({ company }) => ({ params: { companyId: company.id } }),
  'suggestedProfessionals.list': async (world) => ({ params: { jobId: await jobOf(world) } }),
  'applications.open': async (world) => ({ params: { id: await applicationOf(world) } }),
  'applications.setStatus': async (world) => ({
    params: { id: await applicationOf(world) },
    body: { status: 'preselected' },
  }),
  'applications.cv': async (world) => ({
    params: { id: await applicationOf(world) },
    owners: ['professional', 'company'],
  }),
  'applications.answerFile': async (world) => ({
    params: await answerFileOf(world),
    owners: ['professional', 'company'],
  }),
  'searchSuggestions.list': async () => ({}),
  'matching.similarJobs': async (world) => ({ params: { id: await jobOf(world) } }),
  'matching.ownMatch': async (world) => ({ params: { id: await jobOf(world) } }),
  'jobFollowers.list': async (world) => ({ params: { id: await jobOf(world) } }),
  'jobFollowers.follow': async (world) => ({ params: { id: await jobOf(world) } }),
  'jobFollowers.unfollow': async (world) => ({ params: { id: await jobOf(world) } }),
  'companyTeam.setOwnName': async () => ({ body: { name: 'Lucía Paredes' } }),
  'companyTeam.invite': async () => ({ body: { email: `${randomUUID()}@ejemplo.pe`, role: 'recruiter' } }),
  'companyTeam.resendInvitation': async (world) => ({ params: { id: (await memberInvitationOf(world)).id } }),
  'companyTeam.cancelInvitation': async (world) => ({ params: { id: (await memberInvitationOf(world)).id } }),
  'companyTeam.changeRole': async ({ recruiter }) => ({
    params: { userId: recruiter.userId },
    body: { role: 'reader' },
  }),
  'companyTeam.remove': async ({ reader }) => ({ params: { userId: reader.userId } }),
  'companyTeam.handOver': async (world) => {
    const { app, company } = world
    // The company is its first account's again, whoever got it before.
    await app.deps.db.delete(companyMembers).where(eq(companyMembers.userId, company.userId))
    await app.deps.db.update(companies).set({ userId: company.userId }).where(eq(companies.id, company.id))
    const heir = await createMember(app, company)
    return { body: { memberId: heir.userId, password: await withPassword(world) } }
  },
  'companyTeam.leave': async () => ({ refusesOwners: { status: 409, code: 'must_hand_over' } }),
  'companyTeam.choose': async ({ company }) => ({ body: { companyId: company.id } }),
  'companyTeam.invitation': async (world) => ({ params: { token: (await memberInvitationOf(world)).token } }),
  'companyTeam.join': async (world) => ({
    params: { token: (await memberInvitationOf(world)).token },
    body: { name: 'Lucía Paredes', password: 'Tunqui-y-Kantu-7', acceptTerms: true },
  }),
  'companyTeam.accept': async (world) => ({
    params: { token: (await memberInvitationOf(world, (await createCompany(world.app)).email)).token },
  }),
  'savedJobs.takeOver': async (world) => ({ body: { jobIds: [await jobOf(world)] } }),
  'savedJobs.save': async (world) => ({ params: { jobId: await jobOf(world) } }),
  'savedJobs.remove': async (world) => ({ params: { jobId: await jobOf(world) } }),
  'abuseReports.reportJob': async (world) => ({
    params: { id: await jobOf(world) },
    body: { reason: 'asks_money' },
  }),
  'abuseReports.reportService': async (world) => ({
    params: { id: await serviceOf(world) },
    body: { reason: 'false_data' },
  }),
  'subscriptions.joinNewsletter': async ({ professional }) => ({ body: { email: professional.email } }),
  'subscriptions.createAlert': async () => ({
    body: { search: 'q=contador', frequency: 'daily', email: 'visita@ejemplo.pe' },
  }),
  'subscriptions.changeAlert': async (world) => ({
    params: { id: await alertOf(world) },
    body: { frequency: 'daily' },
    owners: ['professional'],
  }),
  'subscriptions.deleteAlert': async (world) => ({
    params: { id: await alertOf(world) },
    owners: ['professional'],
  }),
  'subscriptions.state': async (world) => ({ params: await mailedLinkOf(world, { purpose: 'manage' }) }),
  'subscriptions.confirm': async (world) => ({
    params: await mailedLinkOf(world, {
      purpose: 'confirm',
      frequency: 'daily',
      expiresAt: new Date(world.app.clock.now().getTime() + 60_000),
    }),
  }),
  'subscriptions.change': async (world) => ({
    params: await mailedLinkOf(world, { purpose: 'manage' }),
    body: { frequency: 'daily' },
  }),
  'availability.set': async (world) => ({
    body: { says: 'now', mostOrders: 3, version: (await availabilityOf(world)).version },
  }),
  'availability.confirm': async (world) => {
    await availabilityOf(world)
    return {}
  },
  'availability.ofLink': async (world) => ({ params: { token: await availabilityLinkOf(world) } }),
  'availability.confirmByLink': async (world) => ({ params: { token: await availabilityLinkOf(world) } }),
  'talentSearches.mailOfLink': async (world) => ({ params: { token: await searchLinkOf(world) } }),
  'talentSearches.endMail': async (world) => ({ params: { token: await searchLinkOf(world) } }),
  'subscriptions.end': async (world) => ({ params: await mailedLinkOf(world, { purpose: 'manage' }) }),
  'conversations.messages': async (world) => ({
    params: { serviceId: await conversationOf(world) },
    owners: ['professional', 'company'],
  }),
  'conversations.send': async (world) => ({
    body: { serviceId: await conversationOf(world), message: 'Sí, la segunda semana.' },
    owners: ['professional', 'company'],
  }),
  'quotes.ofConversation': async (world) => ({
    params: { serviceId: await conversationOf(world) },
    owners: ['professional', 'company'],
  }),
  'quotes.send': async (world) => ({
    params: { serviceId: await conversationOf(world) },
    body: quoteBody(world),
  }),
  'quotes.accept': async (world) => ({
    params: { id: await quoteOf(world) },
    body: { priceCents: 32_050 },
    owners: ['company'],
  }),
  'quotes.decline': async (world) => ({
    params: { id: await quoteOf(world) },
    body: { word: 'Es más de lo previsto.' },
    owners: ['company'],
  }),
  'quotes.withdraw': async (world) => ({
    params: { id: await quoteOf(world) },
    owners: ['professional'],
  }),
  'conversations.read': async (world) => ({
    params: { serviceId: await conversationOf(world) },
    body: {},
    owners: ['professional', 'company'],
  }),
  'conversations.block': async (world) => ({
    params: { serviceId: await conversationOf(world) },
    body: {},
    owners: ['professional', 'company'],
  }),
  'conversations.unblock': async (world) => ({
    params: { serviceId: await conversationOf(world) },
    owners: ['professional', 'company'],
  }),
  'candidateMessages.ofJob': async (world) => ({ params: { id: await jobOf(world) } }),
  'candidateMessages.recipients': async (world) => writtenTo(world),
  'candidateMessages.write': async (world) => {
    const { params, body } = await writtenTo(world)
    return { params, body: { ...body, text: 'Hola, {nombre}.' } }
  },
  'candidateMessages.thread': async (world) => ({ params: { id: await threadOf(world) } }),
  'applicationThreads.messages': async (world) => ({
    params: { id: await threadOf(world) },
    owners: ['professional', 'company'],
  }),
  'applicationThreads.answer': async (world) => ({
    params: { id: await threadOf(world) },
    body: { message: 'Sí, el martes.' },
  }),
  'applicationThreads.opened': async (world) => ({
    params: { id: await threadOf(world) },
    body: {},
    owners: ['professional', 'company'],
  }),
  'applicationThreads.block': async (world) => ({
    params: { id: await threadOf(world) },
    owners: ['professional', 'company'],
  }),
  'applicationThreads.unblock': async (world) => ({
    params: { id: await threadOf(world) },
    owners: ['professional', 'company'],
  }),
  'applicationThreads.linked': async (world) => ({ params: { token: await linkedThreadOf(world) } }),
  'applicationThreads.answerLinked': async (world) => ({
    params: { token: await linkedThreadOf(world) },
    body: { message: 'Sí, el martes.' },
  }),
  'abuseReports.reportApplication': async (world) => ({
    params: { id: await threadOf(world) },
    body: { reason: 'spam' },
    owners: ['professional', 'company'],
  }),
  'abuseReports.reportConversation': async (world) => ({
    params: { serviceId: await conversationOf(world) },
    body: { reason: 'spam' },
    owners: ['professional', 'company'],
  }),
  'conversations.start': async (world) => ({
    params: { serviceId: await serviceOf(world) },
    body: { initialMessage: 'Hola, ¿tienes tiempo en diciembre?' },
  }),
  'hires.request': async (world) => ({
    params: { serviceId: await serviceOf(world) },
    body: { message: 'Tres tableros para ventas.' },
  }),
  'briefs.range': async () => ({}),
  'briefs.get': async (world) => ({ params: { id: await briefOf(world) } }),
  'briefs.update': async (world) => ({
    params: { id: await briefOf(world) },
    body: { title: 'Un tablero de compras' },
  }),
  'briefs.remove': async (world) => ({ params: { id: await briefOf(world, 'draft') } }),
  'briefs.publish': async (world) => ({ params: { id: await briefOf(world, 'draft') } }),
  'briefInvitations.people': async (world) => ({ params: { id: await briefOf(world) } }),
  'briefInvitations.ask': async (world) => ({
    params: { id: await briefForOne(world) },
    body: { professionalId: world.professional.id },
  }),
  'briefInvitations.decline': async (world) => ({ params: { id: await invitedBriefOf(world) } }),
  'briefFiles.add': async (world) => ({
    params: { id: await briefOf(world, 'draft') },
    file: true,
  }),
  'briefFiles.remove': async (world) => ({ params: await briefFileOf(world) }),
  'briefFiles.own': async (world) => ({ params: await briefFileOf(world) }),
  'briefFiles.open': async (world) => ({ params: await briefFileOf(world) }),
  'briefs.answerHold': async (world) => ({
    params: { id: await heldBriefOf(world) },
    body: { answer: 'Ya quitamos el teléfono del texto.' },
  }),
  'briefs.close': async (world) => ({
    params: { id: await briefOf(world) },
    body: { reason: 'not_needed' },
  }),
  'briefs.decline': async (world) => ({
    params: await proposalOf(world),
    body: { note: 'Gracias por tu propuesta.' },
  }),
  'briefs.choose': async (world) => ({
    params: await proposalOf(world),
    body: { priceCents: 76_000 },
  }),
  'proposals.openBrief': async (world) => ({ params: { id: await briefOf(world) } }),
  'proposals.propose': async (world) => ({
    params: { id: await briefOf(world) },
    body: { ...proposalTerms, serviceId: await serviceOf(world) },
  }),
  'proposals.update': async (world) => ({
    params: { id: (await proposalOf(world)).proposalId },
    body: { ...proposalTerms, serviceId: await serviceOf(world) },
  }),
  'proposals.withdraw': async (world) => ({ params: { id: (await proposalOf(world)).proposalId } }),
  'payoutDestinations.set': async (world) => ({
    body: {
      currency: 'PEN',
      kind: 'cci',
      number: rightCci,
      holder: 'Milagros Quispe',
      password: await withPassword(world),
    },
  }),
  'payoutDestinations.remove': async (world) => ({
    body: { currency: 'PEN', password: await withPassword(world) },
  }),
  'payouts.preparePayouts': async (world) => {
    await owedPerson(world.app, world.company)
    return {}
  },
  'payouts.payoutList': async (world) => ({
    params: { id: (await payoutListOf(world.app, world.company)).listId },
  }),
  'payouts.exportPayouts': async (world) => ({
    params: { id: (await payoutListOf(world.app, world.company)).listId },
  }),
  'payouts.markPayouts': async (world) => {
    const { listId, id } = await payoutListOf(world.app, world.company)
    return { params: { id: listId }, body: { payoutIds: [id], status: 'paid' } }
  },
  'bookings.ofProfessional': async (world) => {
    await bookingOf(world)
    return { params: { id: world.professional.id }, owners: ['professional', 'company'], each: ['company'] }
  },
  'bookings.book': async (world) => ({
    body: {
      serviceId: await serviceOf(world),
      professionalId: await openFor(world),
      date: '2026-12-01',
      time: '10:00',
    },
  }),
  'bookings.setStatus': async (world) => ({
    params: { id: await bookingOf(world) },
    body: { status: 'cancelled' },
    owners: ['professional', 'company'],
  }),
  'bookings.invite': async (world) => ({
    params: { id: await bookingOf(world) },
    owners: ['professional', 'company'],
  }),
  'bookings.freeSlots': async (world) => ({ params: { id: await openFor(world) } }),
  'bookings.setAvailability': async () => ({
    body: {
      isOpen: true,
      bufferMinutes: 15,
      noticeHours: 24,
      hours: [{ weekday: 1, start: '09:00', end: '13:00' }],
      daysOff: ['2026-12-08'],
    },
  }),
  'hires.get': async (world) => ({
    params: { id: await hireOf(world) },
    owners: ['professional', 'company'],
  }),
  'hires.setStatus': async (world) => ({
    params: { id: await hireOf(world) },
    body: { status: 'cancelled' },
    owners: ['professional', 'company'],
  }),
  'changes.propose': async (world) => ({
    params: { id: await milestonesOf(world) },
    body: { from: 0, milestones: [{ name: 'Modelo', cents: 30_000, days: 4 }], note: 'Menos alcance' },
    owners: ['professional', 'company'],
  }),
  'changes.answer': async (world) => {
    const { id, proposedAt } = await changeOf(world)
    return {
      params: { id },
      body: { isAccepted: true, proposedAt, note: 'De acuerdo' },
      owners: ['company'],
    }
  },
  'disputes.open': async (world) => ({
    params: { id: await orderOf(world, ['accepted', 'delivered']) },
    body: { reason: 'other', wants: 'part', cents: 10_000, text: 'Faltan dos tableros.' },
    owners: ['professional', 'company'],
  }),
  'disputes.answer': async (world) => ({
    params: { id: (await disputeOf(world, 'open')).hireId },
    body: { text: 'Acordamos dos.' },
    owners: ['professional'],
  }),
  'disputes.addEvidence': async (world) => ({
    params: { id: (await disputeOf(world, 'open')).hireId },
    body: { text: 'El correo de mayo.' },
    owners: ['professional', 'company'],
  }),
  'disputes.escalate': async (world) => ({
    params: { id: (await disputeOf(world, 'answered')).hireId },
    owners: ['professional', 'company'],
  }),
  'disputes.withdraw': async (world) => ({
    params: { id: (await disputeOf(world, 'open')).hireId },
    body: { note: 'Ya lo arreglamos.' },
    owners: ['company'],
  }),
  'disputes.finish': async (world) => ({
    params: { id: (await disputeOf(world, 'open', 'finished')).hireId },
    owners: ['professional'],
  }),
  'adminDisputes.dispute': async (world) => ({
    params: { id: (await disputeOf(world, 'desk')).disputeId },
  }),
  'adminDisputes.disputeMessages': async (world) => ({
    params: { id: (await disputeOf(world, 'desk')).disputeId },
  }),
  'adminDisputes.disputeFile': async (world) => ({ params: await disputeWithFileOf(world) }),
  'adminDisputes.decideDispute': async (world) => ({
    params: { id: (await disputeOf(world, 'desk')).disputeId },
    body: { cents: 12_000, shareableCents: 30_000, reason: 'Se entregó una parte.' },
  }),
  'adminDisputes.undoDisputeDecision': async (world) => {
    const { disputeId: id } = await disputeOf(world, 'desk')
    const decision = { cents: 12_000, shareableCents: 30_000, reason: 'Se entregó una parte.' }
    await decideDispute(world.app.deps, { adminId: world.admin.id }, id, decision)
    return { params: { id } }
  },
  'orderFiles.start': async (world) => ({
    params: { id: (await disputeOf(world, 'open')).hireId },
    body: { name: 'tableros.pdf', size: 600 },
    owners: ['professional', 'company'],
  }),
  'orderFiles.state': async (world) => ({ params: await orderFileOf(world), owners: ['professional'] }),
  'orderFiles.piece': async (world) => ({
    params: await orderFileOf(world),
    body: { from: '0' },
    file: true,
    owners: ['professional'],
  }),
  'orderFiles.finish': async (world) => ({
    params: await orderFileOf(world, pdf(600)),
    owners: ['professional'],
  }),
  'orderFiles.content': async (world) => ({
    params: await deliveredFileOf(world),
    owners: ['professional', 'company'],
  }),
  'orders.reviewCompany': async (world) => ({
    params: { id: await orderOf(world, ['accepted', 'delivered', 'completed']) },
    body: { rating: 5, comment: 'Pagan a tiempo.' },
    owners: ['professional'],
  }),
  'orders.pay': async (world) => ({
    params: { id: await agreedOrderOf(world) },
    body: { part: 0, totalCents: 21_180 },
    owners: ['company'],
    // Nobody holds money here.
    endsWith: { status: 409, code: 'payment_unavailable' },
  }),
  'orders.invoice': async (world) => {
    const { id, fileId } = await invoiceOf(world)
    return { params: { id }, body: { note: 'E001-25', files: [fileId] }, owners: ['professional'] }
  },
  'orders.deliver': async (world) => ({
    params: { id: await hireOf(world) },
    body: { note: 'Los tres tableros.' },
    owners: ['professional'],
  }),
  'orders.askChanges': async (world) => ({
    params: { id: await orderOf(world, ['delivered']) },
    body: { note: 'Faltan los totales.' },
    owners: ['company'],
  }),
  'orders.offerEnd': async (world) => ({
    params: { id: await orderOf(world, ['accepted']) },
    body: { cents: 10_000, note: 'Cambió el plan.' },
    owners: ['professional', 'company'],
  }),
  'orders.answerEnd': async (world) => ({
    params: { id: await orderOf(world, ['accepted'], { by: 'company', cents: 10_000 }) },
    body: { isAccepted: false, cents: 10_000 },
    owners: ['professional', 'company'],
  }),
  'reputation.reviews': async ({ professional }) => ({ params: { id: professional.id } }),
  'reputation.portfolio': async ({ professional }) => ({ params: { id: professional.id } }),
  'reputation.certificates': async ({ professional }) => ({ params: { id: professional.id } }),
  'reputation.endorsements': async ({ professional }) => ({ params: { id: professional.id } }),
  'reputation.reviewOptions': async ({ professional }) => ({ params: { id: professional.id } }),
  'reputation.addReview': async (world) => ({
    body: { serviceId: await talkedAbout(world), professionalId: world.professional.id, rating: 4 },
  }),
  'reputation.updateReview': async (world) => ({
    params: { id: await reviewOf(world) },
    body: { rating: 5, comment: 'Cumplió.' },
  }),
  'reputation.deleteReview': async (world) => ({ params: { id: await reviewOf(world) } }),
  'reputation.reply': async (world) => ({
    params: { id: await reviewOf(world) },
    body: { reply: 'Gracias por confiar.' },
  }),
  'reputation.deleteReply': async (world) => ({ params: { id: await reviewOf(world) } }),
  'reputation.addPortfolioItem': async () => ({ body: { ...work, description: 'Con datos inventados.' } }),
  'reputation.updatePortfolioItem': async (world) => ({ params: { id: await workOf(world) }, body: work }),
  'reputation.deletePortfolioItem': async (world) => ({ params: { id: await workOf(world) } }),
  'reputation.addCertificate': async () => ({ body: title }),
  'reputation.updateCertificate': async (world) => ({
    params: { id: await certificateOf(world) },
    body: title,
  }),
  'reputation.deleteCertificate': async (world) => ({ params: { id: await certificateOf(world) } }),
  // Of another professional: nobody endorses themselves.
  'reputation.endorse': async ({ app }) => ({
    body: { professionalId: (await createProfessional(app)).id, skillName: 'Excel' },
  }),
  'reputation.deleteEndorsement': async (world) => ({
    params: { id: await endorsementOf(world) },
    owners: ['professional', 'company'],
  }),
  'abuseReports.reportBrief': async (world) => ({
    params: { id: await briefOf(world) },
    body: { reason: 'other', details: 'Pide trabajos de muestra gratis.' },
  }),
  'abuseReports.reportReview': async (world) => ({
    params: { id: await reviewOf(world) },
    body: { reason: 'other', details: 'Cuenta algo que no pasó.' },
  }),
  'coachPay.pay': async () => ({ query: { q: 'contador' } }),
  'coachInterview.questions': async (world) => ({ params: { id: await jobOf(world) } }),
  'coachInterview.judge': async (world) => ({
    params: { id: await jobOf(world) },
    body: { questionId: 'reason', answer: 'Me interesa porque trabajé en lo mismo.' },
  }),
  'adWriting.read': async () => ({ body: { title: 'Contador', description: 'Cierre de mes' } }),
  'coachLetter.letter': async (world) => ({ params: { id: await jobOf(world) } }),
  'coachReview.change': async () => ({ body: { field: 'skills', before: '', after: 'Excel' } }),
  'assistant.ask': async () => ({ body: { question: 'Busco trabajo de soldador' } }),
  'assistant.answer': async () => ({ query: { q: 'Busco trabajo de soldador' } }),
  'assistant.judge': async () => ({ body: { tool: 'jobs', verdict: 'good' } }),
  'assistant.allow': async () => ({ body: { uses: ['conversation'] } }),
  'keptConversations.keep': async () => ({
    body: { turns: [{ question: 'Busco trabajo', text: 'Hay 2 empleos.', links: [] }] },
  }),
  'keptConversations.get': async (world) => keptOf(world),
  'keptConversations.remove': async (world) => keptOf(world),
  'help.article': async () => ({ params: { slug: 'que-es-qhatu' } }),
  'help.policy': async () => ({ params: { slug: 'terminos' } }),
  'dataRequests.requestAboutData': async () => ({
    body: { right: 'access', message: '¿Qué datos míos tienen?' },
  }),
  'paymentEvents.stripe': async () => ({
    body: { id: 'evt_1', type: 'charge.refunded', data: { object: { id: 'ch_1' } } },
  }),
  'paymentEvents.mercadoPago': async () => ({ body: { type: 'payment' } }),
  'mailEvents.mailEvent': async () => ({ body: { type: 'email.sent', data: { to: 'rosa@ejemplo.pe' } } }),
  'support.contact': async () => ({
    body: { name: 'Rosa', email: 'rosa@ejemplo.pe', topic: 'help', message: 'No encuentro mi postulación.' },
  }),
  'support.complain': async () => ({ body: complaint() }),
  'support.complaintCopy': async (world) => ({ params: { token: await unsentCopyOf(world) } }),
  'support.sendComplaintCopy': async (world) => ({ params: { token: await unsentCopyOf(world) } }),
  'notifications.ofProfessional': async ({ professional }) => ({
    params: { professionalId: professional.id },
  }),
  'acts.undo': async (world) => {
    const invitation = await invitationOf(world)
    const [row] = await world.app.deps.db
      .insert(acts)
      .values({
        userId: world.company.userId,
        kind: 'application.invitation',
        subjectId: invitation.id,
        data: { invitationId: invitation.id },
        at: world.app.clock.now(),
      })
      .returning({ id: acts.id })
    return { params: { id: row?.id ?? 0 }, owners: ['company'], personal: true }
  },
  'notifications.read': async (world) => ({
    params: { id: await notificationOf(world) },
    owners: ['professional'],
  }),
  'notifications.setPreference': async () => ({
    body: { type: 'message', channel: 'email', isOn: false },
  }),
  'notifications.readAllOfProfessional': async ({ professional }) => ({
    params: { professionalId: professional.id },
  }),
}
