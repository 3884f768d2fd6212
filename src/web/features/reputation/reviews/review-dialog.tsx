import { useEffect, useState } from 'react'
import { type ReviewOption, reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { ReviewForm } from './review-form.tsx'

type ReviewDialogProps = {
  professional: { id: number; firstName: string }
  /** The service in the address; null: the first one without a review. */
  serviceId: number | null
  onClose: () => void
  /** Called after a review was written, changed or deleted. */
  onChanged: () => void
}

/** A company reviews each service that it talked about or hired; one review for each. */
export function ReviewDialog({ professional, serviceId, onClose, onChanged }: ReviewDialogProps) {
  const { run, data, error, isPending } = useAction(() =>
    api.call(endpointRef(reputationContract.reviewOptions), { params: { id: professional.id } }),
  )
  const [picked, setPicked] = useState(serviceId)
  const [isBusy, setBusy] = useState(false)
  // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it opens
  useEffect(() => void run(), [])
  const option = data && optionOf(data, picked)
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isBusy}
      size="md"
      variant="sheet"
      title={option?.review ? 'Tu reseña' : 'Escribir reseña'}
      description={`Cómo te fue con ${professional.firstName}. La lee quien visita su perfil.`}
    >
      {error && (
        <ErrorState
          title="Error al cargar tus servicios"
          retrying={isPending}
          onRetry={() => void run()}
          level={3}
        />
      )}
      {!data && !error && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">Cargando</span>
          <Skeleton className="h-control" />
          <Skeleton className="h-28" />
        </div>
      )}
      {data && !option && <NothingToReview firstName={professional.firstName} onClose={onClose} />}
      {data && option && (
        <div className="grid gap-5">
          {data.length > 1 ? (
            <Field label="Servicio">
              <Select
                value={String(option.serviceId)}
                options={data.map((one) => ({ value: String(one.serviceId), label: one.serviceTitle }))}
                disabled={isBusy}
                onChange={(event) => setPicked(Number(event.target.value))}
              />
            </Field>
          ) : (
            <p>
              <span className="block text-sm font-strong">Servicio</span>
              <span className="wrap-anywhere">{option.serviceTitle}</span>
            </p>
          )}
          <ReviewForm
            key={option.serviceId}
            professionalId={professional.id}
            option={option}
            onBusy={setBusy}
            onClose={onClose}
            onChanged={onChanged}
          />
        </div>
      )}
    </Dialog>
  )
}

const optionOf = (options: readonly ReviewOption[], picked: number | null) =>
  options.find(({ serviceId }) => serviceId === picked) ??
  options.find(({ review }) => review === null) ??
  options[0]

function NothingToReview({ firstName, onClose }: { firstName: string; onClose: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure text-ink-2">
        Podrás escribirla cuando conversen sobre uno de sus servicios o lo contrates. Así las reseñas son de
        quien trató con {firstName}.
      </p>
      <Button variant="secondary" onClick={onClose}>
        Entendido
      </Button>
    </div>
  )
}
