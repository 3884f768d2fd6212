import { useState } from 'react'
import { Link } from 'react-router'
import { documentsContract, type Payer, payerBody } from '#contracts/plans/documents.contract.ts'
import type { PayerDocument } from '#contracts/plans/payer-vocabulary.ts'
import { longestAddress } from '#contracts/plans/payer-figures.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const documentNames: Record<PayerDocument, string> = { none: 'Sin documento', ruc: 'RUC', dni: 'DNI' }

/** In whose name the next receipts are, with the way to change it. `name`: the company's, or the person's. */
export function PayerCard({ name, payer }: { name: string; payer: Payer }) {
  const [isOpen, setIsOpen] = useState(false)
  const { documentKind, documentNumber, address, companyRuc } = payer
  const document =
    companyRuc !== null
      ? { term: 'RUC', value: companyRuc }
      : documentKind === 'none'
        ? { term: 'Documento', value: 'Sin indicar' }
        : { term: documentNames[documentKind], value: documentNumber }
  return (
    <Card
      title="Datos de tus recibos"
      action={
        <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
          Cambiar
        </Button>
      }
    >
      <DefinitionList
        items={[
          { term: 'A nombre de', value: name },
          document,
          { term: 'Dirección', value: address || 'Sin indicar' },
        ]}
      />
      <p className="mt-3 text-xs text-ink-2">
        Valen para los próximos recibos. Los que ya tienes no cambian.
      </p>
      {isOpen && <PayerDialog payer={payer} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

function PayerDialog({ payer, onClose }: { payer: Payer; onClose: () => void }) {
  const { refresh } = useRefresh()
  const { companyRuc, ...initial } = payer
  const { form, ...rest } = useAccountForm(payerBody, initial, async (body) => {
    await api.call(documentsContract.savePayer, { body })
    showToast({ title: 'Datos guardados', description: 'Los verás en tu próximo recibo.' })
    onClose()
    await refresh()
  })
  const { errors } = form.formState
  const kind = form.watch('documentKind')
  return (
    <FormDialog
      title="Datos de tus recibos"
      description="Con RUC son los de una factura; con DNI o sin documento, los de una boleta."
      submit="Guardar"
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      {companyRuc === null ? (
        <>
          <Field label="Documento" error={errors.documentKind?.message} required>
            <Select
              options={(['none', 'ruc', 'dni'] as const).map((value) => ({
                value,
                label: documentNames[value],
              }))}
              {...form.register('documentKind', {
                onChange: () => form.setValue('documentNumber', ''),
              })}
            />
          </Field>
          {kind !== 'none' && (
            <Field label={`Número de ${documentNames[kind]}`} error={errors.documentNumber?.message} required>
              <TextInput inputMode="numeric" autoComplete="off" {...form.register('documentNumber')} />
            </Field>
          )}
        </>
      ) : (
        <p className="text-sm text-ink-2">
          RUC {companyRuc}. Se cambia en{' '}
          <Link to="/company-dashboard/configuracion" className="link">
            los datos de la empresa
          </Link>
          .
        </p>
      )}
      <Field label="Dirección" error={errors.address?.message} optional>
        <TextInput autoComplete="street-address" maxLength={longestAddress} {...form.register('address')} />
      </Field>
    </FormDialog>
  )
}
