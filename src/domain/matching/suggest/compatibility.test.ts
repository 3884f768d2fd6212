import { describe, expect, test } from 'vitest'
import { compatibility, requiredSkills } from './compatibility.ts'
import { readProfessional } from '#domain/matching/engine.ts'
import { seededRandom } from '#tests/matching/random-profiles.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { resolveSkill } from '#domain/matching/reading/find-skills.ts'
import type { SkillProof } from './skill-proof.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'

const taxonomy = productTaxonomy()
const compare = (required: string[], named: string[]) => compatibility(taxonomy, required, named, null)

test.each([
  [['Excel', 'SAP', 'Inglés'], ['excel'], 33],
  [['Excel', 'SAP', 'Inglés'], ['EXCEL', 'sap fi', 'ingles'], 100],
  [['Microsoft Excel'], ['Excel'], 100],
  [['Excel'], ['Microsoft Excel avanzado'], 100],
  [['Excel', 'Word'], ['Photoshop'], 0],
  [['Java'], ['JavaScript'], 100],
  [['Excel'], [], 0],
  [['Excel', 'Word', 'PowerPoint'], ['Excel', 'Word'], 67],
])('of %j with %j the documented share is %i', (required, named, score) => {
  expect(compare(required, named).score).toBe(score)
})

test('of a text that is a list of words no more count than a job may list', () => {
  const text = taxonomy.skills
    .slice(0, 200)
    .map(({ name }) => name)
    .join(', ')
  const required = requiredSkills(taxonomy, { title: 'Analista', skills: [], text })
  expect(required).toHaveLength(60)
  expect(text.startsWith(required[0]!)).toBe(true)
})

test('a job that asks for nothing has no score', () => {
  expect(compare([], ['Excel'])).toMatchObject({ score: null, label: '' })
})

const figuresOf = (required: string, named: string) => compare([required], [named]).analysis[0]!

test('the same, a synonym, a part, a related skill and nothing fall in this order', () => {
  const scores = [
    figuresOf('Excel', 'excel'),
    figuresOf('Kubernetes', 'k8s'),
    figuresOf('Angular', 'Angular Material'),
    figuresOf('React', 'Vue.js'),
    figuresOf('React', 'Carpintería'),
  ].map(({ matchScore }) => matchScore)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores[0]).toBe(100)
  expect(scores.at(-1)).toBe(0)
  expect(new Set(scores).size).toBe(scores.length)
})

test('a level that is written counts as mastery, and says so', () => {
  const basic = figuresOf('Excel', 'Excel básico')
  const advanced = figuresOf('Excel', 'Excel avanzado')
  expect(basic.proficiencyLevel).toBeLessThan(advanced.proficiencyLevel)
  expect(advanced.why).toContain('avanzado')
})

test('what nobody asks for is told apart, with what it is close to', () => {
  const { analysis } = compare(['React'], ['React', 'Vue.js', 'Carpintería'])
  const extras = analysis.filter(({ required }) => !required)
  expect(extras.map(({ skill }) => skill)).toEqual(['Vue.js', 'Carpintería'])
  expect(extras[0]!.why).toContain('relacionada con React')
  expect(extras[1]!.matchScore).toBe(0)
})

test('the own profile is evidence: work shows more than a word', () => {
  const profile = readProfessional(
    {
      id: 1,
      title: 'Contadora',
      summary: null,
      skills: [],
      languages: [],
      certifications: [],
      experiences: [
        {
          position: 'Contadora',
          description: 'Cierre mensual bajo NIIF.',
          start: '2020',
          end: null,
          isCurrent: true,
        },
      ],
      educations: [],
      place: { department: null, province: null, district: null },
      pay: null,
    },
    '2026-11',
  )
  const proof = { profile, certificates: [], endorsements: [] }
  const [item] = compatibility(taxonomy, ['NIIF'], ['NIIF'], proof).analysis
  expect(item!.proficiencyLevel).toBeGreaterThan(figuresOf('NIIF', 'NIIF').proficiencyLevel)
  expect(item!.why).toContain('trabajo')
})

test('a job without a list asks for what its text names; what it says it does not need is left out', () => {
  const skills = requiredSkills(taxonomy, {
    skills: [],
    title: 'Asistente contable',
    text: 'Manejo de Excel avanzado y CONCAR. No requiere inglés.',
  })
  expect(skills).toEqual(expect.arrayContaining(['Microsoft Excel', 'CONCAR']))
  expect(skills).not.toContain('Inglés')
})

test('a listed skill counts once, however it is written', () => {
  expect(requiredSkills(taxonomy, { skills: ['Excel', 'EXCEL ', ''], title: '', text: '' })).toEqual([
    'Excel',
  ])
})

test('the same input always gives the same figures', () => {
  const once = compare(['Excel', 'SAP FI', 'Inglés'], ['Excel', 'SAP', 'Word'])
  expect(compare(['Excel', 'SAP FI', 'Inglés'], ['Excel', 'SAP', 'Word'])).toEqual(once)
})

describe('one truth for each skill', () => {
  const asked = (required: string[], named: string[]) =>
    compare(required, named).analysis.map(({ skill, matched, why }) => [skill, matched, why])

  test('another name of the same skill does not count, says so, and is not among what nobody asks for', () => {
    expect(asked(['Kubernetes'], ['k8s'])).toEqual([
      ['Kubernetes', false, 'k8s es lo mismo con otro nombre, pero no cuenta: agrégala como “Kubernetes”.'],
    ])
    expect(compare(['Kubernetes'], ['k8s']).score).toBe(0)
  })
  test('what is only related is told as related', () => {
    expect(asked(['React'], ['Vue.js'])).toEqual([
      ['React', false, 'Vue.js es relacionada, no cuenta.'],
      ['Vue.js', false, 'No la piden, pero es relacionada con React.'],
    ])
  })
  test('a name inside another one counts, whatever the taxonomy thinks of it', () => {
    expect(asked(['Java'], ['JavaScript'])).toEqual([
      ['Java', true, 'Cuenta: su nombre coincide con JavaScript.'],
    ])
  })
  test('of random skills and jobs as many are matched as the share says, and none is both asked and not asked', () => {
    const random = seededRandom(12)
    const names = taxonomy.skills.map(({ name }) => name)
    const own = [
      'React',
      'k8s',
      'Vue.js',
      'Java',
      'Excel avanzado',
      'excel',
      'Microsoft Excel',
      'Bordado',
      'Kubernetes',
    ]
    const some = (most: number) =>
      Array.from({ length: Math.floor(random() * most) }, () => {
        const list = random() < 0.5 ? own : names
        return list[Math.floor(random() * list.length)]!
      })
    for (let round = 0; round < 400; round++) {
      const required = requiredSkills(taxonomy, { skills: some(7), title: '', text: '' })
      const named = some(8)
      const { score, analysis } = compare(required, named)
      const told = `${required.join()} with ${named.join()}`
      const ticks = analysis.filter(({ matched }) => matched)
      if (score !== null) expect(Math.round((100 * ticks.length) / required.length), told).toBe(score)
      const [wanted, extra] = [
        analysis.filter((one) => one.required),
        analysis.filter((one) => !one.required),
      ]
      expect(
        wanted.map(({ skill }) => skill),
        told,
      ).toEqual(required)
      for (const { skill } of extra)
        for (const other of wanted) {
          expect(foldText(skill), told).not.toBe(foldText(other.skill))
          const known = resolveSkill(taxonomy, skill)?.skill
          if (known) expect(resolveSkill(taxonomy, other.skill)?.skill, told).not.toBe(known)
        }
      for (const { matched, required: isRequired, why } of analysis) {
        expect(/^(?:La tienes|Cuenta)/.test(why), `${told}: ${why}`).toBe(matched)
        expect(why.startsWith('No la piden'), `${told}: ${why}`).toBe(!isRequired)
      }
    }
  })
})

describe('what a signed-in person has to show', () => {
  const nothing = readProfessional(
    {
      id: 1,
      title: null,
      summary: null,
      skills: [],
      languages: [],
      certifications: [],
      experiences: [],
      educations: [],
      place: { department: null, province: null, district: null },
      pay: null,
    },
    '2026-11',
  )
  const shown = (skill: string, proof: Partial<SkillProof>) =>
    compatibility(taxonomy, [skill], [skill], {
      profile: nothing,
      certificates: [],
      endorsements: [],
      ...proof,
    }).analysis[0]!

  test('who vouches for a skill counts, more the more they are, by whatever name', () => {
    const by = (people: number) => shown('Kubernetes', { endorsements: [{ skill: 'k8s', people }] })
    const levels = [0, 1, 2, 3].map((people) => by(people).proficiencyLevel)
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    expect(new Set(levels).size).toBe(4)
    expect(by(1).why).toBe('La tienes tal como la piden. 1 persona la validó.')
    expect(by(2).why).toContain('2 personas la validaron')
  })
  test('a certificate counts, also for what the taxonomy does not know, and both are told', () => {
    const item = shown('Bordado de Ayacucho', {
      certificates: ['Taller de bordado de Ayacucho, nivel II'],
      endorsements: [{ skill: 'bordado de ayacucho', people: 1 }],
    })
    expect(item.proficiencyLevel).toBe(80)
    expect(item.why).toContain('Tienes un certificado y 1 persona la validó')
    expect(shown('Bordado', { certificates: ['Bordadora'] }).why).toBe('La tienes tal como la piden.')
  })
})
