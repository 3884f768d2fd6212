import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Conversation } from '#contracts/conversations/conversations.contract.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { nothingUnsent } from './unsent.ts'
import { notSent, outboxNameOf, outboxOf, type Send } from './outbox.ts'
import { conversationsKey } from './conversations.resource.ts'
import { callsOf } from './thread-calls.ts'
import { addMessage } from './thread.resource.ts'
import type { Viewer } from './viewer.ts'

const nothing = () => nothingUnsent

/** The viewer's draft, pending and failed messages in this conversation. */
export function useOutbox(conversation: Conversation, { userId }: Viewer) {
  const queries = useQueryClient()
  const name = outboxNameOf(conversation, userId)
  const outbox = useMemo(() => (typeof document === 'undefined' ? null : outboxOf(name)), [name])
  const box = useSyncExternalStore(
    useCallback((listener) => outbox?.subscribe(listener) ?? (() => {}), [outbox]),
    outbox?.current ?? nothing,
    nothing,
  )

  const flush = async () => {
    const send: Send = ({ key, text }) => callsOf(conversation).send(text, key)
    const failure = await outbox?.flush(send, (message) => {
      addMessage(queries, conversation, message)
      void queries.invalidateQueries({ queryKey: conversationsKey })
    })
    if (failure) showToast({ title: 'Error al enviar mensaje', description: notSent, tone: 'destructive' })
  }
  const retry = () => {
    outbox?.retry()
    void flush()
  }

  useEffect(() => {
    // Messages that were pending when the page closed.
    void flush()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each conversation
  }, [outbox])

  return {
    ...box,
    setDraft: (draft: string) => outbox?.setDraft(draft),
    send: () => {
      outbox?.post(new Date())
      void flush()
    },
    retry,
    takeBack: (key: string) => outbox?.takeBack(key),
  }
}
