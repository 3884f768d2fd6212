import { isApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Says what did not work, in the server's words. */
export function sayFailed(title: string, error: unknown): void {
  const body = isApiError(error) ? error.body : {}
  const description = Object.values(body.fields ?? {})[0] ?? body.message ?? 'Revisa tu conexión.'
  showToast({ title, description, tone: 'destructive' })
}
