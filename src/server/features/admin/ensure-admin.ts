import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { hashPassword, isPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { deleteAdminSessions, findAdminByEmail, saveAdmin } from './admin.queries.ts'

/**
 * At start: ensures that the configured administrator exists with the configured password. A changed password ends
 * the existing sessions.
 */
export async function ensureAdmin(deps: Pick<Deps, 'db' | 'pool' | 'config'>): Promise<void> {
  const { admin } = deps.config
  if (!admin) return
  const email = admin.email.trim().toLowerCase()
  const before = await findAdminByEmail(deps.db, email)
  if (before && (await isPassword(admin.password, before.passwordHash))) return
  const passwordHash = await hashPassword(admin.password)
  await transaction(deps, async (tx) => {
    const id = await saveAdmin(tx, { email, name: 'Administración', role: 'owner', passwordHash })
    await deleteAdminSessions(tx, id)
  })
}
