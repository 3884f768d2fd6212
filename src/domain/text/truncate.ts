/** At most `max` characters (including the '…'), cut after a word. */
export function truncate(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const head = line.slice(0, max - 1)
  const lastSpace = line[max - 1] === ' ' ? head.length : head.lastIndexOf(' ')
  // A word longer than half of the limit is cut inside, or almost nothing would be left.
  const cut = lastSpace > max / 2 ? head.slice(0, lastSpace) : head.replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/[\s,;:.·•\-–—(¿¡]+$/u, '')}…`
}
