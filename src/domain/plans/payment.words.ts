import type { PayerType, PaymentStatus } from '#contracts/plans/plans-vocabulary.ts'

export const paymentStatusNames: Record<PaymentStatus, string> = {
  pending: 'Pendiente',
  completed: 'Completado',
  failed: 'Fallido',
  refunded: 'Reembolsado',
}

export const payerTypeNames: Record<PayerType, string> = {
  company: 'Empresa',
  professional: 'Profesional',
}

/** How a payment was made, by who processed it. */
export const paymentMethodNames: Record<'none' | 'test' | 'stripe', string> = {
  none: 'Sin cobro',
  test: 'Modo de prueba',
  stripe: 'Tarjeta',
}
