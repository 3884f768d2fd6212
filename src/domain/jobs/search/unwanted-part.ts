const WORD = String.raw`[\p{L}\d.+#/]+`
/** What is named goes on until a sign, or a word that begins something else. */
const STOP = String.raw`(?:pero|sino|mejor|mas bien|y|que|quiero|busco|algo|prefiero|solo|con|cambia|por|o sea|si)`
const NAMED = String.raw`(?<no>${WORD}(?: (?!${STOP}\b)${WORD}){0,3})`
const LINKS = String.raw`(?:(?:lo |los |las |la |el |un |una |de |del |en |por |a |para |tan |tanto |muy |sea |sean |filtro de )*)`

/**
 * How people say what they do not want. `no` is named as unwanted, `yes` in its place. Anything else in a match is only how it is said.
 */
const FORMS: readonly RegExp[] = [
  // 'El sueldo puede ser menos', 'la zona es lo de menos'
  new RegExp(
    String.raw`\b(?:el |la )?(?<no>sueldo|pago|salario|lugar|zona|distrito|ciudad|horario|turno|modalidad|experiencia)(?: ya)? (?:no (?:me )?(?:importa|interesa)|(?:me )?da igual|es lo de menos|no es (?:un )?problema|puede ser (?:menos|menor|otr[oa]|cualquiera))(?: no (?:hay|es) problema)?`,
    'u',
  ),
  // 'Cambia Callao por Lurín', 'en vez de mozo, barman'
  new RegExp(
    String.raw`\b(?:cambia|cambiame|cambiar|cambialo|reemplaza)(?:r|lo|la)? ${LINKS}(?<no>${WORD}(?: (?!por\b)${WORD}){0,3}) por (?<yes>.+)$`,
    'u',
  ),
  new RegExp(String.raw`\ben (?:vez|lugar) de ${LINKS}${NAMED}`, 'u'),
  // 'En Lince no, en La Victoria': at the beginning of what is said.
  new RegExp(
    String.raw`^(?:no |y |pero )?(?:de|en|por|para|con) (?<no>${WORD}(?: (?!${STOP}\b)${WORD}){0,2}) (?:ya )?no(?=[ ,.]|$)(?! (?:importa|hay|sea|quiero|tengo|se)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:(?:que|y|pero|ya) )*no (?:quiero|me gustan?|busco|deseo|necesito|me interesa)(?: (?:que sea|trabajar|ser|nada|mas))? ${LINKS}${NAMED}`,
    'u',
  ),
  new RegExp(String.raw`\b(?:(?:que|y|pero|ya) )*no sean? ${LINKS}${NAMED}`, 'u'),
  new RegExp(
    String.raw`\b(?:(?:donde|que|y|pero) )*no (?:me |se )?(?:hagan?|obliguen?|manden?|tenga que|haya que|trabajen?|trabaje)(?: a)?(?: trabajar| ir)? ${LINKS}${NAMED}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:(?:ya )?no importa|quita|quitale|quitame|saca|sacale|borra|elimina|olvida|olvidate de|ya no|sin lo de|nada de|menos(?! de (?:\d|una?\b))|excepto|salvo|que no) ${LINKS}(?!importa|me |pidan|exijan|pida|se |hay|mas\b|menos|quiero|tengo|tenga|se\b|necesit|cruce|\d)${NAMED}`,
    'u',
  ),
  new RegExp(String.raw`^no (?:de|en|por) ${LINKS}${NAMED}(?=,| sino| mejor \p{L})`, 'u'),
  // 'Solo nombrado, no CAS'
  new RegExp(
    String.raw`(?<=\p{L} |, ?)no (?:de |en |por )?(?!hay|importa|mas|se|sea|tengo|quiero|pasa|puedo|llama|tiene)(?<no>${WORD})$`,
    'u',
  ),
  // What an ad may ask for, and somebody does not have.
  /\bsin (?:saber |manejar |mucho |necesidad de )?(?<no>ingles|idiomas?|moto|auto|carro|movilidad|licencia|brevete|titulo|colegiatura|computacion|office|excel|viajar|viajes)\b/u,
  new RegExp(
    String.raw`\bsin (?<no>(?:los )?(?:fin|fines) de semana|(?:domingos|feriados|guardias|ventas|rotativos?))`,
    'u',
  ),
]

/** A text taken into what is wanted and what is not: 'que no sea de noche' names 'noche' as unwanted. Spoken text. */
export function partedByWish(text: string): { wanted: string; unwanted: string } {
  let wanted = text
  const unwanted: string[] = []
  for (const form of FORMS)
    wanted = wanted.replace(form, (...match) => {
      const named = match.at(-1) as { no: string; yes?: string }
      unwanted.push(named.no)
      return ` , ${named.yes ?? ''} `
    })
  return { wanted, unwanted: unwanted.join(' , ') }
}
