import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from './source-files.ts'

/** A size, a length, a term or a price in a sentence, written by hand. One of something is a word, not a figure. */
const byHand =
  /(?<![\d.,{])(?!1 )\d[\d.,]* ?(?:MB|KB|días?|horas?|minutos?|segundos?|meses|semanas?|caracteres|páginas?|habilidades|empleos|puntos|elementos)\b|S\/ ?\d|\$[1-9]\d*(?:\.\d\d)? ?(?:al|por|USD)\b/

/** What may stand there: no figure of ours, or the place where one is declared. */
const allowed: Readonly<Record<string, RegExp>> = {
  'src/contracts/field-messages.ts': /por ejemplo S\/ 3,000/,
  'src/contracts/jobs/job-filters.ts': /'Últimas 24 horas'/,
  'src/contracts/professionals/availability-vocabulary.ts': /'En \d+ días'/,
  'src/contracts/services/services-vocabulary.ts': /standardDelivery = '3-7 días hábiles'/,
  'src/server/features/settings/front-page-settings.ts': /value: '2 minutos'/,
  'src/web/features/jobs/posting/salary-reading.tsx': /Por ejemplo: S\/ 3,500/,
}

const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*/g, '$1')

/** Examples of people's own words, the matter of the engines, and the settings of PostgreSQL. */
const isOther = (path: string): boolean =>
  /\.(test|suite)\.tsx?$|\.data\.ts$|^src\/domain\/(cv|matching)\/|\/db\/(demo\/|embedded\.ts)|\/ui-gallery\//.test(
    path,
  )

/** The lines of a text that state a figure by hand. */
const foundIn = (path: string, text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .filter((line) => byHand.test(line) && !allowed[path]?.test(line))
    .map((line) => `${path}: ${line.trim()}`)

test('a sentence takes its figures from where they stand, and has none of its own', () => {
  const found = readSources('src').flatMap(({ path, text }) => (isOther(path) ? [] : foundIn(path, text)))
  expect(found).toEqual([])
})

test.each([
  `tooLarge: 'El archivo no debe superar los 5MB'`,
  `'El enlace vale 14 días y se usa una sola vez.'`,
  `Vale 24 horas.`,
  `'Publica por S/ 40 al mes'`,
  `'Actívalo por $75 al mes'`,
])('%s is found', (line) => {
  expect(foundIn('src/web/a.tsx', line)).toHaveLength(1)
})

/** The same in what the reference of the API says of a call, in English and also spelled. */
const inSummary =
  /\b\d[\d,.]* ?(?:h|days?|hours?|minutes?|seconds?|weeks?|months?|characters?|MB|more|latest|at most)\b|\b(?:after|at most|below|every|last|latest|more than|up to|valid|within) (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b(?! digits))/i

const foundInSummaries = (text: string): string[] =>
  [...text.matchAll(/\bsummary:\s*(?:'[^']*'|"[^"]*"|`(?:[^`\\]|\\.)*`)/g)]
    .map(([summary]) => summary)
    .filter((summary) => inSummary.test(summary))

test('the summary of a call takes its figures from where they stand, too', () => {
  const contracts = readSources('src/contracts').filter(({ path }) => path.endsWith('.contract.ts'))
  expect(contracts.flatMap(({ text }) => foundInSummaries(text))).toEqual([])
})

test.each([
  `summary: 'Mail a link (24 h) to a new address'`,
  `summary:\n      'An invitation; one use, 14 days'`,
  `summary: 'Up to eight searches'`,
  'summary: `The latest 50 of ${kind}`',
])('%s is found', (summary) => {
  expect(foundInSummaries(summary)).toHaveLength(1)
})

test('what is allowed is still there', () => {
  for (const [path, line] of Object.entries(allowed)) expect(readFileSync(path, 'utf8')).toMatch(line)
})

test('the length that a field counts or cuts is that of its contract', () => {
  // A RUC and a year have no other length.
  const fields = readSources('src/web').filter(({ path }) => !isOther(path))
  const found = fields.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:maxLength|counterMax)(?:=\{|: )(?!(?:4|11)\b)\d+/g)].map(
      ([given]) => `${path}: ${given}`,
    ),
  )
  expect(found).toEqual([])
})

/** Terms of the law, which are the same for every product. */
const ofTheLaw = /\b(?:20|10) días hábiles/

test('a text of help or of a policy takes its figures from the product', () => {
  const found = ['help', 'policies'].flatMap((folder) =>
    readdirSync(`content/${folder}`).flatMap((name) =>
      readFileSync(`content/${folder}/${name}`, 'utf8')
        .split('\n')
        .filter(
          (line) =>
            byHand.test(line) &&
            !ofTheLaw.test(line) &&
            !/(?:como “|<salary>|"salaryRange": ")S\/ 3,000/.test(line),
        )
        .map((line) => `${folder}/${name}: ${line}`),
    ),
  )
  expect(found).toEqual([])
})
