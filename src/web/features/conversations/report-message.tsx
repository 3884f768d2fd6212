import Flag from 'lucide-react/icons/flag'
import { lazy, Suspense, useState } from 'react'
import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { truncate } from '#domain/text/truncate.ts'
import { formatTime } from '#domain/time/dates.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/support/abuse-reports/report-dialog.tsx')).ReportDialog,
}))

/** Beside a message of the other side: seen with the mouse over it, by keyboard, and always where nothing hovers. */
export const ReportMessage = ({ message, onReport }: { message: Message; onReport: () => void }) => (
  <button
    type="button"
    aria-label={`Reportar el mensaje de las ${formatTime(new Date(message.createdAt))}`}
    onClick={onReport}
    className={buttonClass(
      { variant: 'quiet', size: 'sm', iconOnly: true },
      'flex-none text-ink-3 focus-visible:opacity-100 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:focus-visible:opacity-100',
    )}
  >
    <Flag className="icon" />
  </button>
)

/** The form to report a message; null: closed. */
export function ReportMessageDialog({ message, onClose }: { message: Message | null; onClose: () => void }) {
  // The last one stays while the dialog closes.
  const [shown, setShown] = useState(message)
  if (message && message !== shown) setShown(message)
  if (!shown) return null
  const { id: messageId, serviceId, applicationId, companyId, message: text } = shown
  return (
    <Suspense>
      <ReportDialog
        key={messageId}
        open={message !== null}
        onClose={onClose}
        thing={{
          kind: 'message',
          place: { serviceId, applicationId, companyId },
          messageId,
          title: `“${truncate(text, 120)}”`,
        }}
        title="Reportar este mensaje"
      />
    </Suspense>
  )
}

/** Below an own message that an administrator hid. */
export const Withdrawn = ({ note }: { note: string | null }) => (
  <div className="mt-1 ml-auto w-fit max-w-[min(34rem,85%)] text-right text-xs text-bad-ink">
    <p className="font-strong">La otra persona ya no lo ve: lo retiramos por moderación.</p>
    {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
  </div>
)
