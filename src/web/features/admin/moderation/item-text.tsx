/** A text of what is looked at, below its title. */
export const ItemText = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3 className="text-sm font-strong">{title}</h3>
    <p className="mt-1 max-w-measure text-sm whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>
  </div>
)
