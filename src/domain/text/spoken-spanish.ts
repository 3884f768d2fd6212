import { foldText } from './plain-text.ts'

/** What is typed in a hurry for a word: 'xq', 'tb'. Folded. */
const SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  pq: 'por que',
  xk: 'por que',
  porq: 'por que',
  x: 'por',
  xfa: 'por favor',
  xfavor: 'por favor',
  porfa: 'por favor',
  porfis: 'por favor',
  pls: 'por favor',
  tb: 'tambien',
  tmb: 'tambien',
  tbn: 'tambien',
  d: 'de',
  m: 'me',
  t: 'te',
  pa: 'para',
  toke: 'toque',
  toq: 'toque',
  kiero: 'quiero',
  kisiera: 'quisiera',
  kiere: 'quiere',
  kieres: 'quieres',
  keria: 'queria',
  kisas: 'quizas',
  aki: 'aqui',
  aka: 'aca',
  pal: 'para el',
  buskando: 'buscando',
  busko: 'busco',
  chambiar: 'chambear',
  vijilante: 'vigilante',
  bijilante: 'vigilante',
  resepcionista: 'recepcionista',
  resepsionista: 'recepcionista',
  bendedor: 'vendedor',
  bendedora: 'vendedora',
  kosinero: 'cocinero',
  cosinero: 'cocinero',
  cosinera: 'cocinera',
  comunity: 'community',
  comuniti: 'community',
  delibery: 'delivery',
  deliveri: 'delivery',
  marketin: 'marketing',
  anios: 'anos',
  anio: 'ano',
  ps: 'pues',
  pes: 'pues',
  xq: 'por que',
  qiero: 'quiero',
  kieren: 'quieren',
  kien: 'quien',
  qn: 'quien',
  komo: 'como',
  cmo: 'como',
  nesesito: 'necesito',
  nececito: 'necesito',
  nesecito: 'necesito',
  nesesitan: 'necesitan',
  nececitan: 'necesitan',
  nesesitamos: 'necesitamos',
  nesecitan: 'necesitan',
  vusco: 'busco',
  vuscando: 'buscando',
  buzco: 'busco',
  ai: 'hay',
  ahy: 'hay',
  trabaho: 'trabajo',
  trabajao: 'trabajo',
  travajar: 'trabajar',
  enpleo: 'empleo',
  chanba: 'chamba',
  esperiencia: 'experiencia',
  experencia: 'experiencia',
  expericia: 'experiencia',
  exp: 'experiencia',
  sueldito: 'sueldo',
  desir: 'decir',
  asta: 'hasta',
  aser: 'hacer',
  acer: 'hacer',

  trabjo: 'trabajo',
  travajo: 'trabajo',
  trabajito: 'trabajo',
  chambita: 'chamba',
  currículo: 'cv',
  curriculum: 'cv',
  curriculo: 'cv',
  holi: 'hola',
  wenas: 'buenas',
  ola: 'hola',
  grax: 'gracias',
  grcs: 'gracias',
  cel: 'celular',
}

const UNITS =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  )
const TENS: Readonly<Record<string, number>> = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const HUNDREDS: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...Object.entries(TENS),
  ...Object.entries(HUNDREDS),
])

/** Number words to figures: 'dos mil quinientos' → '2500'. 'Un' and 'una' alone stay words, because they are articles. */
function withFigures(words: readonly string[]): string[] {
  const out: string[] = []
  let total: number | null = null
  let part = 0
  let lastWord = ''
  const flush = () => {
    if (total === null && part === 0) return
    const value = (total ?? 0) + part
    out.push(value === 1 && lastWord === 'un' ? 'un' : String(value))
    total = null
    part = 0
  }
  for (const [at, word] of words.entries()) {
    const value = NUMBERS.get(word)
    const isOpen = total !== null || part > 0
    if (value !== undefined && value > 0) {
      part += value
      lastWord = word
    } else if (word === 'mil' && !/\d/.test(words[at - 1] ?? '')) {
      total = (total ?? 0) + (part || 1) * 1000
      part = 0
      lastWord = word
    } else if (word === 'y' && isOpen && part >= 30 && NUMBERS.has(words[at + 1] ?? '')) {
      lastWord = word
    } else {
      flush()
      out.push(word)
    }
  }
  flush()
  return out
}

/**
 * A typed or spoken text as plain words: folded, short forms of messengers and misspellings of the commonest words written out,
 * numbers in figures. Signs stay.
 */
export function spokenText(source: string): string {
  const words = foldText(source)
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .split(' ')
    .map((word) =>
      word.replace(
        /^([¿¡("']*)(.*?)([?!.,;:)"']*)$/u,
        (_, before: string, core: string, after: string) => `${before}${SHORT[core] ?? core}${after}`,
      ),
    )
    .flatMap((word) => word.split(' '))
  return withFigures(words).join(' ')
}
