import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adWritingContract } from '#contracts/coach/ad-writing.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** What can be said better in a draft, given as JSON of its texts. The last answer stays until the next one. */
export function useAdvice(texts: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['ad-advice', texts],
    queryFn: () => api.call(adWritingContract.read, { body: JSON.parse(texts) }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { advice: data ?? null, isFailed: isError, retry: () => void refetch() }
}
