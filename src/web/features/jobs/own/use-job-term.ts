import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { sayFailed } from './use-drafts.ts'

/** Extends the term of an ad, and takes back its schedule. Only the company itself is concerned. */
export function useJobTerm() {
  const { refresh } = useRefresh()
  return {
    extend: async ({ id, title }: Pick<CompanyJob, 'id' | 'title'>) => {
      try {
        const { expiresAt } = await api.call(jobsContract.extend, { params: { id } })
        await refresh()
        showToast({
          title: 'Aviso extendido',
          description: `${title} termina el ${formatDate(new Date(expiresAt ?? 0))}.`,
        })
      } catch (error) {
        sayFailed('No se pudo extender el aviso', error)
      }
    },
    unschedule: async ({ id, title }: Pick<CompanyJob, 'id' | 'title'>) => {
      try {
        await api.call(jobsContract.setSchedule, { params: { id }, body: { opensAt: null } })
        await refresh()
        showToast({ title: 'Programación cancelada', description: `${title} queda archivado.` })
      } catch (error) {
        sayFailed('No se pudo cancelar la programación', error)
      }
    },
  }
}
