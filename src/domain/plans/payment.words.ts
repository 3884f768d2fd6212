import type {
  PayerType,
  PaymentFailure,
  PaymentMethod,
  PaymentProviderName,
  PaymentStatus,
  TestOutcome,
} from '#contracts/plans/plans-vocabulary.ts'

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

/** Why a payment failed. */
export const paymentFailureNames: Record<PaymentFailure, string> = {
  refused: 'Rechazado',
  left: 'No terminado',
}

const methodNames: Record<PaymentMethod, string> = {
  card: 'Tarjeta',
  yape: 'Yape',
  account: 'Saldo de Mercado Pago',
  bank: 'Transferencia',
  cash: 'Efectivo',
  other: 'Otro medio',
}

/** How a payment was made; where it would be made as long as nobody says how. */
const providerNames: Record<PaymentProviderName | 'none', string> = {
  none: 'Sin cobro',
  test: 'Modo de prueba',
  stripe: 'Tarjeta',
  mercadopago: 'Mercado Pago',
}

/** How a payment was made. A test payment never looks like a real one. */
export const paymentMethodName = ({
  provider,
  method,
}: {
  provider: PaymentProviderName | 'none'
  method: PaymentMethod | null
}): string => (method === null || provider === 'test' ? providerNames[provider] : methodNames[method])

/** What the page of the test provider offers. */
export const testOutcomeNames: Record<TestOutcome, string> = {
  completed: 'Simular un pago correcto',
  failed: 'Simular un pago rechazado',
  left: 'Dejar la página sin pagar',
  paid_twice: 'Pagar dos veces',
  paid_late: 'Pagar tarde, con la página ya cerrada',
  refunded: 'Devolver todo',
  refunded_part: 'Devolver la mitad',
  charged_back: 'El banco retira el dinero',
  contested: 'El banco revisa el pago',
  contest_won: 'El banco confirma el pago',
}

/** What a receipt is for: of money that is held for an order it is our fee. */
export const billedName = ({ product, description }: { product: string; description: string }): string =>
  product === 'order' ? 'Comisión de Qhatu por un pedido' : description
