import { LinkButton } from '#web/ui/action/link-button.tsx'

type SentProps = { title: string; label: string; code: string; text: string }

/** The result of a form posted without scripts: its code or number, and what happens next. */
export function WithoutScriptsSent({ title, label, code, text }: SentProps) {
  return (
    <div>
      <h2 className="text-h3">{title}</h2>
      <p className="mt-4 text-sm text-ink-2">{label}</p>
      <p className="fig text-[2rem] leading-tight wrap-anywhere">{code}</p>
      <p className="mt-4 max-w-[52ch]">{text}</p>
      <p className="mt-6">
        <LinkButton to="/ayuda" variant="secondary">
          Ir a la ayuda
        </LinkButton>
      </p>
    </div>
  )
}
