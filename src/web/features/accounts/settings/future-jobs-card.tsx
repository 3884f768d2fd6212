import { useState } from 'react'
import { type FutureJobsCompany, futureJobsContract } from '#contracts/professionals/future-jobs.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** The companies to which the person said yes when applying, and how to take it back. */
export function FutureJobsCard({ companies }: { companies: readonly FutureJobsCompany[] }) {
  const { refresh } = useRefresh()
  const [busyId, setBusyId] = useState<number | null>(null)
  const takeBack = async ({ companyId, name }: FutureJobsCompany) => {
    setBusyId(companyId)
    try {
      await api.call(futureJobsContract.takeBack, { params: { companyId } })
      showToast({ title: `${name} ya no te busca para otros empleos` })
      await refresh()
    } catch (error) {
      const message = error instanceof ApiError ? error.body.message : undefined
      showToast({
        title: message ?? 'No pudimos guardarlo. Inténtalo otra vez.',
        tone: 'destructive',
      })
    }
    setBusyId(null)
  }
  return (
    <Card title="Otros empleos de empresas a las que postulaste">
      <p className="mb-3 text-sm text-ink-2">
        Aceptaste que te encuentren y te inviten a sus otros empleos. No ven tu correo ni tu teléfono en su
        búsqueda.
      </p>
      <ul className="grid divide-y divide-line">
        {companies.map((company) => (
          <li key={company.companyId} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 grow wrap-anywhere">{company.name}</span>
            <Button
              variant="secondary"
              size="sm"
              busy={busyId === company.companyId}
              aria-label={`Ya no aceptar que ${company.name} me busque`}
              onClick={() => void takeBack(company)}
            >
              Ya no acepto
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
