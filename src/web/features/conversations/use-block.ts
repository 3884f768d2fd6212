import { useMutation, useQueryClient } from '@tanstack/react-query'
import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { conversationsKey } from './conversations.resource.ts'
import type { Place } from './viewer.ts'

/** Blocks the other party of a conversation, or removes the block. */
export function useBlock({ serviceId, companyId }: Place, name: string) {
  const queries = useQueryClient()
  const settled = {
    onSettled: () => queries.invalidateQueries({ queryKey: conversationsKey }),
  }
  const block = useMutation({
    mutationFn: () => api.call(conversationsContract.block, { params: { serviceId }, body: { companyId } }),
    onSuccess: () =>
      showToast({
        title: `Bloqueaste a ${name}`,
        action: { label: 'Deshacer', onPress: () => unblock.mutate() },
      }),
    onError: () => showToast({ title: 'No se pudo bloquear', tone: 'destructive' }),
    ...settled,
  })
  const unblock = useMutation({
    mutationFn: () =>
      api.call(conversationsContract.unblock, { params: { serviceId }, query: { companyId } }),
    onSuccess: () => showToast({ title: `Desbloqueaste a ${name}` }),
    onError: () => showToast({ title: 'No se pudo desbloquear', tone: 'destructive' }),
    ...settled,
  })
  return { block, unblock }
}
