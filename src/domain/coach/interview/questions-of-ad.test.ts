import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readJob } from '#domain/matching/engine.ts'
import { findQuestionWording } from '#domain/jobs/wording/ad-wording.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { fewestQuestions, type GuideQuestion, mostQuestions, questionsOfAd } from './questions-of-ad.ts'

interface Ad {
  title: string
  category: string
  description: string
  requirements: string
  skills?: string[]
}

function questionsFor({ title, description, requirements, category, skills = [] }: Ad): GuideQuestion[] {
  const profile = readJob({
    id: 1,
    title,
    category,
    skills,
    description,
    requirements,
    experience: null,
    mode: 'onsite',
    placeDepartment: null,
    placeProvince: null,
    placeDistrict: null,
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
  })
  return questionsOfAd({ title, description, requirements, profile })
}

const accountant: Ad = {
  title: 'Contador general',
  category: 'Finanzas',
  description: `Somos una empresa textil con 20 años en el mercado.
• Elaboración de estados financieros bajo NIIF.
• Coordinar el cierre mensual con cuatro áreas.
• Atención al cliente interno
Horario de lunes a sábado, con un domingo al mes.`,
  requirements: 'Excel avanzado.\nDe 25 a 35 años, buena presencia.\nInglés intermedio (deseable).',
  skills: ['Power BI'],
}

describe('the questions of an ad', () => {
  const questions = questionsFor(accountant)

  test('are made of its duties, its requirements and its conditions, each with its sentence', () => {
    const of = (id: string) => questions.find((one) => one.id === id)
    expect(of('duty:0')).toMatchObject({
      text: 'Cuéntame de la última vez que te tocó elaborar estados financieros bajo NIIF. ¿Qué hiciste tú y cómo terminó?',
      from: 'Elaboración de estados financieros bajo NIIF',
    })
    expect(of('duty:1')!.text).toContain('coordinar el cierre mensual con cuatro áreas')
    expect(of('skill:Power BI')).toMatchObject({ from: 'Power BI' })
    expect(of('skill:Power BI')!.shows).toContain('Nombra Power BI y para qué lo usó.')
    expect(of('condition')!.from).toBe('Horario de lunes a sábado, con un domingo al mes')
    expect(of('condition')!.shows.join(' ')).toContain('No preguntes por qué')
  })

  test('are six to ten, also for an ad that says little or too much', () => {
    const ads = [
      accountant,
      { ...accountant, description: 'Apoyo.', requirements: '', skills: [] },
      { ...accountant, title: 'x', description: '.', requirements: '😀'.repeat(500) },
      { ...accountant, description: 'Vender. '.repeat(2000) },
    ]
    for (const ad of ads) {
      const made = questionsFor(ad)
      expect(made.length).toBeGreaterThanOrEqual(fewestQuestions)
      expect(made.length).toBeLessThanOrEqual(mostQuestions)
      expect(new Set(made.map(({ id }) => id)).size).toBe(made.length)
    }
  })

  test('a title that excludes is not repeated', () => {
    const made = questionsFor({ ...accountant, title: 'Señorita secretaria' })
    expect(JSON.stringify(made)).not.toContain('Señorita')
  })
})

/** What nobody may be asked, written apart from the rule that keeps it out. */
const FORBIDDEN =
  /\b(edad|anos de edad|joven|jovenes|hijos?|hijas?|familia\w*|casad[oa]|solter[oa]|estado civil|embaraz\w*|gestante|madre|padre|salud|enfermedad\w*|discapacidad|vih|religion|catolic[oa]|evangelic[oa]|sindicat\w*|partido politico|politica|nacionalidad|peruan[oa]|venezolan[oa]|extranjer[oa]|raza|estatura|tez|buena presencia|sexo|varon\w*|mujer\w*|hombre\w*|senoritas?|damas?|foto)\b/

const labelled = new URL('../../../../evaluation/ads/dev/', import.meta.url)
const ads = readdirSync(labelled)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, labelled), 'utf8').trim().split('\n'))
  .map((line): Ad =>
    Object.assign({ category: 'Otros', description: '', requirements: '' }, JSON.parse(line)),
  )

/** Traps: what ads and interviewers do ask. */
const traps = [
  'Edad entre 20 y 30 años',
  'Sin carga familiar ni hijos',
  'Atender a las familias de los pacientes',
  'No estar embarazada y gozar de buena salud',
  'Ser católico practicante',
  'No pertenecer a sindicatos',
  'Apoyar en la campaña de un partido político',
  'Tener nacionalidad peruana',
  'Enviar foto de cuerpo entero',
  'Disponibilidad para viajar, de preferencia sin hijos',
  'Coordinar con el sindicato la negociación colectiva',
  'Mujeres de 18 a 25 años, estatura mínima 1.65',
]

test('no question is about age, family, health, pregnancy, religion, union, politics or origin', () => {
  expect(ads.length).toBeGreaterThan(150)
  const trapped = ads.map((ad, at) => {
    const trap = traps[at % traps.length]!
    return {
      ...ad,
      description: `${trap}.\n${ad.description}`,
      requirements: `${ad.requirements}\n- ${trap}`,
    }
  })
  for (const ad of [...ads, ...trapped])
    for (const { text, from, shows } of questionsFor(ad)) {
      const said = [text, from, ...shows].join('\n')
      expect(foldText(said)).not.toMatch(FORBIDDEN)
      expect(findQuestionWording(text)).toEqual([])
    }
})

test('every source stands in the ad', () => {
  for (const ad of ads) {
    const whole = [ad.title, ad.description, ad.requirements].join('\n')
    for (const { from } of questionsFor(ad)) expect(from === 'El aviso' || whole.includes(from)).toBe(true)
  }
})
