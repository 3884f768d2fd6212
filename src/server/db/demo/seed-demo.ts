import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { saveAdmin } from '#server/features/admin/admin.queries.ts'
import { refreshScoresAfter } from '#server/features/applications/candidates/candidate-scores.service.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { discardUpload, keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import { demoAccounts, demoAdminEmail, demoPassword } from '#contracts/accounts/demo-accounts.ts'
import { insertDemoAvailability } from './demo-availability.queries.ts'
import { insertDemoBookings } from './demo-bookings.queries.ts'
import { demoCompanies } from './demo-companies.ts'
import { insertConversations } from './demo-conversations.queries.ts'
import { writeDemoCv } from './demo-cv.ts'
import { insertDemoBriefs } from './demo-briefs.queries.ts'
import { insertDemoDisputes } from './demo-disputes.queries.ts'
import { insertDemoResumes } from './demo-resumes.queries.ts'
import { insertDemoEarnings } from './demo-earnings.queries.ts'
import { insertDemoHires } from './demo-hires.queries.ts'
import { insertHistory } from './demo-history.queries.ts'
import { insertDemoInterviews } from './demo-interviews.queries.ts'
import { insertMarket } from './demo-market.queries.ts'
import { insertDemoNotifications } from './demo-notifications.queries.ts'
import { insertDemoPayments } from './demo-payments.queries.ts'
import { insertDemoTeam } from './demo-team.queries.ts'
import { insertDemoTestimonials } from './demo-testimonials.queries.ts'
import { insertDemoViews } from './demo-views.queries.ts'
import { type DemoPerson, demoPeople } from './demo-people.data.ts'
import {
  insertAccounts,
  insertCompanies,
  insertJobs,
  insertProfessionals,
  isDemoSeeded,
  lockDemo,
} from './demo-rows.queries.ts'

type SeedDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'storage' | 'config'>
type StoredCvs = ReadonlyMap<DemoPerson, StoredUpload>

/**
 * Fills an installation with invented companies, ads and people, once: everything or nothing. The settings must
 * exist.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  if (await isDemoSeeded(deps.db)) return
  const passwordHash = await hashPassword(demoPassword)
  const cvs = await storeCvs(deps)
  try {
    await transaction(deps, async (tx) => {
      await lockDemo(tx)
      // Another process may have seeded while this one wrote the CVs.
      if (!(await isDemoSeeded(tx))) await insertDemo(deps, tx, passwordHash, cvs)
    })
    // The demo is shown before its first night.
    await refreshScoresAfter(deps, 0)
  } finally {
    // Only files of a failed or late seed are discarded; files in use are kept.
    for (const { storageKey } of cvs.values()) await discardUpload(deps, storageKey)
  }
}

/** Printed for the operator at start. */
export const demoLines = (): string[] => [
  `Demo accounts (password ${demoPassword}):`,
  ...demoAccounts.map(({ email, label }) => `  ${email}  ${label}`),
]

async function storeCvs(deps: SeedDeps): Promise<StoredCvs> {
  const now = deps.clock.now()
  const stored = new Map<DemoPerson, StoredUpload>()
  for (const person of demoPeople) {
    const storageKey = `cv/${now.getUTCFullYear()}/${randomUUID()}.pdf`
    await insertPendingUpload(deps.db, storageKey, now)
    const { size } = await deps.storage.put(storageKey, Readable.from([await writeDemoCv(person)]))
    const name = `CV ${person.firstName} ${person.lastName}.pdf`
    stored.set(person, { storageKey, name, mime: 'application/pdf', size })
  }
  return stored
}

async function insertDemo(deps: SeedDeps, tx: Db, passwordHash: string, cvs: StoredCvs): Promise<void> {
  const now = deps.clock.now()
  const adminId = await saveAdmin(tx, {
    email: demoAdminEmail,
    name: 'Administración de la demo',
    role: 'owner',
    passwordHash,
  })
  const userIds = await insertAccounts(tx, passwordHash, now)
  const cvIds = new Map<string, string>()
  for (const [{ key, email }, cv] of cvs)
    cvIds.set(key, await keepUpload(tx, cv, { ownerId: userIds.get(email)!, kind: 'cv' }))
  const professionalIds = await insertProfessionals(tx, userIds, cvIds, now)
  const companyIds = await insertCompanies(tx, userIds, now)
  const companyIdOf = (key: string) =>
    companyIds.get(userIds.get(demoCompanies.find((company) => company.key === key)!.email)!)!
  await insertDemoTeam(tx, {
    passwordHash,
    ownerId: userIds.get(demoCompanies[0].email)!,
    companyId: companyIdOf(demoCompanies[0].key),
    now,
  })
  const openDays = await readSetting(tx, 'job_open_days')
  const jobIds = await insertJobs(tx, companyIdOf, { now, openDays })
  await insertHistory(tx, { now, userIds, professionalIds, jobIds, cvIds })
  await insertDemoInterviews(tx, { now, userIds, professionalIds, jobIds })
  await insertMarket(tx, { now, userIds, professionalIds, companyIds })
  await insertConversations(tx, now)
  await insertDemoHires(tx, now)
  await insertDemoEarnings(deps, tx, now)
  await insertDemoDisputes(tx, { adminId, now })
  await insertDemoAvailability(tx, now)
  await insertDemoResumes(tx, now)
  await insertDemoBriefs(tx, now)
  await insertDemoPayments(tx, now)
  await insertDemoNotifications(tx, userIds, now)
  await insertDemoBookings(tx, now)
  await insertDemoViews(tx, now)
  await insertDemoTestimonials(tx)
  await notifyChange(tx, 'jobs')
}
