import { demoPassword, testAccounts } from '#contracts/accounts/demo-accounts.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findAccount, signUpCompany, signUpProfessional } from '#server/features/accounts/accounts.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { applyToJob } from '#server/features/applications/apply/apply-to-job.service.ts'
import { changeCompany } from '#server/features/companies/companies.service.ts'
import { publishJob } from '#server/features/jobs/jobs.service.ts'
import { testCompany, testJob, testProfessional, testRuc } from './test-environment.data.ts'
import { findOpenJob } from './test-environment.queries.ts'

type TestDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** Each tool creates what is missing and returns what happened, in Spanish. */
export async function setUpEnvironment(deps: TestDeps): Promise<string> {
  const accounts = await createTestAccounts(deps)
  const job = await createTestJob(deps)
  return `${accounts} ${job} ${await createTestApplication(deps)}`
}

export async function createTestAccounts(deps: TestDeps): Promise<string> {
  const { created } = await ensureAccounts(deps)
  if (created.length === 0) return 'Las cuentas de prueba ya existen.'
  return `${created.length === 1 ? 'Creamos la cuenta' : 'Creamos las cuentas'} ${created.join(' y ')}.`
}

export async function createTestJob(deps: TestDeps): Promise<string> {
  const { job, isNew } = await ensureJob(deps)
  const name = `“${job.title}” (/jobs/${job.id})`
  return isNew ? `Publicamos el empleo ${name}.` : `El empleo ${name} ya está publicado.`
}

export async function createTestApplication(deps: TestDeps): Promise<string> {
  const { job, professionalId } = await ensureJob(deps)
  try {
    await applyToJob(
      deps,
      { professionalId },
      { jobId: job.id, coverLetter: 'Es una postulación de prueba.', files: {} },
    )
    return `El profesional de prueba postuló a “${job.title}”.`
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'already_applied') throw error
    return `El profesional de prueba ya había postulado a “${job.title}”.`
  }
}

async function ensureAccounts(deps: TestDeps) {
  const [professional, company] = await Promise.all([
    findAccount(deps, testAccounts.professional),
    findAccount(deps, testAccounts.company),
  ])
  const passwordHash = professional && company ? null : await hashPassword(demoPassword)
  const isNew = { passwordHash, isEmailProven: true }
  const found = await transaction(deps, async (tx) => ({
    professionalId:
      professional?.professionalId ??
      (await signUpProfessional(deps, tx, { ...isNew, ...testProfessional })).professionalId,
    company:
      company?.companyId == null
        ? await signUpCompany(deps, tx, { ...isNew, ...testCompany })
        : { userId: company.id, companyId: company.companyId },
  }))
  // The first ad of a company without a RUC is held.
  if (!company) await changeCompany(deps, found.company, { ruc: testRuc })
  return {
    professionalId: found.professionalId,
    companyId: found.company.companyId,
    created: [
      ...(professional ? [] : [testAccounts.professional]),
      ...(company ? [] : [testAccounts.company]),
    ],
  }
}

async function ensureJob(deps: TestDeps) {
  const { companyId, professionalId } = await ensureAccounts(deps)
  const open = await findOpenJob(deps.db, companyId, deps.clock.now())
  if (open) return { job: open, professionalId, isNew: false }
  const { job } = await publishJob(
    deps,
    { companyId, emailConfirmed: true, userId: null },
    { fields: testJob, isPremium: false, isOpen: true },
  )
  return { job, professionalId, isNew: true }
}
