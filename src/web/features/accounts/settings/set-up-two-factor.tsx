import { useState } from 'react'
import { codeBody, ownPasswordBody, type TwoFactorSetup } from '#contracts/accounts/own-account.contract.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { CodeField } from './code-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import type { TwoFactorCalls } from './two-factor-calls.ts'
import { useAccountForm } from './use-account-form.ts'

type Step = { calls: TwoFactorCalls; onEnabled: (recoveryCodes: string[]) => void; onClose: () => void }

/** Asks for the password, then shows the QR code and asks for the first code. `onEnabled` gets the recovery codes. */
export function SetUpTwoFactor({ calls, onEnabled, onClose }: Step) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  return setup ? (
    <FirstCode calls={calls} setup={setup} onEnabled={onEnabled} onClose={onClose} />
  ) : (
    <AskPassword calls={calls} onReady={setSetup} onClose={onClose} />
  )
}

function AskPassword({
  calls,
  onReady,
  onClose,
}: {
  calls: TwoFactorCalls
  onReady: (setup: TwoFactorSetup) => void
  onClose: () => void
}) {
  const { form, ...state } = useAccountForm(ownPasswordBody, { password: '' }, async (body) =>
    onReady(await calls.setUp(body)),
  )
  return (
    <FormDialog
      title="Activar la verificación en dos pasos"
      description="Paso 1 de 2: confirma que eres tú."
      submit="Continuar"
      busyLabel="Comprobando..."
      onClose={onClose}
      {...state}
    >
      <OwnPasswordField field={form.register('password')} error={form.formState.errors.password?.message} />
    </FormDialog>
  )
}

function FirstCode({
  calls,
  setup: { secret, uri, qr },
  onEnabled,
  onClose,
}: Step & { setup: TwoFactorSetup }) {
  const { form, ...state } = useAccountForm(codeBody, { code: '' }, async (body) => {
    const { recoveryCodes } = await calls.enable(body)
    onEnabled(recoveryCodes)
  })
  return (
    <FormDialog
      title="Agrega tu cuenta a la aplicación"
      description="Paso 2 de 2: escanea el código con tu aplicación y escribe los 6 dígitos que te muestra."
      submit="Activar"
      busyLabel="Activando..."
      onClose={onClose}
      {...state}
    >
      <div className="grid justify-items-center gap-3">
        {/* Dark on light in both themes: some cameras cannot read the inverse. */}
        <svg
          role="img"
          aria-label="Código QR para tu aplicación"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="size-48 rounded-sm bg-white text-black"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p className="text-center text-sm text-ink-2">
          ¿Estás en el celular?{' '}
          <a href={uri} className="link inline-flex min-h-6 items-center">
            Abrir mi aplicación
          </a>
        </p>
        <p className="text-center text-sm text-ink-2">
          O escribe esta clave a mano:
          <code className="mt-1 block font-mono text-control wrap-anywhere text-ink select-all">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
      </div>
      <CodeField field={form.register('code')} error={form.formState.errors.code?.message} />
    </FormDialog>
  )
}
