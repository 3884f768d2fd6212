import type {
  DestinationKind,
  PayoutCurrency,
  PayoutFailure,
  PayoutObstacle,
  PayoutStatus,
} from '#contracts/payouts/payouts-vocabulary.ts'

export const destinationKindNames: Record<DestinationKind, string> = { cci: 'CCI', yape: 'Yape' }

export const currencyNames: Record<PayoutCurrency, string> = { PEN: 'Soles', USD: 'Dólares' }

/** 'CCI •••• 3221' */
export const maskedName = ({ kind, lastFour }: { kind: DestinationKind; lastFour: string }): string =>
  `${destinationKindNames[kind]} •••• ${lastFour}`

/** As finance reads them. */
export const payoutStatusNames: Record<PayoutStatus, string> = {
  listed: 'En lista',
  paid: 'Pagado',
  failed: 'No se pudo pagar',
}

/** As the professional reads them. */
export const ownPayoutStatusNames: Record<PayoutStatus, string> = {
  listed: 'En camino',
  paid: 'Pagado',
  failed: 'No se pudo pagar',
}

export const payoutFailureNames: Record<PayoutFailure, string> = {
  'wrong-number': 'El número no existe o no recibe esta moneda',
  'other-holder': 'El titular no es el que figura en la cuenta',
  'closed-account': 'La cuenta está cerrada o bloqueada',
  'bank-refused': 'El banco rechazó la operación',
}

/** What the professional does about it. */
export const payoutFailureAdvice: Record<PayoutFailure, string> = {
  'wrong-number': 'Revisa el número y corrígelo: el monto entra en el siguiente pago.',
  'other-holder': 'Corrige el nombre del titular: el monto entra en el siguiente pago.',
  'closed-account': 'Escribe otra cuenta: el monto entra en el siguiente pago.',
  'bank-refused': 'Revisa tus datos de pago: el monto entra en el siguiente pago.',
}

export const payoutObstacleNames: Record<PayoutObstacle, string> = {
  'no-destination': 'Aún no escribió dónde cobrar',
  'account-gone': 'Cuenta eliminada',
}
