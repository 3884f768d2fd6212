import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { PaymentResult } from '#web/features/plans/payment-result.tsx'
import { readOwnPlan } from '#web/features/plans/read-own-plan.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { loginHref, returnPath } from '#web/lib/return.address.ts'
import { useRefreshEvery } from '#web/lib/use-refresh.ts'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const own = await readOwnPlan(api)
  if (own.kind === 'visitor') throw redirect(loginHref(url.pathname))
  const payment = await orNotFound(
    api.call(plansContract.receipt, { params: { id: params['paymentId'] ?? '' } }),
  )
  // Whoever wrote the address to the payment: it is read as any other that somebody could have written.
  const returnTo = returnPath(`?${new URLSearchParams({ volver: payment.returnTo ?? '' })}`)
  return {
    payment: { ...payment, returnTo },
    own,
    home: own.kind === 'company' ? '/company-dashboard' : '/dashboard',
  }
}

export const meta: MetaFunction = () => [
  { title: 'Tu compra · Qhatu' },
  { name: 'robots', content: 'noindex' },
]

/** In milliseconds: how often a payment that is on its way is asked for. */
const interval = 3000

/** How a payment ended. The provider's page leads here, paid or not. */
export default function PaymentPage() {
  const { payment, own, home } = useLoaderData<typeof loader>()
  useRefreshEvery(payment.status === 'pending' && interval)
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 pt-6 pb-12 sm:pt-12">
      <PaymentResult payment={payment} own={own} home={home} />
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <ErrorPage title="No encontramos esta compra" actions={<LinkButton to="/">Inicio</LinkButton>}>
      Puede que el enlace esté incompleto o que la compra sea de otra cuenta.
    </ErrorPage>
  )
}
