import { ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Says why a press changed nothing. */
export const showRefusal = (title: string, error: unknown): void =>
  showToast({
    title,
    description: error instanceof ApiError ? error.body.message : 'No se pudo conectar con el servidor.',
    tone: 'destructive',
  })
