import { toBlocks } from '#domain/text/text-blocks.ts'

/** One section of an ad: plain text as paragraphs and lists. Renders nothing without text. */
export function JobText({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <section className="max-w-(--container-measure)">
      <h2 className="text-h3">{title}</h2>
      <div className="mt-4 grid gap-4 wrap-anywhere">
        {toBlocks(text).map((block, at) =>
          block.type === 'ul' ? (
            // oxlint-disable-next-line react/no-array-index-key -- the text of an ad never changes its order
            <ul key={at} className="grid gap-2">
              {block.items.map((item, position) => (
                <li
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  key={position}
                  className="relative pl-[1.35rem] before:absolute before:top-[.58em] before:left-0.5 before:size-[7px] before:bg-accent"
                >
                  {item}
                </li>
              ))}
            </ul>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <p key={at} className="whitespace-pre-line">
              <Paragraph text={block.text} />
            </p>
          ),
        )}
      </div>
    </section>
  )
}

/** A first line that ends in a colon is the heading of its paragraph or list: 'Experiencia:'. */
function Paragraph({ text }: { text: string }) {
  const [, heading, rest] = /^([^\n]{1,60}:)(?:\n([\s\S]*))?$/.exec(text) ?? []
  if (!heading) return text
  return (
    <>
      <b>{heading}</b>
      {rest && `\n${rest}`}
    </>
  )
}
