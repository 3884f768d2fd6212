import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { codesContract, type DiscountCode } from '#contracts/admin/codes.contract.ts'
import { BillingTabs } from '#web/features/admin/billing/billing-tabs.tsx'
import { CodeTable } from '#web/features/admin/billing/code-table.tsx'
import { NewCode } from '#web/features/admin/billing/new-code.tsx'
import { api } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const ask = context.get(personalApi)
  const [codes, { admin }] = await Promise.all([
    ask.call(codesContract.codes, {}),
    ask.call(adminContract.adminSession, {}),
  ])
  return { codes, mayManage: may(admin?.role ?? 'analyst', 'manage-codes') }
}

export const meta = () => unlistedMeta('Códigos')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** The discount codes: who may use them for what, how often they were used, and their end. */
export default function Codes() {
  const { codes, mayManage } = useLoaderData<typeof loader>()
  const { refresh } = useRefresh()
  const [isNew, setNew] = useState(false)
  const [ended, setEnded] = useState<DiscountCode | null>(null)
  const end = useAction((id: number) => api.call(codesContract.endCode, { params: { id } }), {
    onSuccess: async () => {
      setEnded(null)
      await refresh()
    },
    onError: () =>
      showToast({
        title: 'No se pudo terminar el código',
        description: 'Inténtalo otra vez.',
        tone: 'destructive',
      }),
  })
  return (
    <>
      <h1 className="mb-4">Facturación</h1>
      <BillingTabs at="Códigos" />
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <p className="text-sm text-ink-2">
          Descuentos que se escriben en ‘Mejora tu plan’. Un pago abierto cuenta como uso por un día.
        </p>
        {mayManage && (
          <Button size="sm" onClick={() => setNew(true)}>
            <Plus className="icon" />
            Nuevo código
          </Button>
        )}
      </div>
      <Card padding="none">
        {codes.length > 0 ? (
          <CodeTable codes={codes} onEnd={mayManage ? setEnded : null} />
        ) : (
          <EmptyState title="Todavía no hay códigos">
            Crea uno para una campaña, una feria o una persona que espera una disculpa.
          </EmptyState>
        )}
      </Card>
      {isNew && <NewCode onClose={() => setNew(false)} />}
      <ConfirmDialog
        open={ended !== null}
        onClose={() => setEnded(null)}
        onConfirm={() => ended && void end.run(ended.id)}
        title={`Terminar ${ended?.code ?? ''}`}
        description="Nadie más podrá usarlo. Los pagos que ya se abrieron con él conservan su precio."
        confirmLabel="Terminar"
        busy={end.isPending}
      />
    </>
  )
}
