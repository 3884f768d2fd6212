import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { debugContract } from '#contracts/debug/debug.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { priceText } from '#domain/plans/price.ts'
import { DemoAccounts } from '#web/features/debug/demo-accounts.tsx'
import { Outbox } from '#web/features/debug/outbox.tsx'
import { TestEnvironment } from '#web/features/debug/test-environment.tsx'
import { TestLogin } from '#web/features/debug/test-login.tsx'
import { personalApi, siteContext } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import NotFound from './not-found.tsx'

export const meta = () => unlistedMeta('Herramientas de prueba')

/** The page exists only with debug tools. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  if (!context.get(siteContext).debugTools) return data(null, { status: 404 })
  const api = context.get(personalApi)
  const to = url.searchParams.get('to') ?? ''
  const [mails, offer] = await Promise.all([
    api.call(debugContract.outbox, { query: { to } }),
    api.call(plansContract.offer, {}),
  ])
  return data({ to, mails, chatPrice: priceText(offer, 'chatActivation') })
}

export default function Debug() {
  const found = useLoaderData<typeof loader>()
  if (!found) return <NotFound />
  const { chatPrice, ...outbox } = found
  return (
    <div className="wrap grid gap-6 py-8 lg:py-12">
      <header>
        <h1>Herramientas de prueba</h1>
        <p className="mt-3 max-w-[56ch] text-lg text-ink-2">
          Solo existen en la demostración: cuentas, un empleo y una postulación para probar, y los correos que
          el sitio escribió. Activar el chat de un servicio cuesta {chatPrice} y las calificaciones van de 1 a
          5 estrellas.
        </p>
      </header>
      <p>
        <LinkButton to="/cv-test" variant="secondary">
          Probar el lector de CV
        </LinkButton>
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TestEnvironment />
        <TestLogin />
      </div>
      <DemoAccounts />
      <Outbox {...outbox} />
    </div>
  )
}
