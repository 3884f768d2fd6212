import type { CodeKind } from '#contracts/plans/codes-vocabulary.ts'
import type { PayerType, Purchasable } from '#contracts/plans/plans-vocabulary.ts'
import type { CodeRefusal, Discount } from './discount.ts'
import { monthsText } from './price.ts'
import { formatMoney } from './receipt.ts'

/** What a code gives, and what its figure is. */
export const codeKindNames: Record<CodeKind, { name: string; value: string }> = {
  percent: { name: 'Un porcentaje menos', value: 'Porcentaje' },
  amount: { name: 'Un monto menos', value: 'Dólares' },
  months: { name: 'Meses gratis de un plan', value: 'Meses' },
}

export const codeProductNames: Record<Purchasable | 'all', string> = {
  all: 'Todo',
  premium_month: 'Un mes de plan',
  premium_job: 'Empleo premium',
}

export const codePayerNames: Record<PayerType | 'all', string> = {
  all: 'Empresas y profesionales',
  company: 'Empresas',
  professional: 'Profesionales',
}

/** '20% menos', '$15.00 USD menos', '3 meses gratis'. */
export const codeGives = ({ kind, value }: Discount): string =>
  kind === 'percent'
    ? `${value}% menos`
    : kind === 'amount'
      ? `${formatMoney(value, 'USD')} menos`
      : `${monthsText(value)} gratis`

/** Why a code cannot be used, for the person who typed it. */
export const codeRefusals: Record<CodeRefusal, string> = {
  unknown: 'No conocemos este código. Revisa que esté escrito como lo recibiste.',
  ended: 'Este código ya terminó.',
  'other-product': 'Este código no sirve para lo que puedes comprar con tu cuenta.',
  'other-currency': 'Este código descuenta un monto en dólares, y hoy cobramos en soles.',
  'used-up': 'Este código ya se usó todas las veces que se podía.',
  'used-by-you': 'Ya usaste este código, o tienes un pago abierto con él.',
}
