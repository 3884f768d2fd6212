import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { keyCallsPerMinute, mostKeys } from '#contracts/companies/key-figures.ts'
import { companyKeysContract } from '#contracts/companies/keys.contract.ts'
import { KeyCard } from '#web/features/companies/keys/key-card.tsx'
import { KeyForm } from '#web/features/companies/keys/key-form.tsx'
import { SecretDialog } from '#web/features/companies/settings/secret-dialog.tsx'
import { SettingsHead } from '#web/features/companies/settings/settings-head.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireCompanyOwner } from '#web/lib/require-user.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyOwner(args)
  return { keys: await args.context.get(personalApi).call(companyKeysContract.list, {}) }
}

export const meta: MetaFunction = () => [{ title: 'Claves de API · Qhatu' }]

/** With what the company's own programs make calls, and what each key was used for. */
export default function CompanyKeys() {
  const { keys } = useLoaderData<typeof loader>()
  const [isAdding, setAdding] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const working = keys.filter(({ ended }) => !ended)
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus className="icon" />
      Crear clave
    </Button>
  )
  return (
    <>
      <SettingsHead at="keys">{keys.length > 0 && working.length < mostKeys && add}</SettingsHead>
      <p className="mb-5 max-w-prose text-sm text-ink-2">
        Con una clave, tus programas hacen en nombre de tu empresa lo que sus permisos dejan, hasta{' '}
        {keyCallsPerMinute} llamadas por minuto.{' '}
        <Link to="/ayuda/claves-de-api" className="link">
          Cómo se usan
        </Link>{' '}
        ·{' '}
        <a href="/openapi.json" className="link">
          Todas las llamadas (OpenAPI)
        </a>
      </p>
      {keys.length === 0 ? (
        <Card padding="none">
          <EmptyState title="Conecta tus programas" action={add}>
            Publica empleos y lee tus candidatos desde tu propio sistema.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid gap-4">
          {keys.map((companyKey) => (
            <KeyCard key={companyKey.id} companyKey={companyKey} />
          ))}
        </div>
      )}
      {isAdding && <KeyForm onClose={() => setAdding(false)} onKey={setToken} />}
      {token !== null && (
        <SecretDialog
          secret={token}
          name="clave de API"
          description="Tu programa la envía en la cabecera Authorization: Bearer."
          onClose={() => setToken(null)}
        >
          Si la pierdes, termínala y crea otra. Quien la tenga puede usarla: no la pongas en una página web ni
          en un repositorio.
        </SecretDialog>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
