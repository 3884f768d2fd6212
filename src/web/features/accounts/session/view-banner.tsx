import Eye from 'lucide-react/icons/eye'
import { useEffect } from 'react'
import { accountsContract, type SessionUser } from '#contracts/accounts/accounts.contract.ts'
import { formatTime } from '#domain/time/dates.ts'
import { displayName } from '#web/layouts/session.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** On every page while an administrator looks at an account: whose it is, until when, and the way back. */
export function ViewBanner({ user }: { user: SessionUser }) {
  const { viewEndsAt } = user
  const leave = useAction(async () => {
    try {
      await api.call(endpointRef(accountsContract.logout), {})
      backToAccount(user)
    } catch {
      showToast({ title: 'No se pudo salir. Inténtalo otra vez.', tone: 'destructive' })
    }
  })
  useEffect(() => {
    if (viewEndsAt === null) return undefined
    const end = setTimeout(() => backToAccount(user), new Date(viewEndsAt).getTime() - Date.now())
    return () => clearTimeout(end)
  }, [user, viewEndsAt])
  if (viewEndsAt === null) return null
  return (
    <aside
      aria-label="Vista de una cuenta"
      data-bottom-bar="always"
      className="fixed inset-x-0 bottom-(--foot-nav) z-header flex h-18 items-center justify-center gap-3 border-t border-line bg-warn-soft px-4 text-xs text-warn-ink sm:gap-5 sm:text-sm"
    >
      <p className="flex items-center gap-2">
        <Eye className="icon shrink-0" />
        <span>
          Ves la cuenta de <strong className="wrap-anywhere">{displayName(user)}</strong> hasta las{' '}
          {formatTime(new Date(viewEndsAt))}. No puedes cambiar nada.
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        disabled={leave.isPending}
        onClick={() => void leave.run()}
      >
        Salir
      </Button>
    </aside>
  )
}

/** A new document: nothing of the account stays in the page. */
function backToAccount({ id }: SessionUser): void {
  location.assign(`/admin/users/${id}`)
}
