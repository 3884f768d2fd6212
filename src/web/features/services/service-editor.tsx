import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type OwnService, servicesContract } from '#contracts/services/services.contract.ts'
import { api, isRefusal } from '#web/lib/api-client.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { RestoredDraft } from '#web/features/jobs/posting/restored-draft.tsx'
import { useBeforePublishing } from '#web/features/professionals/visibility/use-before-publishing.tsx'
import { ServiceFields } from './service-fields.tsx'
import { type ServiceBody, useServiceForm, valuesOf } from './service-form.ts'
import { ownServicesKey } from './own-services.resource.ts'
import { headOfErrors } from '#web/lib/head-of-errors.ts'

const texts = {
  create: {
    title: 'Crear servicio',
    submit: 'Crear servicio',
    busy: 'Creando...',
    failed: 'No se pudo crear el servicio',
    offline: 'Error de conexión',
  },
  publish: {
    title: 'Publica tu servicio',
    submit: 'Publicar servicio',
    busy: 'Publicando...',
    failed: 'No se pudo publicar el servicio',
    offline: 'Error de conexión',
  },
  edit: {
    title: 'Editar servicio',
    submit: 'Guardar cambios',
    busy: 'Guardando...',
    failed: 'No se pudo actualizar el servicio',
    offline: 'Ocurrió un error inesperado',
  },
}

type ServiceEditorProps = {
  professionalId: number
  /** The service to edit; null: a new one. */
  service: OwnService | null
  /** Not public yet: saving publishes it. */
  isDraft?: boolean
  onClose: () => void
  /** Called when the plan has ended; this browser keeps the text. */
  onPremiumNeeded: () => void
}

/** The form of a service. The text is stored in this browser until it is saved, also after closing the dialog. */
export function ServiceEditor({
  professionalId,
  service,
  isDraft = false,
  onClose,
  onPremiumNeeded,
}: ServiceEditorProps) {
  const stored = useMemo(() => valuesOf(service), [service])
  const form = useServiceForm(stored)
  const draft = useFormDraft(`qhatu.servicio.${professionalId}.${service?.id ?? 0}`, form, stored)
  const queries = useQueryClient()
  const keyOf = useSendKey()
  const [problem, setProblem] = useState<string | null>(null)
  const { isSubmitting } = form.formState
  const text = !service ? texts.create : isDraft ? texts.publish : texts.edit
  const publishing = useBeforePublishing()

  const send = async (body: ServiceBody) => {
    setProblem(null)
    try {
      const { message, service: saved } = await save(body)
      draft.discard()
      await queries.invalidateQueries({ queryKey: ownServicesKey(professionalId) })
      showToast({ title: message, description: saved.title })
      onClose()
    } catch (error) {
      if (isRefusal<typeof servicesContract.create>(error, 'professional_premium_required')) {
        onClose()
        onPremiumNeeded()
        return
      }
      const problemFound = isNetworkError(error)
        ? text.offline
        : applyServerErrors(error, form.setError, text.failed)
      setProblem(problemFound)
      if (problemFound) showToast({ title: 'Error', description: problemFound, tone: 'destructive' })
    }
  }
  const save = async (body: ServiceBody) => {
    if (service) {
      const params = { id: service.id }
      const saved = await api.call(servicesContract.update, { params, body })
      return isDraft ? api.call(servicesContract.setStatus, { params, body: { status: 'active' } }) : saved
    }
    const created = { ...body, professionalId }
    return api.call(servicesContract.create, { body: created, idempotencyKey: keyOf(created) })
  }

  return (
    <FormDialog
      title={text.title}
      submit={text.submit}
      busyLabel={text.busy}
      isSubmitting={isSubmitting}
      onSubmit={(event) =>
        void form.handleSubmit((body) =>
          service && !isDraft ? send(body) : publishing.before(() => void send(body)),
        )(event)
      }
      onClose={onClose}
      sentences={headOfErrors(form.formState.errors)}
      problem={problem && `${problem}. Lo que escribiste sigue aquí.`}
      wide
    >
      <RestoredDraft draft={draft} />
      <ServiceFields form={form} />
      {publishing.dialog}
    </FormDialog>
  )
}
