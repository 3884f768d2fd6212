import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Marked, Renderer } from 'marked'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { helpAudiences } from '#contracts/help/help-vocabulary.ts'
import { slugify } from '#domain/text/plain-text.ts'
import { withFixedFigures } from './fixed-figures.words.ts'

const folders = fileURLToPath(new URL('../../../../content/', import.meta.url))

const head = z.strictObject({
  title: z.string().min(3).max(90),
  /** The short answer, or the subject of the page. */
  description: z.string().min(20).max(220),
  version: z.string().regex(/^[\w.-]+$/),
  updated: z.iso.date(),
  order: z.number().int().positive(),
  audience: z.enum([...helpAudiences, 'everyone']),
  keywords: z.array(z.string()).min(1),
  /** Shown with its whole answer on the first page of the help centre. */
  frequent: z.boolean().default(false),
})

export interface ContentFile extends z.output<typeof head> {
  slug: string
  /**
   * Generated from our own Markdown only: HTML in a file is not passed through. The operator's `{{names}}` are not
   * filled in yet.
   */
  html: string
  /** The second-level headings, in order. */
  contents: { id: string; text: string }[]
  /** Without markup, for the search. */
  text: string
}

/** Every text of `content/<folder>`, sorted by `order`. Throws on an invalid file, which is our fault. */
export async function readContent(folder: 'help' | 'policies'): Promise<ContentFile[]> {
  const names = (await readdir(folders + folder)).filter((name) => name.endsWith('.md'))
  const files = await Promise.all(
    names.map(async (name) => readFileOf(name, await readFile(`${folders}${folder}/${name}`, 'utf8'))),
  )
  return files.sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
}

/** One text with its front matter. `name` ends in '.md'. */
export function readFileOf(name: string, source: string): ContentFile {
  const text = withFixedFigures(source)
  const [, front = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const checked = head.safeParse(parseYaml(front) ?? {})
  if (!checked.success) throw new Error(`content/${name}: ${z.prettifyError(checked.error)}`)
  const { html, contents } = render(name, body)
  return {
    ...checked.data,
    slug: name.slice(0, -3),
    html,
    contents,
    text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
  }
}

function render(name: string, markdown: string) {
  const contents: { id: string; text: string }[] = []
  const plain = new Renderer()
  const marked = new Marked({
    renderer: {
      html({ text }) {
        throw new Error(`content/${name}: write Markdown, not HTML: ${text}`)
      },
      heading({ tokens, depth, text }) {
        const id = slugify(text)
        if (depth === 2) contents.push({ id, text })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link(token) {
        if (!/^(\/(?!\/)|#|mailto:|https:\/\/)/.test(token.href))
          throw new Error(`content/${name}: a link to ${token.href}`)
        plain.parser = this.parser
        return plain.link(token)
      },
      image({ href }) {
        throw new Error(`content/${name}: a picture: ${href}`)
      },
    },
  })
  return { html: marked.parse(markdown, { async: false }), contents }
}
