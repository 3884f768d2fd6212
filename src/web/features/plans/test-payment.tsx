import { useState } from 'react'
import { plansContract, type Payment } from '#contracts/plans/plans.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'

type Outcome = 'completed' | 'failed'
type TestPaymentProps = {
  payment: Payment
  reference: string
  /** The page where the purchase started. */
  back: string
}

/** The test replacement of a card form: the person chooses how the payment ends. */
export function TestPayment({ payment, reference, back }: TestPaymentProps) {
  const [sent, setSent] = useState<Outcome | null>(null)
  const [isFailed, setFailed] = useState(false)
  const settle = async (outcome: Outcome) => {
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
      {payment.status === 'pending' ? (
        <div className="grid gap-2">
          <Button
            block
            busy={sent === 'completed'}
            disabled={sent === 'failed'}
            onClick={() => void settle('completed')}
          >
            Simular un pago correcto
          </Button>
          <Button
            block
            variant="secondary"
            busy={sent === 'failed'}
            disabled={sent === 'completed'}
            onClick={() => void settle('failed')}
          >
            Simular un pago rechazado
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          <Note tone="info">
            {payment.status === 'completed' ? 'Este pago ya se completó.' : 'Este pago ya fue rechazado.'}
          </Note>
          <LinkButton to={back} block>
            Volver
          </LinkButton>
        </div>
      )}
      {isFailed && (
        <Note tone="bad" announce>
          No pudimos registrar el resultado. Inténtalo otra vez.
        </Note>
      )}
    </section>
  )
}
