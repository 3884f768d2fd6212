import type { LanguageLevel } from '../../person.ts'
import type { Gold, SectionKind } from './gold.ts'

/** A run of text in one weight. */
export interface Run {
  text: string
  isBold: boolean
}

export interface Block {
  kind: 'name' | 'heading' | 'subheading' | 'line' | 'bullet' | 'gap' | 'columns' | 'columns end'
  left: Run[]
  /** Text at the right end of the same line. */
  right: Run[]
}

/** A CV in the person's own words: the printed text, and what a careful reader extracts from it. */
export interface WrittenCv {
  blocks: Block[]
  gold: Omit<Gold, 'layout' | 'producer'>
}

const openings: [string, Block['kind']][] = [
  ['# ', 'name'],
  ['## ', 'heading'],
  ['### ', 'subheading'],
  ['- ', 'bullet'],
  ['::(', 'columns'],
  ['::)', 'columns end'],
]

/**
 * Reads a CV written line by line, with marks around the values of the gold; the page shows the text of the marks.
 *
 * Lines: `# ` name, `## kind | words` heading (`one+other` for both, `-` for none of our kinds), `### ` words in bold, `- ` item,
 * `::(` and `::)` around text in two columns, an empty line a gap; text after `>>` is at the right. Marks: `{job}` and `{study}`
 * start an entry; `{at:…}` is the company and `{in:…}` the place of all entries until the next of them or `{alone}`. In an entry
 * `{p:position}` `{c:company}` `{l:place}` `{g:degree in <field>}` `{i:institution}`, `{f:field}` if it is separate from the degree
 * before it, `{d:words|start|end}` (end `now`; without end both are the start of a job, and the end of a study; without both the words are no date). `{s:skill}`
 * `{n:language}` `{v:level words|level}` `{x:certification}` `{sum:…}` and the names of the contact fields.
 */
export function readWritten(written: string): WrittenCv {
  const gold: WrittenCv['gold'] = {
    contact: { name: '', title: null, email: null, phone: null, linkedin: null, place: null },
    summary: null,
    experiences: [],
    educations: [],
    skills: [],
    languages: [],
    certifications: [],
    sections: [],
  }
  let shared: { company?: string; place?: string } = {}
  let entry: WrittenCv['gold']['experiences'][number] | WrittenCv['gold']['educations'][number] | undefined

  const inJob = () => {
    if (entry === undefined || !('position' in entry)) throw new Error('no {job} before')
    return entry
  }
  const inStudy = () => {
    if (entry === undefined || !('degree' in entry)) throw new Error('no {study} before')
    return entry
  }
  /** Processes one mark and returns its text on the page. */
  const take = (mark: string, value: string): string => {
    const parted = mark === 'd' || mark === 'v'
    const [words = '', second = '', third = second] = parted ? value.split('|') : [value]
    switch (mark) {
      case 'job':
        entry = {
          position: null,
          company: shared.company ?? null,
          place: shared.place ?? null,
          start: null,
          end: null,
          isCurrent: false,
        }
        gold.experiences.push(entry)
        return ''
      case 'study':
        entry = { degree: null, institution: null, field: null, start: null, end: null, isCurrent: false }
        gold.educations.push(entry)
        return ''
      case 'at':
        shared = { ...shared, company: words }
        return words
      case 'in':
        shared = { ...shared, place: words }
        return words
      case 'alone':
        shared = {}
        return ''
      case 'p':
        return (inJob().position = words)
      case 'c':
        return (inJob().company = words)
      case 'l':
        return (inJob().place = words)
      case 'i':
        return (inStudy().institution = words)
      case 'g':
        inStudy().field = /<(.+)>/u.exec(words)?.[1] ?? null
        return (inStudy().degree = words.replace(/[<>]/gu, ''))
      case 'f':
        return (inStudy().field = words)
      case 'd':
        if (entry === undefined) throw new Error(`a date before any entry: ${words}`)
        entry.start = second === '' ? null : second
        entry.end = third === '' || third === 'now' ? null : third
        entry.isCurrent = third === 'now'
        // The single date of a study is its end.
        if ('degree' in entry && entry.start === entry.end) entry.start = null
        return words
      case 's':
        gold.skills.push(words)
        return words
      case 'n':
        gold.languages.push({ name: words, level: null, levelText: null })
        return words
      case 'v': {
        const language = gold.languages.at(-1)
        if (language === undefined) throw new Error(`a level before any language: ${words}`)
        language.levelText = words
        language.level = second as LanguageLevel
        return words
      }
      case 'x':
        gold.certifications.push(words)
        return words
      case 'sum':
        gold.summary = gold.summary === null ? words : `${gold.summary} ${words}`
        return words
      case 'name':
      case 'title':
      case 'email':
      case 'phone':
      case 'linkedin':
      case 'place':
        gold.contact[mark] = words
        return words
      default:
        throw new Error(`unknown mark: ${mark}`)
    }
  }

  const blocks = written
    .trim()
    .split('\n')
    .map((line): Block => {
      const [opening, kind] = openings.find(([sign]) => line.startsWith(sign)) ?? ['', 'line' as const]
      let rest = line.slice(opening.length)
      if (kind === 'heading') {
        const [section = '', words = ''] = rest.split(' | ')
        const kinds = section === '-' ? [] : (section.split('+') as SectionKind[])
        gold.sections.push(...kinds.filter((one) => !gold.sections.includes(one)))
        entry = undefined
        shared = {}
        rest = words
      }
      const shown = rest.replace(/\{([a-z]+)(?::([^{}]*))?\}/gu, (_whole, mark: string, value = '') =>
        take(mark, value),
      )
      if (/[{}]/u.test(shown)) throw new Error(`a mark that is not closed: ${line}`)
      const [left = '', right = ''] = shown.split('>>')
      if (kind === 'name') gold.contact.name = left.trim()
      return {
        kind: shown === '' && kind === 'line' ? 'gap' : kind,
        left: runs(left.trimEnd()),
        right: runs(right.trimStart()),
      }
    })
  return { blocks, gold }
}

/** `words **in bold** and not` */
function runs(text: string): Run[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
    .filter((run) => run.text !== '')
}
