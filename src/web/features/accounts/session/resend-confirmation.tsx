import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'

/** Sends the confirmation mail again and says to which address. */
export function ResendConfirmation({ email }: { email: string }) {
  const { run, isPending, isSuccess, error } = useAction(() =>
    api.call(endpointRef(accountsContract.resendConfirmation), {}),
  )
  const message = error instanceof ApiError ? error.body.message : undefined
  return (
    <div className="grid justify-items-start gap-1.5">
      {isSuccess ? null : (
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => void run()}>
          Enviar otro enlace
        </Button>
      )}
      <p role="status" className="text-xs">
        {isSuccess && `Te enviamos el enlace a ${email}.`}
        {error && (message ?? 'No se pudo conectar con el servidor')}
      </p>
    </div>
  )
}
