/** The line length that every mail program shows completely (RFC 5322, 2.1.1). */
const WIDTH = 78

/** Wraps at spaces. A word longer than a line is not broken, so that URLs still work. */
function wrapLine(line: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/[ \t]+/)) {
    if (current === '') current = word
    else if (current.length + 1 + word.length <= WIDTH) current += ` ${word}`
    else {
      lines.push(current)
      current = word
    }
  }
  return [...lines, current]
}

const wrap = (text: string): string => text.split(/\r?\n/).flatMap(wrapLine).join('\n')

interface TextPart {
  heading: string
  paragraphs: readonly string[]
  details: readonly (readonly [label: string, value: string])[]
  /** URLs are absolute, here and below. */
  list: readonly { title: string; detail: string; url: string }[]
  action: { label: string; url: string } | null
  links: readonly { label: string; url: string }[]
  footer: readonly string[]
}

/** The plain-text part of a mail. The footer is below a signature mark. */
export function textPart({ heading, paragraphs, details, list, action, links, footer }: TextPart): string {
  return [
    wrap(heading),
    ...paragraphs.map(wrap),
    ...(details.length > 0 ? [details.map(([label, value]) => wrap(`${label}: ${value}`)).join('\n')] : []),
    ...list.map(({ title, detail, url }) => [wrap(title), wrap(detail), url].join('\n')),
    ...(action ? [`${wrap(`${action.label}:`)}\n${action.url}`] : []),
    ...links.map(({ label, url }) => `${wrap(`${label}:`)}\n${url}`),
    `-- \n${footer.map(wrap).join('\n')}`,
  ].join('\n\n')
}
