import { CopyButton } from '#web/ui/action/copy-button.tsx'

/** JSON in lines; anything else as it is. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

type CodeBlockProps = {
  /** What it is: 'Cuerpo'. It also names the block and what the button copies. */
  title: string
  /** Said behind the title. */
  aside?: string
  /** Shown in lines if it is JSON, and copied as it is. */
  text: string
}

/** Text for machines, with its title and a button to copy it. */
export const CodeBlock = ({ title, aside, text }: CodeBlockProps) => (
  <div className="grid min-w-0 gap-1.5">
    <p className="flex items-center justify-between gap-3 text-xs text-ink-2">
      <span>
        <b className="font-strong text-ink">{title}</b>
        {aside && ` · ${aside}`}
      </span>
      <CopyButton text={text} what={title.toLowerCase()} />
    </p>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is higher is scrolled by keys
      tabIndex={0}
      aria-label={title}
      className="max-h-96 overflow-auto rounded-md bg-sunken p-4 text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap"
    >
      {inLines(text)}
    </pre>
  </div>
)
