import type { Person } from '../../../person.ts'
import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv } from '../../printing/printed-cv.ts'
import { escapeTex } from '../../producers/latex.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

/** The data for drawing a page. */
export interface TexPage {
  printed: PrintedCv
  person: Person
  /** The index of the person in the layout, from 0. */
  variant: number
  /** A section in reading order, '' without a body; null: a heading without a kind. */
  section: (kind: SectionKind | null, words: string, body: string) => string
}

interface TexHabit {
  name: string
  people: string[]
  dates: readonly [DateHabit, ...DateHabit[]]
  educationDates: readonly [DateHabit, ...DateHabit[]]
  choice?: (variant: number) => Partial<Choice>
  /** The LaTeX of a heading, before its section's body. */
  heading: (words: string, variant: number) => string
  draw: (page: TexPage) => string
}

/** A layout from a gallery of LaTeX templates. */
export function texLayout(habit: TexHabit): Layout {
  return {
    name: habit.name,
    people: habit.people,
    print(person, variant) {
      const printed = printCv(person, {
        dates: pick(habit.dates, variant),
        educationDates: pick(habit.educationDates, variant),
        ...habit.choice?.(variant),
      })
      const sections: SectionKind[] = []
      const section: TexPage['section'] = (kind, words, body) => {
        if (body.trim() === '') return ''
        if (kind !== null) sections.push(kind)
        return `${habit.heading(escapeTex(words), variant)}\n${body}\n`
      }
      return {
        source: { producer: 'pdflatex', tex: habit.draw({ printed, person, variant, section }) },
        gold: goldOf(printed, habit.name, 'pdflatex', sections),
      }
    },
  }
}

export const tex = escapeTex
/** The existing parts, joined; they are LaTeX already. */
export const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.flatMap((part) => (part === null || part === '' ? [] : [tex(part)])).join(sign)
export const items = (lines: string[]) =>
  lines.length === 0
    ? ''
    : `\\begin{itemize}\n${lines.map((one) => `\\item ${tex(one)}`).join('\n')}\n\\end{itemize}\n`
/** All skills by group; the soft ones are a separate group if it has a name. */
export function skillLines({ skillGroups, soft }: PrintedCv, softName: string): [string, string[]][] {
  const groups = skillGroups.map(({ name, items: all }): [string, string[]] => [
    name,
    all.map((one) => one.name),
  ])
  return soft.length === 0 ? groups : [...groups, [softName, soft]]
}
export const certificationLine = (
  { name, issuer, year }: PrintedCv['certifications'][number],
  sign: string,
): string => [name, issuer, year].filter((part) => part !== null).join(sign)

/** The class and packages of a page; `size` in points, `geometry` as its package takes it. */
export function page(
  body: string,
  { size = 10, font = 'lmodern', geometry = 'margin=18mm', head = '' } = {},
): string {
  return `\\documentclass[${size}pt,a4paper]{article}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{textcomp}
\\usepackage{${font}}
\\usepackage[spanish,es-lcroman,es-noshorthands]{babel}
\\usepackage[${geometry}]{geometry}
\\usepackage{xcolor,enumitem,tabularx}
\\setlist{itemsep=0pt,topsep=1pt,parsep=0pt,leftmargin=1.5em,after=\\vspace{3pt}}
\\setlength{\\parindent}{0pt}
\\pagestyle{empty}
${head}
\\begin{document}
${body}
\\end{document}
`
}
