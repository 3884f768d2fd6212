import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { chargeOf } from '#domain/orders/fee-sums.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'

type Change = NonNullable<HireDetail['order']['change']>

/** What a change does with money that is held already. Null: nothing. */
export function moneyOfChange(hire: HireDetail, change: Change, viewer: HireParty): string | null {
  const { held, part, parts, currency } = hire.order
  if (!held || hire.status !== 'accepted' || change.from > part) return null
  const sum = (cents: number) => writeOrderSum(cents, currency)
  if (change.differenceCents > 0)
    return viewer === 'company'
      ? `El hito en curso sube ${sum(change.differenceCents)}: el cambio vale cuando depositas ${sum(chargeOf(change.differenceCents, held.feeRate).total)}, con la comisión.`
      : `El hito en curso sube ${sum(change.differenceCents)}: el cambio vale cuando ${hire.companyName} deposita la diferencia.`
  const less = (parts[part]?.cents ?? 0) - (change.parts[0]?.cents ?? 0)
  if (less <= 0) return null
  return viewer === 'company'
    ? `El hito en curso baja ${sum(less)}: te los devolvemos con su comisión cuando lo aceptes.`
    : `El hito en curso baja ${sum(less)}: vuelven a la empresa cuando acepte el hito.`
}

/** Who proposes it, and where it stands. */
export function leadOfChange(hire: HireDetail, change: Change, viewer: HireParty): string {
  const who = change.by === 'company' ? hire.companyName : hire.professionalName
  if (change.agreedAt)
    return viewer === 'company'
      ? 'Están de acuerdo. El cambio vale cuando depositas la diferencia.'
      : `Están de acuerdo. El cambio vale cuando ${hire.companyName} deposita la diferencia.`
  return change.by === viewer
    ? 'Propusiste cambiar los hitos que faltan. Mientras no respondan, sigue lo acordado.'
    : `${who} propone cambiar los hitos que faltan. Mientras no respondas, sigue lo acordado.`
}
