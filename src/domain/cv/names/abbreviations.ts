/** Short forms that end with a stop within names and posts: neither a sentence nor a name ends there. */
const SHORT = `hnos?|c(?:i|í)as?|coop|soc|inc|ltda|corp|co|bros|jr|sr|sra|srta|dr|dra|ing|lic|arq|econ|abog|prof|mg|mag|t(?:e|é)c|asist|coord|adm|aux|resp|sup|serv|of|ag|dpto|depto|prov|dist|gral|av|ca|urb|psje|mz|nro|univ|inst|nac|sta|sto|vda|mcal|cnel|hosp|asoc|bach|t(?:e|é)cn|num`

const IS_SHORT = new RegExp(`^(?:${SHORT})$`, 'iu')

/** True for a word that is short for another, its stop apart: 'Gral', 'Hnos'. */
export const isShortForm = (word: string): boolean => IS_SHORT.test(word)

// In any case, spelt out: with `(?i:…)` behind the lookbehind 'Serv.' ended a name once many CVs had been read, and not before.
const IN_ANY_CASE = SHORT.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** What may not stand right before a stop that ends something: 'Hnos. Robles', 'S.A.', 'Serv. Militar'. For expressions with the flag u. */
export const NOT_SHORT = String.raw`(?<!(?<!\p{L})(?:\p{L}|(?:${IN_ANY_CASE})))`
