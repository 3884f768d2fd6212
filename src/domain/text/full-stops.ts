/** Abbreviations within names and posts: their full stop ends neither a sentence nor a name. */
const SHORT_FORMS = [
  'hnos?',
  'c(?:i|í)as?',
  'coop',
  'soc',
  'inc',
  'ltda',
  'corp',
  'co',
  'bros',
  'jr',
  'sr',
  'sra',
  'srta',
  'dr',
  'dra',
  'ing',
  'lic',
  'arq',
  'econ',
  'abog',
  'prof',
  'mg',
  'mag',
  't(?:e|é)c',
  'asist',
  'coord',
  'adm',
  'aux',
  'resp',
  'sup',
  'serv',
  'of',
  'ag',
  'dpto',
  'depto',
  'prov',
  'dist',
  'gral',
  'av',
  'ca',
  'urb',
  'psje',
  'mz',
  'nro',
  'univ',
  'inst',
  'nac',
  'sta',
  'sto',
  'vda',
  'mcal',
  'cnel',
  'hosp',
  'asoc',
  'bach',
  't(?:e|é)cn',
  'num',
]
const SHORT = SHORT_FORMS.join('|')

const IS_SHORT = new RegExp(`^(?:${SHORT})$`, 'iu')

/** True for an abbreviation without its full stop: 'Gral', 'Hnos'. */
export const isShortForm = (word: string): boolean => IS_SHORT.test(word)

// Both cases are spelled out: with `(?i:…)` inside the lookbehind, V8 matched 'Serv.' differently after many CVs had been read.
const IN_ANY_CASE = SHORT.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** A lookbehind: no abbreviation directly before a full stop ('Hnos. Robles', 'S.A.', 'Serv. Militar'). For patterns with the flag u. */
export const NOT_SHORT = String.raw`(?<!(?<!\p{L})(?:\p{L}|(?:${IN_ANY_CASE})))`
