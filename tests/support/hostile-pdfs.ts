import { deflateSync } from 'node:zlib'

/** A file made to harm, with its name in a test's report. */
export interface HostileFile {
  name: string
  bytes: Uint8Array
}

/** The same numbers for the same seed (Mulberry32, public domain by Tommy Ettinger). Between 0 and 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Mutation = (good: Buffer, random: () => number) => Buffer

const latin = (text: string) => Buffer.from(text, 'latin1')
const replaceAll = (good: Buffer, pattern: RegExp, by: string | ((whole: string) => string)) =>
  latin(good.toString('latin1').replace(pattern, by as string))

/** What a broken disk, a bad network or an attacker does to a good file. */
const mutations: Readonly<Record<string, Mutation>> = {
  truncated: (good, random) => good.subarray(0, Math.floor(good.length * random())),
  'flipped bytes': (good, random) => {
    const bytes = Buffer.from(good)
    for (let count = 0; count < 40; count++)
      bytes[Math.floor(random() * bytes.length)]! ^= 1 << Math.floor(random() * 8)
    return bytes
  },
  'a hole of zeros': (good, random) =>
    Buffer.from(good).fill(0, Math.floor(random() * good.length * 0.9), Math.floor(good.length * 0.95)),
  'a piece twice': (good, random) => {
    const at = Math.floor(random() * good.length * 0.5)
    return Buffer.concat([good.subarray(0, at * 2), good.subarray(at)])
  },
  'lengths that lie': (good, random) =>
    replaceAll(good, /\/Length \d+/g, () => `/Length ${Math.floor(random() * 1e9)}`),
  'a wrong xref': (good, random) =>
    replaceAll(good, /startxref\s+\d+/g, () => `startxref\n${Math.floor(random() * good.length)}`),
  'offsets that lie': (good, random) =>
    replaceAll(
      good,
      /\d{10} 00000 n/g,
      () => `${String(Math.floor(random() * 1e6)).padStart(10, '0')} 00000 n`,
    ),
  'a page tree in a circle': (good) =>
    replaceAll(good, /\/Kids\s*\[\s*(\d+) 0 R/g, '/Kids [1 0 R 2 0 R 3 0 R 1 0 R'),
  'references in a circle': (good, random) =>
    replaceAll(good, /(\d+) 0 R/g, (whole) => (random() < 0.3 ? '1 0 R' : whole)),
  'a page count that lies': (good) => replaceAll(good, /\/Count \d+/g, '/Count 999999999'),
  'negative numbers': (good, random) =>
    replaceAll(good, /\b\d+\b(?= \d+ (?:Td|Tm|re|cm|l|m))/g, (whole) =>
      random() < 0.5 ? `-${whole}99999999999` : whole,
    ),
  'no end': (good) => replaceAll(good, /endobj|endstream|%%EOF/g, ''),
  'names in the place of numbers': (good, random) =>
    replaceAll(good, /\/(?:Width|Height|Size|First|N|Flags)\s+\d+/g, (whole) =>
      random() < 0.7 ? whole.replace(/\d+/, '/Oops') : whole,
    ),
}

/** A PDF of numbered objects with a cross-reference table. */
function build(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [latin('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([
      latin(`${index + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      latin('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    latin(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

const stream = (content: Buffer, dictionary = '') =>
  Buffer.concat([
    latin(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
    content,
    latin('\nendstream'),
  ])
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const onePage = (content: Buffer, resources = '/Font << /F1 5 0 R >>') =>
  build([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    content,
    font,
  ])

/** Files made to exhaust the reader's resources. */
function bombs(): HostileFile[] {
  const inflated = deflateSync(Buffer.alloc(500 * 1024 * 1024, 'q '), { level: 9 })
  const twice = deflateSync(deflateSync(Buffer.alloc(200 * 1024 * 1024, 0x20), { level: 9 }), { level: 9 })
  const content = 'BT /F1 9 Tf 50 700 Td (palabras) Tj ET\n'
  const kids = Array.from({ length: 31 }, () => '3 0 R').join(' ')
  return [
    { name: 'inflates to 500 MB', bytes: onePage(stream(inflated, '/Filter /FlateDecode')) },
    { name: 'inflates twice', bytes: onePage(stream(twice, '/Filter [/FlateDecode /FlateDecode]')) },
    {
      name: 'nested arrays',
      bytes: onePage(stream(latin(`${'['.repeat(400_000)}${']'.repeat(400_000)} TJ`))),
    },
    { name: 'nested dictionaries', bytes: build([`${'<< /A '.repeat(100_000)} 1 ${'>>'.repeat(100_000)}`]) },
    { name: 'graphics states without end', bytes: onePage(stream(latin('q '.repeat(2_000_000)))) },
    {
      name: 'a form that draws itself',
      bytes: build([
        catalog,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
        stream(latin('/X Do')),
        stream(
          latin('/X Do /X Do'),
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
        ),
      ]),
    },
    {
      name: 'a hundred thousand words',
      bytes: onePage(stream(deflateSync(latin(content.repeat(100_000))), '/Filter /FlateDecode')),
    },
    {
      name: 'fifty thousand objects',
      bytes: build([
        catalog,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R >>',
        ...Array.from({ length: 50_000 }, () => '[1 0 R 2 0 R]'),
      ]),
    },
    {
      name: 'too many pages',
      bytes: build([
        catalog,
        `<< /Type /Pages /Kids [${kids}] /Count 31 >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
    },
    {
      name: 'a page tree that holds itself',
      bytes: build([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    },
    {
      name: 'an image only',
      bytes: onePage(stream(latin('q 500 0 0 700 40 40 cm /I Do Q')), '/XObject << /I 5 0 R >>'),
    },
    { name: 'an empty page', bytes: onePage(stream(latin(''))) },
    {
      name: 'a page of endless size',
      bytes: latin(
        onePage(stream(latin(content)))
          .toString('latin1')
          .replace('595 842', '1e300 1e300'),
      ),
    },
    {
      name: 'unknown encryption',
      bytes: latin(
        onePage(stream(latin(content)))
          .toString('latin1')
          .replace(
            '/Root 1 0 R',
            '/Root 1 0 R /Encrypt << /Filter /Foreign /V 9 /R 9 /O (x) /U (x) /P -1 >> /ID [(a) (a)]',
          ),
      ),
    },
    { name: 'only the mark', bytes: latin('%PDF-1.7') },
    { name: 'nothing', bytes: latin('') },
    { name: 'HTML', bytes: latin('<!doctype html><script>alert(1)</script>') },
    { name: 'noise', bytes: Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 251)) },
    { name: 'zeros', bytes: Buffer.alloc(1_000_000) },
    { name: 'headers without end', bytes: latin('%PDF-1.7\n'.repeat(100_000)) },
  ]
}

/** `count` hostile files derived from good ones, always the same, the bombs first. */
export function hostilePdfs(good: readonly Uint8Array[], count: number): HostileFile[] {
  const files = bombs()
  const names = Object.keys(mutations)
  for (let index = 0; files.length < count; index++) {
    const name = names[index % names.length]!
    const source = good[Math.floor(index / names.length) % good.length]!
    files.push({
      name: `${name} ${index}`,
      bytes: mutations[name]!(Buffer.from(source), randomNumbers(index)),
    })
  }
  return files
}
