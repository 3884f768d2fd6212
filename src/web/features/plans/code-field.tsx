import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type CodePrice, plansContract } from '#contracts/plans/plans.contract.ts'
import { longestCode } from '#contracts/plans/codes-figures.ts'
import { monthsText } from '#domain/plans/price.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

/** A code that was accepted, with what it makes of the prices. */
export type AppliedCode = { code: string; prices: CodePrice[] }

/** Checks a discount code and says what remains to be paid, before anything is paid. */
export default function CodeField({
  applied,
  onApplied,
}: {
  applied: AppliedCode | null
  onApplied: (code: AppliedCode | null) => void
}) {
  const [text, setText] = useState(applied?.code ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // It opens at the press of a button, which is gone.
  useEffect(() => input.current?.focus(), [])
  const check = useAction(
    (code: string) => api.call(endpointRef(plansContract.codePrices), { query: { code } }),
    { onSuccess: (prices) => onApplied({ code: text.trim(), prices }) },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    onApplied(null)
    if (text.trim() !== '') void check.run(text.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-md bg-surface p-4 text-ink" noValidate>
      <Field label="Código" error={problemOf(isEmpty, check.error)}>
        <TextInput
          value={text}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestCode}
          ref={input}
          onChange={(event) => {
            setText(event.target.value)
            onApplied(null)
            check.reset()
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" size="sm" busy={check.isPending}>
        Ver mi precio
      </Button>
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {applied?.prices.map((price) => (
          <p key={price.product}>{priceSays(price)}</p>
        ))}
      </div>
    </form>
  )
}

function problemOf(isEmpty: boolean, error: Error | null): string | undefined {
  if (isEmpty) return 'Escribe tu código'
  if (error === null) return undefined
  if (!(error instanceof ApiError)) return 'No pudimos revisar tu código. Inténtalo otra vez.'
  return error.body.fields?.['code'] ?? error.body.message
}

/** 'Te queda en $15.00 USD por un mes.' */
function priceSays({ product, amount, price, currency, months }: CodePrice): string {
  const what = product === 'premium_job' ? 'un empleo premium' : months === 1 ? 'un mes' : monthsText(months)
  return amount === 0
    ? `No pagas nada por ${what}.`
    : `Te queda en ${formatMoney(amount, currency)} por ${what}, en vez de ${formatMoney(price, currency)}.`
}
