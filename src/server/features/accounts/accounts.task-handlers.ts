import type { Deps } from '#server/deps.ts'
import { deleteSolvedChallenges } from '#server/http/human-check.queries.ts'
import { deleteOldRequests } from '#server/http/idempotency.queries.ts'
import { deleteExpiredLimits } from '#server/platform/rate-limits/rate-limits.queries.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { deleteExpiredEmailTokens } from './accounts.queries.ts'
import { cleanUp, mailPasswordReset, tellSuspension } from './accounts.tasks.ts'
import { deleteDevicesBefore } from '#server/features/accounts/login/devices.queries.ts'
import { knownFor } from '#server/features/accounts/login/devices.service.ts'
import { sendPasswordReset } from '#server/features/accounts/registration/email-links.service.ts'
import { deleteExpiredSessions } from '#server/features/accounts/sessions/sessions.queries.ts'
import { tellOfSuspension } from '#server/features/accounts/suspension/suspension.service.ts'
import { deleteExpiredChallenges } from '#server/features/accounts/two-factor/two-factor.queries.ts'

export function accountsTasks(deps: Omit<Deps, 'log' | 'matching'>): TaskHandler[] {
  return [
    handleTask(mailPasswordReset, ({ userId }) => sendPasswordReset(deps, userId)),
    handleTask(tellSuspension, ({ id }) => tellOfSuspension(deps, id)),
    handleTask(cleanUp, async () => {
      const now = deps.clock.now()
      await deleteExpiredSessions(deps.db, now)
      await deleteExpiredEmailTokens(deps.db, now)
      await deleteExpiredChallenges(deps.db, now)
      await deleteSolvedChallenges(deps.db, now)
      await deleteDevicesBefore(deps.db, new Date(now.getTime() - knownFor))
      await deleteExpiredLimits(deps.db)
      await deleteOldRequests(deps.db)
    }),
  ]
}
