import { useQuery } from '@tanstack/react-query'
import { type Campaign, campaignsContract } from '#contracts/admin/campaigns.contract.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { type ApiClient, api } from '#web/lib/api-client.ts'

export async function loadCampaigns(client: ApiClient, before: number | undefined) {
  const { rows, hasMore } = await callList(client, campaignsContract.campaigns, {
    query: before === undefined ? {} : { before },
  })
  return { campaigns: rows, hasMore }
}

/** How often the progress is asked for while something is being sent (ms). */
const pollEvery = 1000

export const isGoing = ({ status }: Campaign): boolean => status === 'waiting' || status === 'sending'

/** A page of campaigns, asked for again while one of them is being sent. */
export const useCampaigns = (before: number | undefined, loaded: Awaited<ReturnType<typeof loadCampaigns>>) =>
  useQuery({
    queryKey: ['campaigns', before ?? 0],
    queryFn: () => loadCampaigns(api, before),
    initialData: loaded,
    refetchInterval: ({ state: { data } }) => (data?.campaigns.some(isGoing) ? pollEvery : false),
  })
