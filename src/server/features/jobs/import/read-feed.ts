import type { Readable } from 'node:stream'
import sax, { type Tag } from 'sax'
import type { FileRow } from './read-rows.ts'

/** Element names of an ad: `job` for Indeed and Jooble; others use `item`, `vacancy`, `ad`. */
const adNames = new Set(['job', 'item', 'vacancy', 'ad'])
/** In characters. Longer fields are cut, so that a broken feed cannot fill the memory. */
const longestField = 200_000

/**
 * Reads the ads of an XML job feed, each as an object of its elements' texts. Entities are not expanded and nothing
 * is fetched.
 */
export async function* readFeed(input: Readable): AsyncGenerator<FileRow> {
  const parser = sax.parser(true, { position: true })
  const ready: FileRow[] = []
  let row: Record<string, string> | null = null
  let line = 0
  let field: string | null = null
  let depth = 0
  let text = ''
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = (tag) => {
    const { name, attributes } = tag as Tag
    const local = name.toLowerCase()
    if (!row) {
      // Jooble writes the ad's id as an attribute.
      if (adNames.has(local)) [row, line, depth] = [{ ...attributes }, parser.line + 1, 0]
      return
    }
    depth++
    // Unescaped markup inside a field: its text is used, its tags are dropped.
    if (depth === 1) [field, text] = [local, '']
    else text += ' '
  }
  const onText = (value: string) => {
    if (field !== null && text.length < longestField) text += value
  }
  parser.ontext = onText
  parser.oncdata = onText
  parser.onclosetag = () => {
    if (!row) return
    if (depth === 0) {
      ready.push({ line, row })
      row = null
      return
    }
    if (depth === 1 && field !== null) {
      row[field] = text.trim()
      field = null
    }
    depth--
  }
  const decoder = new TextDecoder('utf-8')
  for await (const chunk of input as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}
