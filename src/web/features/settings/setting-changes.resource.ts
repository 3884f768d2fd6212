import { useQuery } from '@tanstack/react-query'
import { type Setting, settingsContract } from '#contracts/admin/settings.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** The history of a setting, requested again after each change. */
export function useSettingChanges({ key, lastChange }: Setting) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['setting-changes', key, lastChange?.at],
    queryFn: () => api.call(settingsContract.settingChanges, { params: { key } }),
    gcTime: 0,
  })
  return { changes: data?.changes ?? null, isError, isFetching, retry: () => void refetch() }
}
