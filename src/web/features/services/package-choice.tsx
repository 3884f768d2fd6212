import type { ServiceOffers } from '#contracts/services/package-fields.ts'
import { sumOf } from '#domain/orders/package-order.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { parseServicePrice } from '#domain/services/price.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { ChargeLines } from '#web/features/hires/money/charge-lines.tsx'
import { daysInWords, roundsInWords } from './offers.words.ts'
import { priceInWords } from './service-price.tsx'

/** A package with extras by their names; a null package: by the hour. */
export interface Choice {
  package: string | null
  extras: readonly string[]
}

/** What is chosen at first: the first package. Null: the service has none, so it is hired by the hour. */
export const firstChoice = ({ packages = [] }: Partial<ServiceOffers>): Choice | null =>
  packages[0] ? { package: packages[0].name, extras: [] } : null

const priced = <T extends { price: string }>(offer: T) => ({
  ...offer,
  priceCents: parseServicePrice(offer.price) ?? 0,
})

/** The sum and the days of a choice; null by the hour. */
export function priceOf({ packages = [], extras = [] }: Partial<ServiceOffers>, choice: Choice | null) {
  const offer = packages.find(({ name }) => name === choice?.package)
  if (!offer || !choice) return null
  const chosen = extras.filter(({ name }) => choice.extras.includes(name))
  return { ...sumOf(priced(offer), chosen.map(priced)), rounds: offer.rounds }
}

const byTheHour = ''

type PackageChoiceProps = {
  service: Partial<ServiceOffers> & { price: string }
  firstName: string
  choice: Choice
  /** Our fee if the money is held; null: it is not. */
  feeRate: number | null
  onChange: (choice: Choice) => void
}

/** What a company orders: a package with extras, or hours; with the sum that it will be. */
export function PackageChoice({ service, firstName, choice, feeRate, onChange }: PackageChoiceProps) {
  const { packages = [], extras = [] } = service
  const price = priceOf(service, choice)
  return (
    <>
      <RadioGroup
        legend="Qué contratas"
        name="package"
        variant="cards"
        options={[
          ...packages.map(({ name, price: written, days, rounds }) => ({
            value: name,
            label: `${name} · ${written}`,
            description: `Entrega en ${daysInWords(days)}, ${roundsInWords(rounds)}`,
          })),
          {
            value: byTheHour,
            label: 'Por horas',
            description: `${priceInWords(service.price)}. Acuerdan el alcance por mensaje.`,
          },
        ]}
        value={choice.package ?? byTheHour}
        onChange={(name) => onChange({ ...choice, package: name === byTheHour ? null : name })}
      />
      {price && extras.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-strong">Extras</legend>
          {extras.map(({ name, price: written, days }) => (
            <Checkbox
              key={name}
              label={`${name}${days > 0 ? ` · ${daysInWords(days)} más` : ''}`}
              count={written}
              checked={choice.extras.includes(name)}
              onChange={({ target }) =>
                onChange({
                  ...choice,
                  extras: target.checked
                    ? [...choice.extras, name]
                    : choice.extras.filter((other) => other !== name),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {price && (
        <div className="rounded-md bg-sunken p-4">
          <div role="status">
            {feeRate === null ? (
              <p className="flex items-baseline justify-between gap-4 font-strong">
                <span>Total</span>
                <span className="fig text-h4">{writeOrderSum(price.cents, 'USD')}</span>
              </p>
            ) : (
              <ChargeLines cents={price.cents} feeRate={feeRate} currency="USD" total="Pagas" />
            )}
          </div>
          <p className="mt-1 text-sm text-ink-2">
            Entrega en {daysInWords(price.days)} desde que{' '}
            {feeRate === null ? `${firstName} acepta` : 'pagas'}, {roundsInWords(price.rounds)}.{' '}
            {feeRate === null
              ? `Es el precio final, con los impuestos de ${firstName}; Qhatu no te cobra comisión. El pago lo acuerdan entre ustedes.`
              : `Pagas cuando ${firstName} acepta, y queda retenido hasta que aceptes la entrega. ${firstName} recibe el precio completo, con sus impuestos incluidos.`}
          </p>
        </div>
      )}
    </>
  )
}
