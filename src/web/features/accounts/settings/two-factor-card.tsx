import { useState } from 'react'
import { type OwnAccount, passwordAndCodeBody } from '#contracts/accounts/own-account.contract.ts'
import { ResendConfirmation } from '#web/features/accounts/session/resend-confirmation.tsx'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { CodeField } from './code-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetUpTwoFactor } from './set-up-two-factor.tsx'
import type { TwoFactorCalls } from './two-factor-calls.ts'
import { useAccountForm } from './use-account-form.ts'

/** With fewer codes left than this, a warning is shown. */
const few = 3

/** Two-factor authentication: a code of an app beside the password. `calls`: those of the kind of account. */
export function TwoFactorCard({
  account,
  calls,
}: {
  account: Pick<OwnAccount, 'email' | 'emailConfirmed' | 'twoFactor'>
  calls: TwoFactorCalls
}) {
  const { refresh } = useRefresh()
  const [step, setStep] = useState<'set-up' | 'off' | 'renew' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { enabled, recoveryCodesLeft } = account.twoFactor
  const close = () => setStep(null)
  const showCodes = (recoveryCodes: string[]) => {
    setStep(null)
    setCodes(recoveryCodes)
    void refresh()
  }
  return (
    <Card
      title="Verificación en dos pasos"
      action={enabled ? <Badge tone="ok">Activada</Badge> : <Badge>Desactivada</Badge>}
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">
          {enabled
            ? 'Para entrar pedimos tu contraseña y el código de tu aplicación.'
            : 'Además de tu contraseña, pide un código de una aplicación como Google Authenticator o Aegis. Aunque alguien sepa tu contraseña, no entra.'}
        </p>
        {enabled && recoveryCodesLeft <= few && (
          <Note tone="warn">
            {recoveryCodesLeft === 0
              ? 'No te quedan códigos de recuperación. '
              : `Te ${recoveryCodesLeft === 1 ? 'queda 1 código' : `quedan ${recoveryCodesLeft} códigos`} de recuperación. `}
            Genera otros para no quedarte fuera.
          </Note>
        )}
        {enabled ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setStep('renew')}>
              Generar códigos de recuperación
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setStep('off')}>
              Desactivar
            </Button>
          </div>
        ) : !account.emailConfirmed ? (
          <>
            <Note>Primero confirma tu correo: abre el enlace que te enviamos a {account.email}.</Note>
            <ResendConfirmation email={account.email} />
          </>
        ) : (
          <div>
            <Button variant="secondary" size="sm" onClick={() => setStep('set-up')}>
              Activar
            </Button>
          </div>
        )}
      </div>
      {step === 'set-up' && <SetUpTwoFactor calls={calls} onEnabled={showCodes} onClose={close} />}
      {step === 'off' && <TurnOff calls={calls} onClose={close} />}
      {step === 'renew' && <Renew calls={calls} onRenewed={showCodes} onClose={close} />}
      {codes && <RecoveryCodesDialog codes={codes} email={account.email} onClose={() => setCodes(null)} />}
    </Card>
  )
}

const empty = { password: '', code: '' }

function TurnOff({ calls, onClose }: { calls: TwoFactorCalls; onClose: () => void }) {
  const { refresh } = useRefresh()
  const { form, ...state } = useAccountForm(passwordAndCodeBody, empty, async (body) => {
    const { message } = await calls.disable(body)
    showToast({ title: message })
    onClose()
    await refresh()
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Desactivar la verificación en dos pasos"
      description="Para entrar bastará tu contraseña. Tus códigos de recuperación dejan de servir."
      submit="Desactivar"
      busyLabel="Desactivando..."
      tone="danger"
      onClose={onClose}
      {...state}
    >
      <OwnPasswordField field={form.register('password')} error={errors.password?.message} />
      <CodeField field={form.register('code')} error={errors.code?.message} allowsRecovery />
    </FormDialog>
  )
}

function Renew({
  calls,
  onRenewed,
  onClose,
}: {
  calls: TwoFactorCalls
  onRenewed: (recoveryCodes: string[]) => void
  onClose: () => void
}) {
  const { form, ...state } = useAccountForm(passwordAndCodeBody, empty, async (body) => {
    const { recoveryCodes } = await calls.renewCodes(body)
    onRenewed(recoveryCodes)
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Generar códigos de recuperación"
      description="Los que tenías dejan de servir."
      submit="Generar"
      busyLabel="Generando..."
      onClose={onClose}
      {...state}
    >
      <OwnPasswordField field={form.register('password')} error={errors.password?.message} />
      <CodeField field={form.register('code')} error={errors.code?.message} allowsRecovery />
    </FormDialog>
  )
}
