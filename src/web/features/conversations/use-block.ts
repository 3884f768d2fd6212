import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { conversationsKey } from './conversations.resource.ts'
import { callsOf } from './thread-calls.ts'
import type { Place } from './viewer.ts'

/** Blocks the other party of a conversation, or removes the block. */
export function useBlock(place: Place, name: string) {
  const queries = useQueryClient()
  const settled = {
    onSettled: () => queries.invalidateQueries({ queryKey: conversationsKey }),
  }
  const block = useMutation({
    mutationFn: () => callsOf(place).block(),
    onSuccess: () =>
      showToast({
        title: `Bloqueaste a ${name}`,
        action: { label: 'Deshacer', onPress: () => unblock.mutate() },
      }),
    onError: () => showToast({ title: 'No se pudo bloquear', tone: 'destructive' }),
    ...settled,
  })
  const unblock = useMutation({
    mutationFn: () => callsOf(place).unblock(),
    onSuccess: () => showToast({ title: `Desbloqueaste a ${name}` }),
    onError: () => showToast({ title: 'No se pudo desbloquear', tone: 'destructive' }),
    ...settled,
  })
  return { block, unblock }
}
