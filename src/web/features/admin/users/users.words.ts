import type { SuppressionReason } from '#contracts/accounts/suppression-vocabulary.ts'
import type { UserState } from '#contracts/admin/users-vocabulary.ts'

export const userStateNames: Record<UserState, string> = {
  active: 'Activo',
  suspended: 'Suspendido',
  unconfirmed: 'Sin confirmar',
}

const figures = new Intl.NumberFormat('es-PE')

/** '1 cuenta', '1,200 cuentas'. */
export const accountsInWords = (count: number): string =>
  `${figures.format(count)} ${count === 1 ? 'cuenta' : 'cuentas'}`

/** '1 elegida', '1,200 elegidas'. */
export const chosenInWords = (count: number): string =>
  `${figures.format(count)} ${count === 1 ? 'elegida' : 'elegidas'}`

/** How long a plan given by hand lasts. */
export const planDaysName = (days: number): string => `${days} días`

/** Why an address gets no mail. */
export const mailStopNames: Record<SuppressionReason, string> = {
  bounce: 'Los correos vuelven: no le escribimos',
  complaint: 'Marcó un correo como no deseado: no le escribimos',
}
