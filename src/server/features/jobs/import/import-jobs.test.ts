import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { importJobs } from './import-jobs.ts'
import { formatOf, readRows } from './read-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'qhatu-import-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const vacancy = {
  job_title: 'JEFE DE LA UNIDAD DE RIEGO TECNIFICADO II',
  public_institution: 'Municipalidad Distrital De Valle Sereno',
  ubication: 'HUANUCO - RUPA-RUPA',
  job_posting_number: 'CAS-001',
  vacancies: '1',
  salary: 'S/. 2,500.00',
  start_publication_date: '10/11/2026',
  end_publication_date: '30/11/2026',
  required_experience: 'DOS (02) AÑOS EN EL SECTOR PÚBLICO.',
  educational_background: 'INGENIERÍA AGRÍCOLA',
  specialization: 'NO APLICA',
  required_knowledge: '¿\tHIDRÁULICA ¿\tOFIMÁTICA',
  skills: 'NO REQUIERE',
  job_posting_url: 'https://www.gob.pe/vallesereno',
}
const ad = {
  title: 'Repostera de Oxapampa',
  company: 'Dulces del Bosque',
  city: 'Oxapampa',
  state: 'Pasco',
  description: 'Prepararás tortas de plátano y manjar para dos cafeterías del centro de la ciudad.',
  salary: 'S/ 1,500',
}

async function write(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
async function run(path: string, source: string, asOf: Date | null = null) {
  const refused: [number, string][] = []
  const summary = await importJobs(app.deps, readRows(path, formatOf(path)!), {
    source,
    asOf,
    onRefused: (line, reason) => void refused.push([line, reason]),
  })
  const { refused: _, ...counts } = summary
  return { counts, refused }
}
const nothing = { read: 0, inserted: 0, updated: 0, unchanged: 0, repeated: 0, expired: 0 }
const titles = async (query: string): Promise<string[]> =>
  (await app.request({ url: `/api/jobs?${query}&t=${Math.random()}` })).body.map(
    ({ title }: JobSummary) => title,
  )

describe('what is imported', () => {
  test('an ad in capitals becomes a readable job of a company without an account', async () => {
    const path = await write('estado.json', JSON.stringify([vacancy]))
    expect((await run(path, 'estado')).counts).toEqual({ ...nothing, read: 1, inserted: 1 })
    const { body } = await app.request({ url: '/api/jobs?q=riego%20tecnificado' })
    expect(body).toMatchObject([
      {
        title: 'Jefe de la Unidad de Riego Tecnificado II',
        location: 'Rupa-Rupa, Huánuco',
        salaryParsed: { min: 250_000, max: 250_000, currency: 'PEN', period: 'month' },
        createdAt: '2026-11-10T05:00:00.000Z',
        experience: '1-2',
        company: { name: 'Municipalidad Distrital de Valle Sereno' },
      },
    ])
  })

  test('a second run changes nothing, an ad that changed is rewritten, and a closed one stays closed', async () => {
    const path = await write(
      'dos.json',
      JSON.stringify([vacancy, { ...vacancy, job_posting_number: 'CAS-002' }]),
    )
    expect((await run(path, 'repeat')).counts).toMatchObject({ inserted: 2 })
    expect((await run(path, 'repeat')).counts).toEqual({ ...nothing, read: 2, unchanged: 2 })
    await app.deps.pool.query("update jobs set is_open = false where source = 'repeat'")
    const changed = [
      { ...vacancy, salary: 'S/. 3,000.00' },
      { ...vacancy, job_posting_number: 'CAS-002' },
    ]
    const again = await run(await write('dos.json', JSON.stringify(changed)), 'repeat')
    expect(again.counts).toEqual({ ...nothing, read: 2, updated: 1, unchanged: 1 })
    const { rows } = await app.deps.pool.query(
      "select is_active, salary_min::int from jobs where source = 'repeat' order by salary_min",
    )
    expect(rows).toEqual([
      { is_active: false, salary_min: 250_000 },
      { is_active: false, salary_min: 300_000 },
    ])
  })

  test('the same ad twice in one file is one job', async () => {
    const path = await write('twice.jsonl', [vacancy, vacancy].map((row) => JSON.stringify(row)).join('\n'))
    expect((await run(path, 'twice')).counts).toEqual({ ...nothing, read: 2, inserted: 1, repeated: 1 })
  })

  test('an ad whose end has passed comes in closed, unless the file is read as of its day', async () => {
    const old = {
      ...vacancy,
      job_title: 'GUARDAPARQUE',
      start_publication_date: '10/01/2025',
      end_publication_date: '30/01/2025',
    }
    const path = await write('old.json', JSON.stringify([old]))
    expect((await run(path, 'old')).counts).toEqual({ ...nothing, read: 1, inserted: 1, expired: 1 })
    expect(await titles('q=guardaparque')).toEqual([])
    const asOf = new Date('2025-01-15T05:00:00Z')
    expect((await run(path, 'old-as-new', asOf)).counts).toEqual({ ...nothing, read: 1, inserted: 1 })
    expect(await titles('q=guardaparque')).toEqual(['Guardaparque'])
    app.clock.advance({ hours: 1 })
    expect((await run(path, 'old-as-new', asOf)).counts).toEqual({ ...nothing, read: 1, unchanged: 1 })
  })

  test('undated ads are not rewritten by a later run', async () => {
    const path = await write('undated.json', JSON.stringify([ad]))
    await run(path, 'undated')
    app.clock.advance({ hours: 1 })
    expect((await run(path, 'undated')).counts).toEqual({ ...nothing, read: 1, unchanged: 1 })
  })
})

describe('forms of files', () => {
  test('JSON Lines, packed, with a broken line, a row that is no object and an empty line', async () => {
    const lines = [
      JSON.stringify(ad),
      '{"title": ',
      '',
      '[1]',
      JSON.stringify({ ...ad, title: 'Barista de Villa Rica' }),
    ]
    const { counts, refused } = await run(
      await write('lines.jsonl.gz', gzipSync(lines.join('\r\n'))),
      'lines',
    )
    expect(counts).toEqual({ ...nothing, read: 4, inserted: 2 })
    expect(refused).toEqual([
      [2, 'La línea no es JSON válido.'],
      [4, 'La línea no es un objeto JSON.'],
    ])
  })

  test('CSV with quotes, lines inside a field and a byte order mark', async () => {
    const csv = `\uFEFFTítulo;Descripción;Empresa;Ubicación;Sueldo\n"Panadero ""artesano""";"Amasarás pan de masa madre.\nHornearás de madrugada en el barrio.";Trigo Sur;Tacna;1400\n;x;y;z;1\n`
    const { counts, refused } = await run(await write('ads.csv', csv), 'csv')
    expect(counts).toEqual({ ...nothing, read: 2, inserted: 1 })
    expect(refused).toEqual([[4, 'La fila no tiene el título del puesto.']])
    expect(await titles('q=panadero&location=Tacna')).toHaveLength(1)
  })

  test('the XML feed of Indeed, with CDATA and markup', async () => {
    const xml = `<?xml version="1.0" encoding="utf-8"?><source><publisher>Feria</publisher>
      <job><title><![CDATA[Sommelier de pisco]]></title><company>Bodega Ica Seca</company><referencenumber>S-1</referencenumber>
      <city>Ica</city><state>Ica</state><country>PE</country><date>Sat, 14 Nov 2026 10:00:00 GMT</date>
      <description><![CDATA[<p>Guiarás catas para visitantes de la bodega y llevarás la carta de piscos.</p>]]></description></job>
      <job><title>Sin descripción</title><company>Viña Vieja</company><city>Ica</city></job></source>`
    const { counts, refused } = await run(await write('feed.xml', xml), 'feed')
    expect(counts).toEqual({ ...nothing, read: 2, inserted: 1 })
    expect(refused).toEqual([[5, 'La descripción falta o tiene menos de 50 caracteres.']])
    expect(await titles('q=sommelier')).toEqual(['Sommelier de pisco'])
  })

  test('the XML feed of Jooble, whose id is an attribute', async () => {
    const feed = (name: string) =>
      `<jobs><job id="77"><name>${name}</name><company>Bodega</company><region>Ica</region><description>${'Cuidarás las parras y la cosecha. '.repeat(3)}</description></job></jobs>`
    await run(await write('jooble.xml', feed('Viñatero de Ocucaje')), 'jooble')
    const again = await run(await write('jooble.xml', feed('Viñatera de Ocucaje')), 'jooble')
    expect(again.counts).toEqual({ ...nothing, read: 1, updated: 1 })
  })

  test.each([
    ['truncated.jsonl.gz', gzipSync(`${JSON.stringify(ad)}\n`.repeat(500)).subarray(0, 60)],
    ['broken.json', '[{"title": 1}'],
    ['object.json', '{"title": "x"}'],
    ['broken.xml', '<jobs><job><title>x</job></jobs>'],
  ])('%s cannot be read, and that is said', async (name, content) => {
    await expect(run(await write(name, content), 'unreadable')).rejects.toThrow(UnreadableFile)
  })

  test('entities of a feed are not expanded', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><jobs><job><title>&b;</title></job></jobs>`
    await expect(run(await write('bomb.xml', bomb), 'bomb')).rejects.toThrow(UnreadableFile)
  })

  test('rows of an unknown form are refused with what was found', async () => {
    const { refused } = await run(await write('other.json', '[{"foo": 1}]'), 'other')
    expect(refused).toEqual([[1, expect.stringContaining('Campos encontrados: foo.')]])
  })

  test.each([
    ['a.json', 'json'],
    ['a.NDJSON', 'jsonl'],
    ['a.csv.gz', 'csv'],
    ['dir.xml/feed', null],
    ['a.pdf', null],
  ])('%s is read as %s', (path, format) => {
    expect(formatOf(path)).toBe(format)
  })
})
