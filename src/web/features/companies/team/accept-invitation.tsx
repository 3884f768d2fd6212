import { useState } from 'react'
import { useNavigate } from 'react-router'
import { companyTeamContract } from '#contracts/companies/team.contract.ts'
import { api, ApiError, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'

/** Accepts with the account that the address has: then its panel, or the login. */
export function AcceptInvitation({ token }: { token: string }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const accept = useAction(() => api.call(endpointRef(companyTeamContract.accept), { params: { token } }), {
    async onSuccess({ isSignedIn }) {
      await navigate(isSignedIn ? '/company-dashboard' : '/login')
      showToast({
        title: 'Ya eres parte del equipo',
        ...(isSignedIn ? {} : { description: 'Ingresa con tu cuenta para ver el panel.' }),
      })
    },
    onError: (error) =>
      setProblem(
        error instanceof ApiError ? (error.body.message ?? null) : 'No se pudo conectar con el servidor.',
      ),
  })
  return (
    <div className="grid gap-4">
      {problem && <Note tone="bad">{problem}</Note>}
      <Button block busy={accept.isPending} busyLabel="Aceptando..." onClick={() => void accept.run()}>
        Aceptar la invitación
      </Button>
    </div>
  )
}
