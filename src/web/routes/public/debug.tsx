import RotateCw from 'lucide-react/icons/rotate-cw'
import { data, Form, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { siteContract } from '#contracts/site/site.contract.ts'
import { demoAccounts, demoAdminEmail, demoPassword } from '#contracts/accounts/demo-accounts.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { CopyButton } from '#web/ui/action/copy-button.tsx'

import { type OutboxMail, OutboxMailItem } from '#web/features/site/debug/outbox-mail.tsx'
import { personalApi, siteContext } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import NotFound from './not-found.tsx'

export const meta = () => unlistedMeta('Herramientas de prueba')

/** The page exists only with debug tools. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  if (!context.get(siteContext).debugTools) return data(null, { status: 404 })
  const to = url.searchParams.get('to') ?? ''
  return data({ to, mails: await context.get(personalApi).call(siteContract.outbox, { query: { to } }) })
}

export default function Debug() {
  const outbox = useLoaderData<typeof loader>()
  if (!outbox) return <NotFound />
  return (
    <div className="wrap grid gap-6 py-8 lg:py-12">
      <header>
        <h1>Herramientas de prueba</h1>
        <p className="mt-3 max-w-[56ch] text-lg text-ink-2">
          Solo existen en la demostración: las cuentas de ejemplo y los correos que el sitio escribió.
        </p>
      </header>
      <p>
        <LinkButton to="/cv-test" variant="secondary">
          Probar el lector de CV
        </LinkButton>
      </p>
      <DemoAccounts />
      <Outbox {...outbox} />
    </div>
  )
}

function DemoAccounts() {
  return (
    <Card title="Cuentas de ejemplo">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        Contraseña de todas: <code>{demoPassword}</code>
        <CopyButton text={demoPassword} what="la contraseña" />
      </p>
      <ul className="mt-3 grid">
        {demoAccounts.map(({ label, email }) => (
          <li
            key={email}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 text-sm"
          >
            <span className="min-w-0 grow">
              <span className="block font-strong">{label}</span>
              <span className="break-all text-ink-2">{email}</span>
            </span>
            <CopyButton text={email} what={`el correo de ${label}`} />
            <LinkButton to={email === demoAdminEmail ? '/admin/login' : '/login'} variant="quiet" size="sm">
              Ir a entrar
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Outbox({ to, mails }: { to: string; mails: OutboxMail[] }) {
  const { revalidate, state } = useRevalidator()
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-h3">Bandeja de salida</h2>
        <Form className="flex flex-wrap items-end gap-2">
          <Field label="Correo del destinatario" hideLabel>
            <TextInput name="to" type="search" size="sm" defaultValue={to} placeholder="Correo exacto" />
          </Field>
          <Button type="submit" variant="secondary" size="sm">
            Filtrar
          </Button>
          <Button variant="secondary" size="sm" busy={state === 'loading'} onClick={() => void revalidate()}>
            <RotateCw className="icon" />
            Actualizar
          </Button>
        </Form>
      </div>
      <Card padding="none">
        {mails.length === 0 ? (
          <EmptyState title="Aún no hay correos" level={3}>
            Aquí aparece cada correo que el sitio escribe, con sus enlaces.
          </EmptyState>
        ) : (
          mails.map((mail) => <OutboxMailItem key={mail.id} mail={mail} />)
        )}
      </Card>
    </section>
  )
}
