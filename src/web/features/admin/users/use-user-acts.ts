import { type AdminUser, usersContract } from '#contracts/admin/users.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { PlanBody } from './plan-dialog.tsx'
import type { SuspendBody } from './suspend-dialog.tsx'
import { nameOf } from './user-badges.tsx'

/** The documented sentences. */
export const statusFailed = 'No se pudo actualizar el estado del usuario.'
export const planFailed = 'No se pudo actualizar el plan del usuario.'

/** Why a call failed, in words for the person who made it. */
export const problemOf = (error: Error): string =>
  (isApiError(error) && error.body.message) || 'No se pudo conectar con el servidor.'

/** Shows the documented sentence with the reason, and fails again, so that a dialog stays open. */
export async function orToast<T>(title: string, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    showToast({ title, description: problemOf(error as Error), tone: 'destructive' })
    throw error
  }
}

/** The acts on one account. `onDone` reloads what shows it. */
export function useUserActs(onDone: () => unknown) {
  const setStatus = async ({ id }: AdminUser, body: { isActive: boolean } & Partial<SuspendBody>) => {
    await orToast(statusFailed, api.call(usersContract.setUserStatus, { params: { id }, body }))
    await onDone()
  }
  async function restore(user: AdminUser) {
    await setStatus(user, { isActive: true })
    showToast({ title: 'Estado actualizado', description: `${nameOf(user)}: cuenta activa.` })
  }
  async function suspend(user: AdminUser, body: SuspendBody) {
    await setStatus(user, { isActive: false, ...body })
    showToast({
      title: 'Estado actualizado',
      description: `${nameOf(user)}: cuenta suspendida. Todavía no le avisamos.`,
      action: {
        label: 'Deshacer',
        seconds: undoSeconds,
        onPress: () => void restore(user).catch(() => {}),
      },
    })
  }
  async function givePlan(user: AdminUser, body: PlanBody) {
    await orToast(planFailed, api.call(usersContract.setUserPlan, { params: { id: user.id }, body }))
    showToast({ title: 'Plan actualizado', description: `Le avisamos a ${nameOf(user)}.` })
    await onDone()
  }
  return { restore, suspend, givePlan }
}
