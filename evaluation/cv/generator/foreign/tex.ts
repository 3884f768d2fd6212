import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Person } from '../../person.ts'
import { goldOf, printCv } from '../printing/printed-cv.ts'
import type { Gold } from '../printing/gold.ts'
import { headingsOn } from './headings.ts'
import { probe, saidLink } from './json-resume-gold.ts'
import { linked, linkTargets, pageTexts, onPage } from './page-words.ts'
import { putCv } from './put-cv.ts'
import type { TexLayout } from './tex-classes.ts'
import { texDocument } from './tex-parts.ts'

const habits = [
  'ene. 2020 - actualidad',
  '2018-2020',
  'Marzo 2021 a la fecha',
  '03/2019 – 12/2021',
  '2019 – hoy',
] as const

/** A person in a TeX layout as it is installed below `folder`, with what its page says. */
export function printTexLayout(
  layout: TexLayout,
  person: Person,
  { folder, variant, turn }: { folder: string; variant: number; turn: number },
): { pdf: Uint8Array; gold: Gold } {
  const cv = putCv(person, variant)
  const printed = printCv(
    { ...person, educations: cv.educations },
    { dates: habits[(turn + variant) % habits.length] ?? habits[0] },
  )
  const installed = layout.folder === undefined ? null : join(folder, 'git', layout.folder)
  const parts = layout.parts(installed ?? '')
  const { tex, sections } = texDocument(printed, parts, variant)
  const pdf = compile(tex, layout.producer, installed, join(folder, 'photo.png'))
  const titled = texDocument({ ...printed, title: probe.title }, parts, variant).tex.includes(probe.title)
  const gold = goldOf(printed, layout.name, layout.producer, sections)
  return { pdf, gold: onlySaid(gold, pdf, titled) }
}

function compile(tex: string, engine: string, installed: string | null, photo: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'cv-foreign-'))
  try {
    if (installed !== null) cpSync(installed, folder, { recursive: true })
    if (existsSync(photo)) cpSync(photo, join(folder, 'photo.png'))
    writeFileSync(join(folder, 'cv.tex'), tex)
    for (let run = 0; run < 2; run += 1)
      execFileSync(engine, ['-interaction=nonstopmode', 'cv.tex'], {
        cwd: folder,
        env: { ...process.env, SOURCE_DATE_EPOCH: '1767614400', FORCE_SOURCE_DATE: '1' },
        stdio: 'pipe',
        timeout: 120_000,
      })
    return readFileSync(join(folder, 'cv.pdf'))
  } catch (error) {
    const log = existsSync(join(folder, 'cv.log')) ? readFileSync(join(folder, 'cv.log'), 'latin1') : ''
    throw new Error(/^! .*(?:\n.*){4}/mu.exec(log)?.[0] ?? String(error), { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The gold without what the page does not say. */
function onlySaid(gold: Gold, pdf: Uint8Array, isTitled: boolean): Gold {
  const texts = pageTexts(pdf)
  const targets = linkTargets(pdf)
  const has = onPage(texts)
  const said = (value: string | null) => (value !== null && value !== '' && has(value) ? value : null)
  const { contact } = gold
  return {
    ...gold,
    contact: {
      name: contact.name,
      title: isTitled ? said(contact.title) : null,
      email: said(contact.email) ?? linked(contact.email, targets),
      phone: said(contact.phone),
      linkedin: saidLink(contact.linkedin, texts) ?? linked(contact.linkedin, targets),
      place: said(contact.place),
    },
    summary: said(gold.summary),
    experiences: gold.experiences.map((job) => ({
      ...job,
      position: said(job.position),
      company: said(job.company),
      place: said(job.place),
    })),
    educations: gold.educations.map((study) => ({
      ...study,
      degree: said(study.degree),
      institution: said(study.institution),
    })),
    skills: gold.skills.filter(has),
    languages: gold.languages.filter(({ name }) => has(name)),
    certifications: gold.certifications.filter(has),
    // The class may set a heading of its own over the summary.
    sections: [...new Set([...gold.sections, ...headingsOn(texts).filter((kind) => kind === 'summary')])],
  }
}
