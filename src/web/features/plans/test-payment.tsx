import { useState } from 'react'
import { plansContract, type Payment } from '#contracts/plans/plans.contract.ts'
import type { PaymentStatus, TestOutcome } from '#contracts/plans/plans-vocabulary.ts'
import { paymentFailureNames, paymentStatusNames, testOutcomeNames } from '#domain/plans/payment.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'

/** What can happen to a payment in each state. */
const outcomesOf: Record<PaymentStatus, readonly TestOutcome[]> = {
  pending: ['completed', 'failed', 'left', 'paid_twice', 'paid_late'],
  failed: ['completed'],
  completed: ['refunded_part', 'refunded', 'contested', 'contest_won', 'charged_back'],
  refunded: [],
}

type TestPaymentProps = {
  payment: Payment
  reference: string
  /** The page where the purchase started. */
  back: string
}

/** The test replacement of a card form: the person chooses how the payment ends. */
export function TestPayment({ payment, reference, back }: TestPaymentProps) {
  const [sent, setSent] = useState<TestOutcome | null>(null)
  const [isFailed, setFailed] = useState(false)
  const settle = async (outcome: TestOutcome) => {
    setSent(outcome)
    setFailed(false)
    try {
      await api.call(plansContract.settleTestCheckout, { params: { reference }, body: { outcome } })
      // A full page load, as after a real provider: the page reads the payment's result.
      location.assign(back)
    } catch {
      setSent(null)
      setFailed(true)
    }
  }
  return (
    <section className="grid gap-6 rounded-b-md border border-t-0 border-line bg-surface p-6 sm:p-8">
      <div>
        <h1 className="text-h3">{payment.description}</h1>
        <p className="mt-2 text-sm text-ink-2">
          Esta página toma el lugar de la pasarela de tarjetas mientras se prueba el producto. No pide tarjeta
          y no mueve dinero.
        </p>
      </div>
      <DefinitionList
        items={[
          { term: 'Total, con IGV incluido', value: formatMoney(payment.amount, payment.currency) },
          { term: 'Cobro real', value: 'Ninguno' },
        ]}
      />
      {payment.status !== 'pending' && (
        <Note tone="info">
          {payment.failure ? `${paymentFailureNames[payment.failure]}. ` : ''}
          Estado: {paymentStatusNames[payment.status].toLowerCase()}.
        </Note>
      )}
      <div className="grid gap-2">
        {outcomesOf[payment.status].map((outcome, at) => (
          <Button
            key={outcome}
            block
            {...(at === 0 ? {} : { variant: 'secondary' })}
            busy={sent === outcome}
            disabled={sent !== null && sent !== outcome}
            onClick={() => void settle(outcome)}
          >
            {testOutcomeNames[outcome]}
          </Button>
        ))}
        {payment.status !== 'pending' && (
          <LinkButton to={back} block variant="secondary">
            Volver
          </LinkButton>
        )}
      </div>
      {isFailed && (
        <Note tone="bad" announce>
          No pudimos registrar el resultado. Inténtalo otra vez.
        </Note>
      )}
    </section>
  )
}
