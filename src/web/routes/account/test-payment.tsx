import FlaskConical from 'lucide-react/icons/flask-conical'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { TestPayment } from '#web/features/plans/test-payment.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { returnPath, loginHref } from '#web/lib/return.address.ts'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const { user } = await api.call(accountsContract.session, {})
  if (!user) {
    const { pathname, search } = url
    throw redirect(loginHref(pathname + search))
  }
  const reference = params['reference'] ?? ''
  const payment = await orNotFound(api.call(plansContract.testCheckout, { params: { reference } }))
  return { payment, reference, home: user.userType === 'company' ? '/company-dashboard' : '/dashboard' }
}

export const meta: MetaFunction = () => [
  { title: 'Modo de prueba: pago · Qhatu' },
  { name: 'robots', content: 'noindex' },
]

/** The payment page of the built-in test provider. It cannot be mistaken for a real one. */
export default function TestPaymentPage() {
  const { payment, reference, home } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <main className="mx-auto w-full max-w-[34rem] px-4 pt-6 pb-28 sm:pt-14">
      <p className="flex items-center gap-3 rounded-t-md bg-accent px-5 py-3 font-strong text-on-accent">
        <FlaskConical className="icon text-[1.25rem]" />
        Modo de prueba: aquí no se cobra nada
      </p>
      <TestPayment payment={payment} reference={reference} back={returnPath(search) ?? home} />
    </main>
  )
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage title="No encontramos este pago" actions={<LinkButton to="/">Inicio</LinkButton>}>
        Puede que el enlace esté incompleto o que el pago sea de otra cuenta.
      </ErrorPage>
    </main>
  )
}
