import { z } from 'zod'
import { availabilities, availabilityLabels } from '#contracts/professionals/availability-vocabulary.ts'
import { profileBody } from '#contracts/professionals/profile-fields.ts'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'

export const availabilityOptions = availabilities.map((value) => ({
  value,
  label: availabilityLabels[value],
}))

const typedPay = z.object({ min: z.string(), max: z.string(), currency: z.enum(['PEN', 'USD']) })

/** 'S/ 3,500' and '3 500' are 3500; '' is null; other text is NaN, which the schema refuses. */
const amountOf = (text: string): number | null => {
  const figures = text.replaceAll(/S\/|US\$|\$|[\s,]/gi, '')
  return figures === '' ? null : Number(figures)
}

const payOf = ({ min, max, currency }: z.output<typeof typedPay>) => {
  const pay = { min: amountOf(min), max: amountOf(max), currency }
  return pay.min === null && pay.max === null ? null : pay
}

/** The category and the expected pay as form texts; the contract's rules validate them. */
export const workBody = profileBody
  .pick({ category: true, subcategory: true, availability: true })
  .required()
  .extend({ payExpectation: typedPay.transform(payOf).pipe(profileBody.shape.payExpectation.unwrap()) })
export type WorkValues = {
  category: string
  subcategory: string
  availability: string
  payExpectation: z.input<typeof typedPay>
}

const shown = (amount: number | null | undefined): string => amount?.toLocaleString('en-US') ?? ''

export const workOf = ({
  category,
  subcategory,
  availability,
  payExpectation,
}: OwnProfessional): WorkValues => ({
  category: category ?? '',
  subcategory: subcategory ?? '',
  availability: availability ?? '',
  payExpectation: {
    min: shown(payExpectation?.min),
    max: shown(payExpectation?.max),
    currency: payExpectation?.currency ?? 'PEN',
  },
})

/** 'En 15 días'; null when the person has not said it. */
export const availabilityInWords = (availability: string | null): string | null =>
  availabilityOptions.find(({ value }) => value === availability)?.label ?? null

const signs = { PEN: 'S/', USD: 'US$' }

/** 'S/ 3,500 a S/ 5,000 al mes'; null when there is none. */
export function payInWords(pay: OwnProfessional['payExpectation']): string | null {
  if (!pay) return null
  const of = (amount: number) => `${signs[pay.currency]} ${shown(amount)}`
  if (pay.min !== null && pay.max !== null && pay.min !== pay.max)
    return `${of(pay.min)} a ${of(pay.max)} al mes`
  if (pay.min !== null) return `Desde ${of(pay.min)} al mes`
  return pay.max === null ? null : `Hasta ${of(pay.max)} al mes`
}
