import type { z } from 'zod'
import type { Challenged, twoFactorBody } from '#contracts/accounts/accounts.contract.ts'
import type { adminLoginBody } from '#contracts/admin/admin.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Entry, RequestTrace, Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { beginChallenge, passSecondStep } from '#server/features/accounts/login/two-factor-login.service.ts'
import { stillProves } from '#server/features/accounts/passwords/password-proof.service.ts'
import { isPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'
import { writeAudit } from '#server/features/audit/audit.service.ts'
import { findAdmin, findAdminByEmail } from './admin.queries.ts'

type LoginDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>
type AdminVisit = Visit & { trace: RequestTrace }
type AdminRow = NonNullable<Awaited<ReturnType<typeof findAdmin>>>

/** The result of a correct password: a session, or the second step. */
type Outcome = { entry: Entry } | Challenged

/**
 * Starts an administrator's session under its own cookie. One with a second factor gets a challenge instead. Throws
 * invalid_credentials, in the same time for an unknown e-mail.
 */
export async function adminLogin(
  deps: LoginDeps,
  visit: AdminVisit,
  { email, password }: z.output<typeof adminLoginBody>,
): Promise<Outcome> {
  const admin = await findAdminByEmail(deps.db, email)
  const isRight = await isPassword(password, admin?.passwordHash ?? null)
  if (!admin || admin.endedAt || !isRight) throw invalidCredentials()
  return transaction(deps, async (tx) => {
    if (!(await stillProves(tx, { adminId: admin.id, passwordHash: admin.passwordHash })))
      throw invalidCredentials()
    if (admin.totpEnabledAt) return beginChallenge(deps, tx, { adminId: admin.id })
    return { entry: await begin(deps, tx, visit, admin) }
  })
}

/** The second step, like `passSecondStep`. */
export const adminLoginWithCode = (
  deps: LoginDeps,
  visit: AdminVisit,
  sent: z.output<typeof twoFactorBody>,
): Promise<Entry> =>
  passSecondStep(deps, sent, async (tx, owner) => {
    const admin = 'adminId' in owner ? await findAdmin(tx, owner.adminId) : null
    if (!admin || admin.endedAt) throw new AppError('challenge_over')
    return begin(deps, tx, visit, admin)
  })

async function begin(deps: LoginDeps, tx: Db, visit: AdminVisit, { id: adminId, name, role }: AdminRow) {
  const entry = await enter(deps, tx, visit, { adminId })
  const audited = { subject: 'admin', subjectId: adminId } as const
  await writeAudit(
    deps,
    tx,
    { adminId, name, role },
    { code: 'session-started', audited, trace: visit.trace },
  )
  return entry
}

const invalidCredentials = () => new AppError('invalid_credentials', { message: 'Credenciales inválidas' })
