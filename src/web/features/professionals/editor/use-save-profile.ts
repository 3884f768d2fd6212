import { useCallback } from 'react'
import type { z } from 'zod'
import type { profileBody } from '#contracts/professionals/profile-fields.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'

export type ProfileChange = z.input<typeof profileBody>

/** Changes the person's profile and reloads the screen. Rejects with the call's error; the screen keeps the values. */
export function useSaveProfile(professionalId: number) {
  const { refresh } = useRefresh()
  return useCallback(
    async (body: ProfileChange) => {
      const changed = await api.call(professionalsContract.update, { params: { id: professionalId }, body })
      await refresh()
      return changed
    },
    [professionalId, refresh],
  )
}
