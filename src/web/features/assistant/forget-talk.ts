import { showToast } from '#web/ui/overlay/toast-store.ts'
import { talk } from './talk.resource.ts'

/** Deletes the conversation at once, and offers to bring it back. */
export function forgetTalk(): void {
  const bringBack = talk.forget()
  showToast({ title: 'Conversación borrada', action: { label: 'Deshacer', onPress: bringBack } })
}
