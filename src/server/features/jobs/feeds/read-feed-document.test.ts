import { describe, expect, test } from 'vitest'
import { readFeedDocument } from './read-feed-document.ts'

const read = (content: string | Buffer, type = 'application/xml') =>
  readFeedDocument(typeof content === 'string' ? Buffer.from(content) : content, type)
const titles = async (...args: Parameters<typeof read>) =>
  (await read(...args)).rows.map((row) => row.title ?? row.name ?? row.titulo)

const ad = (title: string) => `<job><title>${title}</title><referencenumber>1</referencenumber></job>`

describe('XML', () => {
  test('as Indeed writes it, with CDATA, markup and entities', async () => {
    const feed = `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>Añil</publisher><publisherurl>https://anil.pe</publisherurl>
<job><title><![CDATA[Analista & contador]]></title><date><![CDATA[Fri, 20 Nov 2026 10:00:00 GMT]]></date>
<referencenumber><![CDATA[A-1]]></referencenumber><city>Lima</city>
<description><![CDATA[<p>Llevar&aacute;s los libros</p>]]></description></job>
<job><title>Cajera &amp; vendedora&nbsp;</title><description><p>Sin <b>CDATA</b></p></description></job></source>`
    const { format, rows } = await read(feed)
    expect(format).toBe('xml')
    expect(rows).toMatchObject([
      {
        title: 'Analista & contador',
        referencenumber: 'A-1',
        city: 'Lima',
        description: '<p>Llevar&aacute;s los libros</p>',
      },
      { title: 'Cajera & vendedora', description: 'Sin  CDATA' },
    ])
  })

  test.each([
    ['Trovit', `<trovit><ad><id>1</id><title>Mozo</title></ad></trovit>`],
    ['Jooble', `<jobs><job id="1"><name>Mozo</name></job></jobs>`],
    [
      'RSS',
      `<rss version="2.0"><channel><title>Empleos</title><item><guid>1</guid><title>Mozo</title></item></channel></rss>`,
    ],
  ])('as %s writes it', async (_, feed) => expect(await titles(feed)).toEqual(['Mozo']))

  test.each([
    ['declared', `<?xml version="1.0" encoding="ISO-8859-1"?>`, 'application/xml'],
    [
      'declared against what the server says',
      `<?xml version='1.0' encoding='iso-8859-1'?>`,
      'text/xml; charset=utf-8',
    ],
    ['said by the server', '', 'text/xml; charset=ISO-8859-1'],
  ])('in ISO-8859-1, %s', async (_, declaration, type) => {
    const bytes = Buffer.from(`${declaration}<source>${ad('Diseñadora de señalética')}</source>`, 'latin1')
    expect(await titles(bytes, type)).toEqual(['Diseñadora de señalética'])
  })

  test('in UTF-16 and in UTF-8 with its mark', async () => {
    const xml = `<source>${ad('Señalero')}</source>`
    expect(await titles(Buffer.from(`\uFEFF${xml}`, 'utf16le'))).toEqual(['Señalero'])
    expect(await titles(Buffer.from(`\uFEFF${xml}`, 'utf8'))).toEqual(['Señalero'])
  })

  test('a text that is longer than the buffer of the parser is read whole', async () => {
    const long = 'Llevarás los libros. '.repeat(8000)
    const { rows } = await read(
      `<source><job><title>${long}</title><description><![CDATA[${long}]]></description></job></source>`,
    )
    expect(rows).toEqual([{ title: long.trim(), description: long.trim() }])
  })

  test('a feed without ads is a feed', async () => expect(await titles('<source></source>')).toEqual([]))

  const bomb = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><source>${ad('&b;')}</source>`
  const outside = `<!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]><source>${ad('&f;')}</source>`
  test.each([
    ['a bomb of entities', bomb, 'El archivo declara entidades propias (<!ENTITY>): quítalas.'],
    ['an entity from elsewhere', outside, 'El archivo declara entidades propias (<!ENTITY>): quítalas.'],
    [
      'an unknown entity',
      `<source>${ad('a &nada; b')}</source>`,
      'No es XML válido: en la línea 1 tiene una entidad (&…;) que no es de XML.',
    ],
    [
      'one that was cut',
      `<source>\n${ad('Mozo')}\n<job><title>Coci`,
      'No es XML válido: en la línea 3 termina antes de tiempo: falta cerrar un elemento.',
    ],
    [
      'crossed elements',
      `<source><job><title>Mozo</job></title></source>`,
      'No es XML válido: en la línea 1 cierra un elemento que no abrió.',
    ],
    [
      'a page',
      '<!doctype html><html><body><p>Hola<br></body></html>',
      'Es una página web, no un archivo de avisos.',
    ],
    ['words', 'Estamos en mantenimiento', 'No es XML válido: en la línea 1 no es XML.'],
    ['nothing', ' \n', 'El archivo está vacío.'],
    [
      'an unknown encoding',
      `<?xml version="1.0" encoding="klingon"?><source/>`,
      'No conocemos la codificación “klingon”: usa UTF-8.',
    ],
    [
      'an endless comment',
      `<source><!-- ${'x'.repeat(200_000)} --></source>`,
      'tiene un comentario o un atributo demasiado largo',
    ],
    ['a tower', '<a>'.repeat(200), 'Tiene más de 100 elementos uno dentro de otro.'],
  ])('%s is refused', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })

  test('five megabytes are read while others have a turn', async () => {
    const many = `<source>${`<job><title>Mozo</title><description>${'Atenderás mesas. '.repeat(60)}</description></job>`.repeat(4500)}</source>`
    let turns = 0
    const ticking = setInterval(() => turns++, 5)
    expect(await titles(many)).toHaveLength(4500)
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(5)
  })
})

describe('JSON', () => {
  const job = { title: 'Mozo', reference: '1' }
  const posting = { '@type': 'JobPosting', title: 'Mozo', identifier: '1' }
  test.each([
    ['a list', [job]],
    ['a list under jobs', { jobs: [job] }],
    ['a JobPosting', posting],
    ['a list of JobPosting', [posting]],
    ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, posting] }],
  ])('%s', async (_, content) => {
    const { format, rows } = await read(JSON.stringify(content), 'application/json')
    expect([format, rows]).toMatchObject(['json', [{ title: 'Mozo', reference: '1' }]])
  })

  test.each([
    ['cut', '[{"title":', 'El archivo no es JSON válido.'],
    ['something else', '{"data":[]}', 'El JSON no es una lista de avisos'],
  ])('%s is refused', async (_, content, message) => {
    await expect(read(content, 'application/json')).rejects.toThrow(message)
  })
})
