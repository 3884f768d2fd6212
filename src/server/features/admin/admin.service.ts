import type { z } from 'zod'
import type { adminLoginBody } from '#contracts/admin/admin.contract.ts'
import { transaction } from '#server/db/connection.ts'
import type { Entry, RequestTrace, Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { isPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'
import { recordAct } from '#server/features/audit/audit.service.ts'
import { findAdminByEmail } from './admin.queries.ts'

/**
 * Starts an administrator's session under its own cookie. Throws invalid_credentials, in the same time for an unknown
 * e-mail.
 */
export async function adminLogin(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  visit: Visit & { trace: RequestTrace },
  { email, password }: z.output<typeof adminLoginBody>,
): Promise<Entry> {
  const admin = await findAdminByEmail(deps.db, email)
  const isRight = await isPassword(password, admin?.passwordHash ?? null)
  if (!admin || admin.endedAt || !isRight)
    throw new AppError('invalid_credentials', { message: 'Credenciales inválidas' })
  const act = { subject: 'admin', subjectId: admin.id } as const
  return transaction(deps, async (tx) => {
    await recordAct(
      deps,
      tx,
      { adminId: admin.id, ...admin },
      { code: 'session-started', act, trace: visit.trace },
    )
    return enter(deps, tx, visit, { adminId: admin.id })
  })
}
