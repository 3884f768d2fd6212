import { useState } from 'react'
import { type Visibility, visibilityContract } from '#contracts/professionals/visibility.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { ownProfileResource } from '#web/features/professionals/panel/own-profile.resource.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

type Who = Visibility['visibility']

/** Saves who may see the profile, for a person who was never asked. `choose` resolves to whether it was stored. */
export function useChooseVisibility() {
  const { refresh } = useRefresh()
  const [choosing, setChoosing] = useState<Who | null>(null)
  const choose = async (visibility: Who): Promise<boolean> => {
    setChoosing(visibility)
    try {
      await api.call(visibilityContract.change, { body: { visibility } })
      ownProfileResource.set(undefined)
      await refresh()
      return true
    } catch (error) {
      const message = error instanceof ApiError ? error.body.message : undefined
      showToast({
        title: 'Error',
        description: message ?? 'No pudimos guardarlo. Inténtalo otra vez.',
        tone: 'destructive',
      })
      return false
    } finally {
      setChoosing(null)
    }
  }
  return { choose, choosing }
}
