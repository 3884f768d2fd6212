import type { DateHabit } from '../../printing/dates.ts'
import type { SectionKind } from '../../printing/gold.ts'
import { goldOf, printCv } from '../../printing/printed-cv.ts'
import type { Choice, PrintedCv, PrintedEducation, PrintedExperience } from '../../printing/printed-cv.ts'
import { docx, paragraph, run, table } from '../../producers/docx.ts'
import { pick } from '../layout.ts'
import type { Layout } from '../layout.ts'

interface WordHabit {
  name: string
  people: string[]
  dates: [DateHabit, ...DateHabit[]]
  choice?: Partial<Choice>
  font: string
  job: (role: PrintedExperience, variant: number, order: number) => string
  study: (education: PrintedEducation) => string
}

const line = (words: string, isBold = false) => paragraph(run(words, { isBold }))
const items = (role: PrintedExperience) =>
  role.bullets.map((bullet) => paragraph(run(bullet), { isBulleted: true })).join('')
const present = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign)

function wordLayout(habit: WordHabit): Layout {
  return {
    name: habit.name,
    people: habit.people,
    print(person, variant) {
      const printed = printCv(person, { dates: pick(habit.dates, variant), ...habit.choice })
      const sections: SectionKind[] = []
      const body = bodyOf(printed, habit, variant, sections)
      return {
        source: { producer: 'libreoffice', docx: docx(body, { font: habit.font, size: 10.5, margin: 60 }) },
        gold: goldOf(printed, habit.name, 'libreoffice', sections),
      }
    },
  }
}

function bodyOf(printed: PrintedCv, habit: WordHabit, variant: number, sections: SectionKind[]): string[] {
  const heading = (kind: SectionKind, words: string) => {
    sections.push(kind)
    return paragraph(run(words, { isBold: true, isUnderlined: variant % 2 === 0, size: 11.5 }), {
      before: 12,
      after: 4,
      keepsWithNext: true,
    })
  }
  return [
    paragraph(run('CURRICULUM VITAE', { isBold: true }), { align: 'center', after: 6 }),
    paragraph(run(printed.name, { isBold: true, size: 16 }), { after: 2 }),
    printed.title === null ? '' : line(printed.title),
    line(present([printed.phone, printed.email, printed.place], ' – ')),
    heading('summary', 'RESUMEN'),
    paragraph(run(printed.summary ?? ''), { align: 'both' }),
    heading('experience', pick(['EXPERIENCIA LABORAL:', 'Experiencia Profesional'], variant)),
    ...printed.experiences.map((role, order) => habit.job(role, variant, order)),
    heading('education', pick(['ESTUDIOS:', 'Formación'], variant)),
    ...printed.educations.map(habit.study),
    heading('skills', pick(['CONOCIMIENTOS:', 'Habilidades'], variant)),
    ...printed.skillGroups.map((group) =>
      line(`${group.name}: ${group.items.map(({ name }) => name).join(', ')}`),
    ),
    paragraph(run(printed.soft.join(', '))),
    ...(printed.certifications.length === 0
      ? []
      : [
          heading('certifications', 'CAPACITACIONES'),
          ...printed.certifications.map(({ name, issuer, year }) =>
            paragraph(run(present([name, issuer, year], ', ')), { isBulleted: true }),
          ),
        ]),
  ].filter((part) => part !== '')
}

/** The period as the entry's heading, then labels with a spaced colon, and dashes. */
const periodHeads = wordLayout({
  name: 'period-heads',
  people: ['elva-huancahuari', 'nelly-ochoa', 'wilmer-apaza', 'renzo-bardales'],
  dates: [
    'MARZO 2019 - ACTUALIDAD',
    'Desde: 03/2018 Hasta: Actualidad',
    '01/03/2019 hasta 15/12/2021',
    'Marzo del 2019 – Hasta la fecha',
  ],
  choice: {
    educationDates: '2018-2020',
    omit: ['linkedin', 'languages', 'references', 'awards', 'interests', 'publications'],
  },
  font: 'Liberation Serif',
  job: (role, variant) =>
    [
      paragraph(run(role.text, { isBold: true }), { before: 6 }),
      line(`EMPRESA : ${role.company}`),
      line(`CARGO : ${role.position}`),
      role.place === null ? '' : line(`LUGAR : ${role.place}`),
      role.bullets.length > 0 ? line('FUNCIONES :', variant % 2 === 0) : '',
      ...role.bullets.map((bullet) => line(`- ${bullet}`)),
    ].join(''),
  study: (one) => line(present([one.text, one.degree], ': ')) + line(`   ${one.institution}`),
})

/** Company and place, a tab, then position and dates at the right edge. */
const tabbedRight = wordLayout({
  name: 'tabbed-right',
  people: ['omar-cespedes', 'dante-poma', 'fiorella-bustamante', 'ariana-solis'],
  dates: ['ene. 2020 - actualidad', 'ene-20 a la fecha', '2018 al 2020', 'Mar. 2018 / Hasta hoy'],
  choice: { omit: ['linkedin', 'languages', 'references', 'awards', 'interests', 'publications'] },
  font: 'Liberation Sans',
  job: (role, variant) => {
    const right = { rightTab: 475, keepsWithNext: true }
    const head =
      variant % 2 === 0
        ? paragraph(run(`${role.company}\t${role.place ?? ''}`, { isBold: true }), { ...right, before: 6 }) +
          paragraph(run(`${role.position}\t${role.text}`, { isItalic: true }), right)
        : paragraph(run(`${role.position}\t${role.text}`, { isBold: true }), { ...right, before: 6 }) +
          paragraph(run(present([role.company, role.place], ', ')))
    return head + items(role)
  },
  study: (one) =>
    paragraph(run(`${one.institution}\t${one.text}`, { isBold: true }), { rightTab: 475 }) + line(one.degree),
})

/** A table without lines: names in the first cell, dates in a narrow one at the right. */
const datesInCells = wordLayout({
  name: 'dates-in-cells',
  people: ['nelly-ochoa', 'piero-lavalle', 'elva-huancahuari', 'luis-chumpitaz'],
  dates: [
    'Enero de 2020 – Presente',
    'ENE 2019 — ACTUALIDAD',
    'Marzo 2021 a la fecha',
    '15/03/2018 al 30/11/2020',
  ],
  choice: {
    omit: ['linkedin', 'languages', 'references', 'awards', 'interests', 'publications', 'experience places'],
  },
  font: 'Liberation Sans',
  job: (role, variant) => {
    const names = variant % 2 === 0 ? [role.company, role.position] : [role.position, role.company]
    return (
      table(
        [[{ content: line(names[0]!, true) + line(names[1]!) + items(role) }, { content: line(role.text) }]],
        [380, 95],
      ) + paragraph('')
    )
  },
  study: (one) =>
    table(
      [[{ content: line(one.degree, true) + line(one.institution) }, { content: line(one.text) }]],
      [380, 95],
    ) + paragraph(''),
})

/** Numbered, all in capitals, 'EMPRESA – CARGO' with its period below. */
const numberedCapitals = wordLayout({
  name: 'numbered-capitals',
  people: ['dante-poma', 'wilmer-apaza', 'omar-cespedes', 'teodoro-yupanqui'],
  dates: ['2018-2020', 'Del 2017 al 2019', 'MARZO 2019 - ACTUALIDAD', '03/2019 – 12/2021'],
  choice: {
    capitals: ['name', 'positions', 'companies', 'degrees', 'institutions'],
    omit: ['linkedin', 'languages', 'references', 'awards', 'interests', 'publications', 'experience places'],
  },
  font: 'Liberation Sans',
  job: (role, variant, order) =>
    paragraph(
      run(
        variant % 2 === 0
          ? `${order + 1}. ${role.company} – ${role.position}`
          : `${order + 1}. ${role.position} – ${role.company}`,
        {
          isBold: true,
        },
      ),
      { before: 6 },
    ) +
    line(variant % 2 === 0 ? `PERIODO: ${role.text}` : role.text) +
    items(role),
  study: (one) => line(present([one.institution, one.degree, one.text], ' – ')),
})

/** Ways of setting an entry's header, printed by a word processor. */
export const wordHabits: Layout[] = [periodHeads, tabbedRight, datesInCells, numberedCapitals]
