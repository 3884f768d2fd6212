import type { DestinationKind, PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'

/** Digits of a CCI, and of a Yape number. */
const cciDigits = 20
const yapeDigits = 9

/** Digits alone, however a person groups them. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/**
 * Whether a number is a CCI, the 'código de cuenta interbancario' of Peru: 3 digits of the bank, 3 of the office, 12 of the account and 2 check
 * digits, the first over bank and office, the second over the account (structure: CCE, and docs.v3.localpayment.com, 'Bank Account Validations,
 * Peru', whose example 011-366-000100032542-21 has it). Each check digit completes a sum to the next ten: the digits are multiplied by 1 and 2 in
 * turn, and the digits of each product are added.
 */
export function isCci(number: string): boolean {
  if (!/^\d+$/.test(number) || number.length !== cciDigits) return false
  const [office, account, checks] = [number.slice(0, 6), number.slice(6, 18), number.slice(18)]
  // No bank has the number 000.
  return !number.startsWith('000') && checks === `${checkDigit(office)}${checkDigit(account)}`
}

function checkDigit(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const product = Number(digits[index]) * (index % 2 === 0 ? 1 : 2)
    sum += product > 9 ? product - 9 : product
  }
  return (10 - (sum % 10)) % 10
}

/** Whether Yape can go there: a mobile number of Peru has nine digits and begins with 9. */
export const isYape = (number: string): boolean => number.length === yapeDigits && /^9\d+$/.test(number)

/** What is wrong with a destination, by its field; null: nothing. */
export function faultOf(
  kind: DestinationKind,
  currency: PayoutCurrency,
  number: string,
): { field: 'kind' | 'number'; message: string } | null {
  if (kind === 'yape') {
    if (currency === 'USD')
      return { field: 'kind', message: 'Yape solo recibe soles: para dólares escribe un CCI' }
    return isYape(number)
      ? null
      : { field: 'number', message: 'Escribe el celular de Yape: nueve dígitos que empiezan con 9' }
  }
  if (number.length !== cciDigits || !/^\d+$/.test(number))
    return {
      field: 'number',
      message: `Escribe los ${cciDigits} dígitos del CCI: lo ves en la app de tu banco`,
    }
  return isCci(number) ? null : { field: 'number', message: 'Revisa el CCI: un dígito no es correcto' }
}

export const lastFourOf = (number: string): string => number.slice(-4)
