import MessageCircle from 'lucide-react/icons/message-circle'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { AssistantOpener } from './assistant-opener.tsx'

/** The assistant's button of a panel. It stands in the header, because the panel's content needs the corner. */
export function AssistantInHeader() {
  return (
    <AssistantOpener
      className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true }, 'text-accent-ink')}
    >
      <MessageCircle className="icon" aria-hidden="true" />
    </AssistantOpener>
  )
}
