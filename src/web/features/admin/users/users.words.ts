import type { UserState } from '#contracts/admin/users-vocabulary.ts'

export const userStateNames: Record<UserState, string> = {
  active: 'Activo',
  suspended: 'Suspendido',
  unconfirmed: 'Sin confirmar',
}

/** '1 cuenta', '12 cuentas'. */
export const accountsInWords = (count: number): string => `${count} ${count === 1 ? 'cuenta' : 'cuentas'}`

/** How long a plan given by hand lasts. */
export const planDaysName = (days: number): string => `${days} días`
