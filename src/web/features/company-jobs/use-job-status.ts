import { useMutation } from '@tanstack/react-query'
import type { CompanyJob } from '#contracts/company-job-fields.ts'
import { jobsContract } from '#contracts/jobs.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Change = { job: CompanyJob; status: 'active' | 'archived' }

/** Archives and reactivates. Archiving can be undone from its toast. */
export function useJobStatus() {
  const { refresh } = useRefresh()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ job, status }: Change) =>
      api.call(jobsContract.setStatus, { params: { id: job.id }, body: { status } }),
    onSuccess: async (_, { job, status }) => {
      await refresh()
      showToast(
        status === 'archived'
          ? {
              title: 'Empleo archivado',
              description: `${job.title} ya no aparece en las listas.`,
              action: { label: 'Deshacer', onPress: () => mutate({ job, status: 'active' }) },
            }
          : { title: 'Empleo reactivado', description: `${job.title} vuelve a recibir postulaciones.` },
      )
    },
    onError: (error, { status }) =>
      showToast({
        title: status === 'archived' ? 'No se pudo archivar el empleo' : 'No se pudo reactivar el empleo',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
        tone: 'destructive',
      }),
  })
  return {
    archive: (job: CompanyJob) => mutate({ job, status: 'archived' }),
    reactivate: (job: CompanyJob) => mutate({ job, status: 'active' }),
    busyWith: isPending ? variables.job.id : null,
  }
}
