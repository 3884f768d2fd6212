import { useMutation } from '@tanstack/react-query'
import { plansContract } from '#contracts/plans.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const failure = 'No se pudo activar el plan premium'

/** For a company whose plan has no premium jobs: the launch offer, activated on the spot. `onActivated` loads its plan anew. */
export function PremiumTrial({ onActivated }: { onActivated?: () => Promise<void> }) {
  const { refresh } = useRefresh()
  const activation = useMutation({
    mutationFn: () => api.call(plansContract.activateCompanyPremium, {}),
    onSuccess: async ({ message }) => {
      await (onActivated ?? refresh)()
      showToast({ title: 'Plan activado', description: message })
    },
    onError: (error) =>
      showToast({ title: 'Error al activar plan', description: reasonOf(error), tone: 'destructive' }),
  })
  return (
    <Card title="Activa tu plan premium">
      <p className="max-w-[60ch] text-ink-2">
        Un empleo premium aparece destacado en su propia lista, con sus habilidades a la vista. El lanzamiento
        incluye tres meses y un empleo premium, sin tarjeta.
      </p>
      <PremiumPrice />
      {activation.isError && (
        <div className="mt-4">
          <Note tone="bad" announce>
            {reasonOf(activation.error)}
          </Note>
        </div>
      )}
      <Button className="mt-5" busy={activation.isPending} onClick={() => activation.mutate()}>
        Activar gratis
      </Button>
    </Card>
  )
}

const reasonOf = (error: unknown) => (error instanceof ApiError && error.body.message) || failure

/** The price as documented: struck while the launch offer is on. */
export function PremiumPrice() {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3">
      <Badge tone="solid">GRATIS TEMPORALMENTE</Badge>
      <span>
        <span className="sr-only">Precio normal: </span>
        <s className="fig text-ink-3">$75</s>
      </span>
    </p>
  )
}
