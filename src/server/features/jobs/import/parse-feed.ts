import type { Readable } from 'node:stream'
import sax, { type Tag } from 'sax'
import { decodeXml } from './decode-xml.ts'
import type { FileRow } from './read-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Element names of an ad: `job` for Indeed and Jooble; others use `item` (RSS), `vacancy`, `ad` (Trovit). */
const adNames = new Set(['job', 'item', 'vacancy', 'ad'])
/** In characters. Longer fields are cut, so that a broken feed cannot fill the memory. */
const longestField = 200_000
/** Elements inside each other. */
const deepest = 100

/**
 * Reads the ads of an XML job feed, each as an object of its elements' texts. Only the entities of XML and HTML are expanded; a feed
 * that declares its own is refused. Nothing is fetched. Throws UnreadableFile.
 */
export async function* readFeed(input: Readable, charset?: string): AsyncGenerator<FileRow> {
  const parser = sax.parser(true, { position: true })
  const ready: FileRow[] = []
  let row: Record<string, string> | null = null
  let line = 0
  let field: string | null = null
  let depth = 0
  let open = 0
  let text = ''
  parser.onerror = (error) => {
    throw new UnreadableFile(faultIn(error.message, parser.line + 1))
  }
  parser.ondoctype = (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      throw new UnreadableFile('El archivo declara entidades propias (<!ENTITY>): quítalas.')
  }
  parser.onopentag = (tag) => {
    const { name, attributes } = tag as Tag
    const local = name.toLowerCase()
    if (open === 0 && local === 'html')
      throw new UnreadableFile('Es una página web, no un archivo de avisos.')
    if (++open > deepest) throw new UnreadableFile(`Tiene más de ${deepest} elementos uno dentro de otro.`)
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
    open--
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
  for await (const part of decodeXml(input, charset)) {
    parser.write(part)
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}

const faults: readonly [RegExp, string][] = [
  [/unclosed root|unexpected end/i, 'termina antes de tiempo: falta cerrar un elemento'],
  [/max buffer/i, 'tiene un comentario o un atributo demasiado largo'],
  [/entity/i, 'tiene una entidad (&…;) que no es de XML'],
  [/close tag|unmatched/i, 'cierra un elemento que no abrió'],
  [/attribut/i, 'tiene un atributo mal escrito'],
  [/unencoded <|tag name/i, 'tiene un “<” suelto'],
  [/text data outside|non-whitespace before first tag/i, 'no es XML'],
]

/** 'No es XML válido: en la línea 7 …', from what the parser says. */
function faultIn(message: string, line: number): string {
  const fault = faults.find(([pattern]) => pattern.test(message))?.[1] ?? 'está mal escrito'
  return `No es XML válido: en la línea ${line} ${fault}.`
}
