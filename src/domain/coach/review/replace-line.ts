const parts = (text: string): string[] => text.split('\n').map((line) => line.trim())

/**
 * A text with some lines replaced: the first place where exactly they stand. `before` '' adds at the end, `after` '' removes. Null:
 * they do not stand there any more.
 */
export function replaceLines(text: string | null, before: string, after: string): string | null {
  const lines = text === null || text.trim() === '' ? [] : parts(text)
  const added = after.trim() === '' ? [] : parts(after)
  if (before.trim() === '') return [...lines, ...added].join('\n')
  const sought = parts(before)
  const at = lines.findIndex((_, from) => sought.every((line, offset) => lines[from + offset] === line))
  return at === -1 ? null : lines.toSpliced(at, sought.length, ...added).join('\n')
}

/** The same for one name of a list. A name that is there already is not added. Null: it is gone. */
export function replaceName(names: readonly string[], before: string, after: string): string[] | null {
  const others = names.filter((name) => name !== before)
  if (before !== '' && others.length === names.length) return null
  const isKnown = after === '' || others.includes(after)
  if (before === '') return isKnown ? [...names] : [...names, after]
  return names.flatMap((name) => (name !== before ? [name] : isKnown ? [] : [after]))
}
