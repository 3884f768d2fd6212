import MessageCircle from 'lucide-react/icons/message-circle'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { HelpOpener } from './help-opener.tsx'

/** The help of a panel. It stands in the header, because the panel's content needs the corner. */
export function HelpInHeader() {
  return (
    <HelpOpener className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true }, 'text-accent-ink')}>
      <MessageCircle className="icon" aria-hidden="true" />
    </HelpOpener>
  )
}
