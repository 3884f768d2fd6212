import { useQuery } from '@tanstack/react-query'
import { plansContract, type PlanOffer } from '#contracts/plans/plans.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** What plans cost and offer today; undefined until loaded. For panels: public pages have it from their loader. */
export function usePlanOffer(enabled = true): PlanOffer | undefined {
  const { data } = useQuery({
    queryKey: ['plan-offer'],
    queryFn: () => api.call(plansContract.offer, {}),
    enabled,
  })
  return data
}
