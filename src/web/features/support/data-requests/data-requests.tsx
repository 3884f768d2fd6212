import { useState } from 'react'
import {
  type DataRequest,
  dataRequestBody,
  dataRequestsContract,
} from '#contracts/support/data-requests.contract.ts'
import { dataRights } from '#contracts/support/requests-vocabulary.ts'
import { dataRightDays } from '#contracts/support/support-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { dataRightNames, dataRightWishes } from '#domain/support/request.words.ts'
import { formatDate, formatPartialDate } from '#domain/time/dates.ts'
import { SettingRow } from '#web/features/accounts/settings/setting-row.tsx'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useResource } from '#web/lib/resource.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { dataRequestsResource } from './data-requests.resource.ts'

/** The rights over one's data that a person of ours answers: a form, and what was asked before. */
export function DataRequests() {
  const [isOpen, setOpen] = useState(false)
  const requests = useResource(dataRequestsResource) ?? []
  return (
    <>
      <SettingRow
        title="Pedir algo sobre mis datos"
        action={
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            Pedir
          </Button>
        }
      >
        Acceso, rectificación, cancelación u oposición. Te responde una persona, gratis.
      </SettingRow>
      {requests.length > 0 && (
        <ul aria-label="Tus solicitudes" className="grid gap-3">
          {requests.map((request) => (
            <Request key={request.code} request={request} />
          ))}
        </ul>
      )}
      {isOpen && <RequestDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const Request = ({
  request: { code, right, message, createdAt, dueOn, answeredAt, answer },
}: {
  request: DataRequest
}) => (
  <li className="rounded-md border border-line p-3 text-sm">
    <details>
      <summary className="flex cursor-pointer flex-wrap justify-between gap-x-3">
        <b className="font-strong">{dataRightNames[right]}</b>
        <span className="text-ink-2">
          {answeredAt === null
            ? `Te respondemos hasta el ${formatPartialDate(dueOn)}`
            : `Respondida el ${formatDate(new Date(answeredAt))}`}
        </span>
      </summary>
      <p className="mt-2 text-xs text-ink-2">
        {code} · {formatDate(new Date(createdAt))}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">{message}</p>
      {answer !== null && <p className="mt-2 whitespace-pre-line wrap-anywhere">{answer}</p>}
    </details>
  </li>
)

function RequestDialog({ onClose }: { onClose: () => void }) {
  const { form, ...state } = useAccountForm(
    dataRequestBody,
    { right: 'access', message: '' },
    async (body) => {
      const { message } = await api.call(dataRequestsContract.requestAboutData, { body })
      await dataRequestsResource.refresh()
      showToast({ title: 'Solicitud enviada', description: message })
      onClose()
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      title="Pedir algo sobre mis datos"
      description={`La ley nos da ${dataRightDays.access} días hábiles para un acceso y ${dataRightDays.correction} para lo demás.`}
      submit="Enviar solicitud"
      busyLabel="Enviando..."
      onClose={onClose}
      {...state}
    >
      <RadioGroup
        legend="Qué pides"
        field={form.register('right')}
        error={errors.right?.message}
        options={dataRights.map((right) => ({
          value: right,
          label: dataRightNames[right],
          description: dataRightWishes[right],
        }))}
      />
      <Field label="Cuéntanos" required error={errors.message?.message}>
        <Textarea rows={5} maxLength={mostLetters.contactMessage} {...form.register('message')} />
      </Field>
    </FormDialog>
  )
}
