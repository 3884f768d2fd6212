import { useQuery } from '@tanstack/react-query'
import { type AdminStats, adminContract } from '#contracts/admin/admin.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** How often the figures are read again while the page is open (ms). Documented. */
const pollEvery = 30_000

/** The figures, at first as loaded. A failed reload keeps the last ones. */
export const useAdminStats = (initialData: AdminStats) =>
  useQuery({
    queryKey: ['admin-stats'],
    queryFn: () => api.call(adminContract.adminStats, {}),
    initialData,
    refetchInterval: pollEvery,
    staleTime: pollEvery,
  })
