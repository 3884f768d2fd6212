import type { CodeRefusal } from './discount.ts'

/** Why a code cannot be used, for the person who typed it. */
export const codeRefusals: Record<CodeRefusal, string> = {
  unknown: 'No conocemos este código. Revisa que esté escrito como lo recibiste.',
  ended: 'Este código ya terminó.',
  'other-product': 'Este código no sirve para lo que puedes comprar con tu cuenta.',
  'used-up': 'Este código ya se usó todas las veces que se podía.',
  'used-by-you': 'Ya usaste este código, o tienes un pago abierto con él.',
}
