import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from './source-files.ts'

const units =
  '(?:MB|KB|días?|horas?|minutos?|segundos?|meses|semanas?|caracteres|páginas?|habilidades|empleos|puntos|elementos)'
const numbers =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta sesenta noventa cien'
const words = numbers
  .replaceAll(/\b\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`)
  .replaceAll(' ', '|')
/** A sentence goes on in the next line of a screen's source. */
const space = String.raw`(?: ?|\n +)`
/**
 * A size, a length, a term or a price in a sentence, written by hand, in digits or in words. One of something is a word, not a figure;
 * years in digits are mostly those that somebody has worked.
 */
const byHand = new RegExp(
  [
    String.raw`(?<![\d.,{])(?!1 )\d[\d.,]*${space}${units}(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}])(?:${words})${space}(?:${units}|años)(?!\p{L})`,
    String.raw`(?<=(?:durante|por|hasta) )\d+${space}años`,
    String.raw`S\/ ?\d`,
    String.raw`\$[1-9]\d*(?:\.\d\d)? ?(?:al|por|USD)(?!\p{L})`,
  ].join('|'),
  'gu',
)

/** The lines of a text that state a figure by hand. */
const linesByHand = (text: string): string[] =>
  [...text.matchAll(byHand)].map(({ 0: figure, index }) => {
    const end = text.indexOf('\n', index + figure.length)
    return text.slice(text.lastIndexOf('\n', index) + 1, end < 0 ? undefined : end).trim()
  })

/** What may stand there: no figure of ours, or the place where one is declared. */
const allowed: Readonly<Record<string, RegExp>> = {
  // An example.
  'src/domain/webhooks/payload.ts': /summary: 'Seis años en/,
  // Names of a choice and of a column, beside what they name.
  'src/web/features/admin/analytics/cohorts.tsx': /label: '(?:Dos|Tres) meses'/,
  'src/web/features/admin/inbox/inbox-row.tsx': /'Tres días', onSelect: \(\) => onPostpone\(3\)/,
  'src/web/features/resumes/resume-preview.tsx': /(?:: '|elige )dos páginas'/,
  // About how long it takes somebody.
  'src/web/features/companies/summary/first-steps.tsx': /Toma unos cinco minutos/,
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
  /\.(test|suite)\.tsx?$|\.data\.ts$|^src\/domain\/(cv|matching)\/|\/db\/(demo\/|embedded\.ts)|\/ui-gallery\/|\/(?:sample-cv|brief-examples\.words)\.ts$/.test(
    path,
  )

const foundIn = (path: string, text: string): string[] =>
  linesByHand(withoutComments(text))
    .filter((line) => !allowed[path]?.test(line))
    .map((line) => `${path}: ${line}`)

test('a sentence takes its figures from where they stand, and has none of its own', () => {
  const found = readSources('src').flatMap(({ path, text }) => (isOther(path) ? [] : foundIn(path, text)))
  expect(found).toEqual([])
})

test.each([
  `tooLarge: 'El archivo no debe superar los 5MB'`,
  `'El enlace vale 14 días y se usa una sola vez.'`,
  `Vale 24 horas.`,
  `'Publica por S/ 40 al mes'`,
  `'Se guarda durante tres años.'`,
  `'Se guarda durante 3 años.'`,
  `Pasados los diez segundos`,
  `se guarda\n      durante tres\n      años, para que`,
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
const ofTheLaw = /\b(?:20|10) días hábiles|dos años como mínimo, según sus normas/

/** What people write: the example of an ad, and what they search a text of help with. An icon has three points, too. */
const ofOthers = /(?:como “|<salary>|"salaryRange": ")S\/ 3,000|Tres años y CONCAR|^- "|\(los tres puntos\)/

test('a text of help or of a policy takes its figures from the product', () => {
  const found = ['help', 'policies'].flatMap((folder) =>
    readdirSync(`content/${folder}`).flatMap((name) =>
      linesByHand(readFileSync(`content/${folder}/${name}`, 'utf8'))
        .filter((line) => !ofTheLaw.test(line) && !ofOthers.test(line))
        .map((line) => `${folder}/${name}: ${line}`),
    ),
  )
  expect(found).toEqual([])
})
