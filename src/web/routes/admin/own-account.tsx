import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ownAdminContract } from '#contracts/admin/own-admin.contract.ts'
import { PasswordDialog } from '#web/features/accounts/settings/password-dialog.tsx'
import { SettingRow } from '#web/features/accounts/settings/setting-row.tsx'
import type { TwoFactorCalls } from '#web/features/accounts/settings/two-factor-calls.ts'
import { TwoFactorCard } from '#web/features/accounts/settings/two-factor-card.tsx'
import { api } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'

export const meta = () => unlistedMeta('Tu cuenta')

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(personalApi).call(ownAdminContract.read, {})

const calls: TwoFactorCalls = {
  setUp: (body) => api.call(ownAdminContract.setUpTwoFactor, { body }),
  enable: (body) => api.call(ownAdminContract.enableTwoFactor, { body }),
  disable: (body) => api.call(ownAdminContract.disableTwoFactor, { body }),
  renewCodes: (body) => api.call(ownAdminContract.renewRecoveryCodes, { body }),
}

/** An administrator's own account. Where a second factor is required, it is the only screen until it is on. */
export default function OwnAccount() {
  const account = useLoaderData<typeof loader>()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <h1>Tu cuenta</h1>
      <p className="mt-2 text-ink-2">{account.email}</p>
      <div className="mt-6 grid max-w-[52rem] gap-4">
        {account.mustSetUpTwoFactor && (
          <Note tone="warn">
            Todo el equipo entra con verificación en dos pasos. Actívala para seguir en la administración.
          </Note>
        )}
        {!account.mustSetUpTwoFactor && (
          <Card title="Acceso">
            <SettingRow
              title="Contraseña"
              action={
                <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
                  Cambiar contraseña
                </Button>
              }
            >
              Al cambiarla se cierran tus otras sesiones.
            </SettingRow>
          </Card>
        )}
        <TwoFactorCard account={{ ...account, emailConfirmed: true }} calls={calls} />
      </div>
      {isChanging && (
        <PasswordDialog
          send={(body) => api.call(ownAdminContract.changePassword, { body })}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
