import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { receiptPaperHref } from '#web/features/plans/receipt.address.ts'
import { ReceiptSheet } from '#web/features/plans/receipt-sheet.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { loginHref } from '#web/lib/return.address.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const { user } = await api.call(accountsContract.session, {})
  if (!user) {
    const { pathname } = url
    throw redirect(loginHref(pathname))
  }
  const receipt = await orNotFound(
    api.call(plansContract.receipt, { params: { id: params['receiptId'] ?? '' } }),
  )
  const home =
    user.userType === 'company'
      ? { to: '/company-dashboard', label: 'Facturación' }
      : { to: '/dashboard', label: 'Membresía' }
  return { receipt, home }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `Recibo ${loaderData.receipt.receiptNumber ?? ''}` : 'Recibo'} · Qhatu` },
  { name: 'robots', content: 'noindex' },
]

/** A receipt for its owner. Printing shows only the sheet. */
export default function ReceiptPage() {
  const { receipt, home } = useLoaderData<typeof loader>()
  return (
    <main className="mx-auto w-full max-w-[44rem] px-4 pt-6 pb-28 sm:pt-10 lg:pb-10 print:max-w-none print:p-0">
      <div className="mb-4 flex items-center justify-between gap-4 print:hidden">
        <BackLink to={`${home.to}/membresia`}>{home.label}</BackLink>
        <span className="flex flex-wrap justify-end gap-2">
          {receipt.receiptNumber !== null && (
            <LinkButton
              to={receiptPaperHref(receipt.id)}
              variant="secondary"
              size="sm"
              reloadDocument
              download
            >
              <Download className="icon" />
              Descargar PDF
            </LinkButton>
          )}
          <Button variant="secondary" size="sm" onClick={() => print()}>
            <Printer className="icon" />
            Imprimir
          </Button>
        </span>
      </div>
      <ReceiptSheet receipt={receipt} />
    </main>
  )
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage
        title="No encontramos este recibo"
        actions={
          <>
            <LinkButton to="/">Inicio</LinkButton>
            <LinkButton to="/membresia" variant="secondary">
              Ver los planes
            </LinkButton>
          </>
        }
      >
        Puede que el enlace esté incompleto o que el recibo sea de otra cuenta.
      </ErrorPage>
    </main>
  )
}
