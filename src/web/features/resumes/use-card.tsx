import { useState } from 'react'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Makes this CV the one that companies get with an application. */
export function UseCard({ resumeId, professionalId }: { resumeId: number; professionalId: number }) {
  const [asks, setAsks] = useState(false)
  const { refresh } = useRefresh()
  const use = useAction(
    () => api.call(cvContract.useResume, { params: { id: professionalId }, body: { resumeId } }),
    {
      onSuccess: async ({ message }) => {
        setAsks(false)
        showToast({ title: message })
        await refresh()
      },
      onError: (error) =>
        showToast({
          title: 'No se pudo usar este CV',
          description: (isApiError(error) && error.body.message) || 'Revisa tu conexión.',
          tone: 'destructive',
        }),
    },
  )
  return (
    <Card title="Postular con este CV">
      <p className="mb-3 text-sm text-ink-2">
        Las empresas reciben el CV de tu perfil. Puedes poner este, tal como está ahora.
      </p>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        Usar en mis postulaciones
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void use.run()}
        busy={use.isPending}
        tone="primary"
        title="¿Usar este CV para postular?"
        description="Reemplaza al CV de tu perfil. Lo que ya enviaste no cambia."
        confirmLabel="Usar este CV"
      />
    </Card>
  )
}
