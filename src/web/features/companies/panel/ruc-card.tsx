import { useState } from 'react'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { OwnCompany } from './company-panel.ts'

const wrong = 'Revisa el número: un RUC tiene 11 dígitos y empieza con 10, 15, 16, 17 o 20'

/** The RUC of the company. The browser validates its check digit, and the server validates it again. */
export function RucCard({ company }: { company: Pick<OwnCompany, 'ruc'> }) {
  const [ruc, setRuc] = useState(company.ruc ?? '')
  const [isChecked, setChecked] = useState(false)
  const { refresh } = useRefresh()
  const { run, isPending, error } = useAction(
    () => api.call(companiesContract.giveRuc, { body: { ruc: ruc.trim() } }),
    {
      onSuccess: async () => {
        await refresh()
        showToast({ title: 'RUC guardado', description: 'Los avisos que lo esperaban se publican.' })
      },
    },
  )
  const refused = error instanceof ApiError ? (error.body.fields?.ruc ?? error.body.message) : undefined
  const problem =
    isChecked && !isValidRuc(ruc.trim())
      ? wrong
      : error
        ? (refused ?? 'No se pudo guardar. Inténtalo de nuevo.')
        : undefined
  return (
    <Card title="RUC">
      <form
        noValidate
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (isValidRuc(ruc.trim())) void run()
        }}
      >
        <div className="w-full max-w-[20rem]">
          <Field
            label="RUC de la empresa"
            hint="Lo pedimos para publicar tu primer aviso. Las personas solo ven que es válido."
            error={problem}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={11}
              value={ruc}
              onChange={(event) => setRuc(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary" size="sm" busy={isPending} busyLabel="Guardando...">
          Guardar RUC
        </Button>
      </form>
    </Card>
  )
}
