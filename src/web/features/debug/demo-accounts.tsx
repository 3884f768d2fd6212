import { demoAccounts, demoAdminEmail, demoPassword } from '#contracts/accounts/demo-accounts.ts'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Card } from '#web/ui/look/card.tsx'

/** The accounts of the demo, to copy. */
export function DemoAccounts() {
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
