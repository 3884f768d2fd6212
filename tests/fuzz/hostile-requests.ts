import type { InjectOptions } from 'fastify'
import { everyCall, fillPath, type NamedCall } from '#tests/guards/every-call.ts'
import type { Made } from '#tests/guards/world.ts'
import { randomFrom, type Random } from '#tests/support/random.ts'

/** The material of the requests: real accounts, and valid values of each call. */
export interface Material {
  cookies: readonly Record<string, string>[]
  madeFor: (name: string) => Made
}

/** An event stream ends only when the client disconnects. */
const calls = everyCall.filter(({ endpoint }) => !endpoint.stream)

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  'null',
  'undefined',
  '[object Object]',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%',
  '%00',
  '\u0000',
  '\uD800',
  '\uDC00x',
  '\uFEFF',
  '\u202Eabc',
  'a\r\nBcc: todos@ejemplo.pe',
  'ñ'.repeat(300),
  'x'.repeat(5000),
  '👩🏽‍🍳'.repeat(40),
  '😀'.repeat(20_000),
  '2026-02-30T25:61:61Z',
  '-infinity',
  '١٢٣',
  'NaN',
  'constructor',
  '__proto__',
]
const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  -(2 ** 53),
  2 ** 31,
  {},
  [],
  [[]],
  [null],
  { length: 1e9 },
  { toString: 'x' },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
]
const pathParts = [
  '',
  '.',
  '..',
  '%2f',
  '%2F..',
  '%00',
  '%ff',
  '%c0%af',
  '%ud800',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'x'.repeat(400),
  '%25%32%66',
  ';',
  ':id',
  '*',
  'NaN',
  '١',
]
const rawPaths = [
  '/',
  '//',
  '///api',
  '//otro.pe/api',
  '/api',
  '/api/',
  '/api//',
  '/api/%2f',
  '/api/%2e%2e/',
  '/API/jobs',
  '/api/jobs/',
  '/api/jobs?',
  '/api/jobs/search?q=%',
  '/api/jobs/search?q[]=a&q[b]=c',
  '/og/job/%ff.png',
  '/files/..%2f..%2fx',
  '/sitemap/empleos-0.xml',
  '/sitemap/empleos-99999999999.xml',
  '/empleos.rss?page=-1',
  '/health/ready?x',
  '/openapi.json/..',
  '/alertas',
  '/newsletter',
  '/login',
  '/postulacion/confirmar/x',
  '/mensajes/x',
  '/apply/%00',
]
/** The forms that pages post without scripts. */
const plainForms = calls.filter(({ endpoint }) => endpoint.form)
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(2000)}`,
  'multipart/form-data; boundary="a b"',
  'application/x-www-form-urlencoded',
  'application/xml',
  'image/png',
  '',
  'x'.repeat(500),
  'application/json;'.repeat(50),
]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-request-id',
  'user-agent',
  'cookie',
  'authorization',
  'last-event-id',
  'content-length',
  'transfer-encoding',
  'expect',
]

/** The request with this number and seed: always the same, whatever was sent before. */
export function hostileRequest(seed: number, number: number, material: Material): InjectOptions {
  const random = randomFrom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
  const kind = random.next()
  const request =
    kind < 0.1
      ? anywhere(random)
      : kind < 0.2
        ? ofPage(random, material)
        : ofCall(random, random.pick(calls), material)
  const headers: Record<string, string> = {
    ...(random.chance(0.8) ? random.pick(material.cookies) : {}),
    ...(request.headers as Record<string, string>),
  }
  if (headers['cookie'] && random.chance(0.05)) headers['cookie'] = brokenCookie(random, headers['cookie'])
  if (random.chance(0.2)) headers[random.pick(headerNames)] = header(random)
  if (random.chance(0.3))
    headers['idempotency-key'] = random.chance(0.5) ? `clave-${random.below(20)}` : header(random)
  return { ...request, headers }
}

/** A header can hold only characters that HTTP can carry. */
const header = (random: Random): string =>
  random
    .pick(texts)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 2000)

/** A session cookie that is almost valid, duplicated, or among others. */
const brokenCookie = (random: Random, cookie: string): string =>
  random.pick([
    cookie.slice(0, -1),
    `${cookie}%`,
    `${cookie}; ${cookie}x`,
    `${cookie.replace('=', '="')}"`,
    `${'a=b; '.repeat(300)}${cookie}`,
    `__Host-${cookie}`,
    `=; ;;${cookie};=`,
  ])

/** A page's form, posted without scripts, with some wrong fields. */
function ofPage(random: Random, { madeFor }: Material): InjectOptions {
  const { name, endpoint } = random.pick(plainForms)
  const path = endpoint.form?.page ?? '/'
  const made = madeFor(name)
  const fields = { ...made.body, ...(random.chance(0.1) ? { 'List-Unsubscribe': 'One-Click' } : {}) }
  const url =
    made.params && random.chance(0.7)
      ? fillPath(path, made.params)
      : path.replaceAll(/:\w+/g, () => random.pick(pathParts))
  const body = spoil(random, fields, Object.keys(fields))
  if (endpoint.upload ? random.chance(0.8) : random.chance(0.1))
    return { method: 'POST', url, ...form(random, 'cv', body) }
  const pairs = Object.entries(body).map(
    ([name, value]) =>
      `${encode(name)}=${encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`,
  )
  const payload = random.chance(0.9) ? pairs.join('&') : raw(random)
  const type = random.chance(0.9) ? 'application/x-www-form-urlencoded' : random.pick(contentTypes)
  return { method: 'POST', url, payload, headers: { 'content-type': type } }
}

const anywhere = (random: Random): InjectOptions => ({
  method: random.pick(methods),
  url: random.pick(rawPaths) + (random.chance(0.3) ? `/${random.pick(pathParts)}` : ''),
  ...(random.chance(0.5)
    ? { payload: raw(random), headers: { 'content-type': random.pick(contentTypes) } }
    : {}),
})

function ofCall(random: Random, { name, endpoint }: NamedCall, { madeFor }: Material): InjectOptions {
  const made = madeFor(name)
  const path = random.chance(0.3)
    ? endpoint.path.replaceAll(/:\w+/g, () => random.pick(pathParts))
    : fillPath(endpoint.path, made.params)
  const method = random.chance(0.95) ? endpoint.method : random.pick(methods)
  const url = path + queryOf(random, endpoint.query ? Object.keys(endpoint.query.shape) : [])
  if (method === 'GET' || method === 'HEAD') return { method, url }
  if (random.chance(0.15))
    return { method, url, payload: raw(random), headers: { 'content-type': random.pick(contentTypes) } }
  const body = spoil(random, made.body ?? {}, Object.keys(endpoint.body?.shape ?? {}))
  if (endpoint.upload) return { method, url, ...form(random, endpoint.upload.field, body) }
  return { method, url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function queryOf(random: Random, names: readonly string[]): string {
  if (!random.chance(0.4)) return ''
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const name = names.length > 0 && random.chance(0.8) ? random.pick(names) : random.pick(texts).slice(0, 50)
    return `${encode(name)}=${encode(random.pick(texts).slice(0, 3000))}`
  })
  return `?${pairs.join('&')}`
}

/** A lone surrogate, which an address cannot carry, is replaced. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A valid body in which some fields are wrong or missing; one of four stays valid, so that the handler runs. */
function spoil(random: Random, body: object, names: readonly string[]): Record<string, unknown> {
  const spoiled: Record<string, unknown> = { ...body }
  const fields = [...new Set([...names, ...Object.keys(body), 'plantado'])]
  for (let times = random.below(4); times > 0; times--) spoiled[random.pick(fields)] = anyValue(random, 0)
  if (random.chance(0.1)) delete spoiled[random.pick(fields)]
  return spoiled
}

function anyValue(random: Random, depth: number): unknown {
  if (depth < 4 && random.chance(0.2))
    return random.chance(0.5)
      ? Array.from({ length: random.below(4) }, () => anyValue(random, depth + 1))
      : { [random.pick(texts).slice(0, 30)]: anyValue(random, depth + 1) }
  return random.pick(values)
}

function raw(random: Random): string {
  const deep = 10 + random.below(4000)
  return random.pick([
    '',
    '{',
    'null',
    '"texto"',
    '[]',
    '{"a":1,"a":2}',
    '{"a":"\\ud800"}',
    '{"constructor":{"prototype":{"x":1}}}',
    '['.repeat(deep),
    `${'['.repeat(deep)}${']'.repeat(deep)}`,
    `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
    '1e999',
    'a=1&b=%ff&c=%00',
    '--x\r\n\r\n--x--',
    '\u0000\u0001\u0002',
    random.pick(texts),
  ])
}

function form(random: Random, field: string, body: Record<string, unknown>) {
  const boundary = random.chance(0.9) ? 'limite' : 'x'.repeat(1 + random.below(300))
  const parts = Object.entries(body).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
  )
  const file =
    `--${boundary}\r\ncontent-disposition: form-data; name="${random.chance(0.8) ? field : 'otro'}"; ` +
    `filename="${random.pick(['cv.pdf', '', '../x.pdf', 'a'.repeat(300), 'cv.docx', 'foto.png'])}"\r\n` +
    `content-type: ${random.pick(['application/pdf', 'image/png', 'text/html', ''])}\r\n\r\n` +
    `${random.pick(['%PDF-1.4', '%PDF-1.7\n%%EOF', '\u0089PNG\r\n', 'PK\u0003\u0004', '', 'x'.repeat(3000)])}\r\n`
  const end = random.chance(0.9) ? `--${boundary}--\r\n` : ''
  return {
    payload: [...parts, ...(random.chance(0.8) ? [file] : [])].join('') + end,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
