import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { PaperPage, papersHome } from '#web/features/plans/paper-page.tsx'
import { receiptDataHref, receiptPaperHref } from '#web/features/plans/receipt.address.ts'
import { ReceiptSheet } from '#web/features/plans/receipt-sheet.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
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
  return { receipt, home: papersHome(user.userType) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `Recibo ${loaderData.receipt.receiptNumber ?? ''}` : 'Recibo'} · Qhatu` },
  { name: 'robots', content: 'noindex' },
]

/** A receipt for its owner. */
export default function ReceiptPage() {
  const { receipt, home } = useLoaderData<typeof loader>()
  return (
    <PaperPage
      back={home}
      paperHref={receipt.receiptNumber === null ? null : receiptPaperHref(receipt.id)}
      dataHref={receipt.receiptNumber === null ? null : receiptDataHref(receipt.id)}
    >
      <ReceiptSheet receipt={receipt} />
    </PaperPage>
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
