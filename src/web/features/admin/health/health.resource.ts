import { useQuery } from '@tanstack/react-query'
import { type Health, healthContract } from '#contracts/admin/health.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** How often it is measured while the page is open (ms). */
const pollEvery = 30_000

/** The last measurement, at first as loaded. A failed one keeps it. */
export const useHealth = (initialData: Health) =>
  useQuery({
    queryKey: ['admin-health'],
    queryFn: () => api.call(healthContract.health, {}),
    initialData,
    refetchInterval: pollEvery,
    staleTime: pollEvery,
  })
