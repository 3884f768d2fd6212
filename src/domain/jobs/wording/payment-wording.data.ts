import type { WordingRule } from './ad-wording.ts'

const AMOUNT = String.raw`(?:s\/\.?\s?\d[\d.,]*|\d[\d.,]*\s?(?:soles|nuevos soles|sol)\b)`
/** What a candidate is made to pay for. */
const WHAT = String.raw`(?:inscripcion|registro|matricula|tramites?|uniforme|kit|carnet|carne|fotocheck|capacitacion|induccion|examen(?:es)? medicos?|antecedentes|afiliacion|certificado|vacante|cupo|materiales)`
/** To ask for it: of the candidate, not of clients. */
const MUST = String.raw`(?:debes?|deberas?|tienes? que|tendras? que|hay que|se pide|se cobra|se requiere|es necesario)`
const GIVE = String.raw`(?:pagar|abonar|depositar|transferir|yapear|plinear|cancelar|invertir)`

const denied =
  /\b(?:no (?:se )?(?:cobr|pid|requier|hay|tien|solicit|exig)|ningun|nunca|jamas|sin (?:costo|inversion|pago|cobro)|gratis|gratuit)|(?:asume|cubre|paga|brinda) (?:el |la )?(?:empresa|100)|(?:empresa|nosotros|asumimos|cubrimos) (?:asume|cubre|paga|asumimos|cubrimos)|lo (?:asume|cubre|paga) la empresa/
const ofOthers =
  /(?:alumnos|estudiantes|clientes|padres|pacientes|usuarios|participantes|socios|proveedores|administrados)/

const unless = new RegExp(`${denied.source}|${ofOthers.source}`)

/** Ads that ask the candidate for money. On folded text. */
export const PAYMENT_WORDING_RULES: readonly WordingRule[] = [
  {
    code: 'payment_asked',
    pattern: new RegExp(
      String.raw`\b(?:pago|costo|cobro|cuota|derecho|aporte)s?(?: (?:unico|previo|minimo|inicial))?\s*(?:(?::|de|por)\s*)?${AMOUNT}\s*(?:por|para|de)\s*(?:la |el |los |las |tu |su )?${WHAT}\b`,
      'g',
    ),
    unless,
  },
  {
    code: 'payment_asked',
    pattern: new RegExp(
      String.raw`\b(?:pago|costo|cobro|cuota|derecho|aporte)s?(?: (?:unico|previo|minimo|inicial))?\s*(?:de|por)\s*(?:la |el |los |las |tu |su )?(?:${WHAT}|ingreso|ingresar)(?: \w+)?\s*(?:(?::|de|es|es de)\s*)?${AMOUNT}`,
      'g',
    ),
    unless,
  },
  {
    code: 'payment_asked',
    pattern: new RegExp(
      String.raw`\b${MUST} ${GIVE}\b[^.\n]{0,40}?(?:${AMOUNT}|${WHAT})(?:[^.\n]{0,8}(?:por|para) (?:el |la |tu )?${WHAT})?|\b(?:pagar|depositar|transferir|yape(?:ar|a)|abonar)\s+(?:previamente )?${AMOUNT}(?:[^.\n]{0,20}?(?:${WHAT}|9\d{8}))?`,
      'g',
    ),
    unless,
  },
  {
    code: 'payment_asked',
    pattern: new RegExp(String.raw`\bse cobra\s+${AMOUNT}[^.\n]{0,20}?${WHAT}`, 'g'),
    unless,
  },
  {
    code: 'payment_asked',
    pattern: new RegExp(
      String.raw`\b(?:deposito|garantia|adelanto)(?: (?:de garantia|previo|inicial|reembolsable))?\s*(?:de|:)\s*${AMOUNT}`,
      'g',
    ),
    unless: /cartas? fianza|alquiler|(?:mil|millones)\b|clientes|proveedores|aduana|te damos|recibes|bancari/,
  },
  {
    code: 'payment_asked',
    pattern: new RegExp(
      String.raw`\b(?:requiere|requerimos|necesitas?|pedimos|se pide|con(?:tar con)?) (?:una )?(?:pequena )?(?:inversion|capital) (?:inicial|minim[ao]|propi[ao])|\binversion (?:inicial|minima|unica)\s*(?:(?:de|:|desde)\s*)?${AMOUNT}`,
      'g',
    ),
    unless: /\bsin\b|proyecto|evalua|analiz|estimar|retorno/,
  },
  {
    code: 'payment_asked',
    pattern:
      /\b(?:compra|adquiere) (?:tu|el|un|nuestro) (?:primer )?(?:kit|pack|paquete)\b|\b(?:debes?|deberas?|tienes? que|tendras? que|hay que|es necesario) (?:comprar|adquirir) (?:tu |el |un |nuestro )?(?:propio |primer )?(?:kit|pack|paquete|uniforme|producto)s?(?: de inicio)?/g,
    unless: /\bno\b|clientes/,
  },
  {
    code: 'payment_asked',
    pattern: new RegExp(
      String.raw`\b(?:el |la )?(?:postulante|candidat[oa]|trabajador|ingresante|interesad[oa])s?(?:\/a|\(a\))? (?:asumen?|cubren?|pagan?|asumira|pagara)n? (?:con )?(?:el |los |su )?(?:costos?|pagos?|gastos?)?[^.\n]{0,12}?${WHAT}|${WHAT}[^.\n]{0,20}?\b(?:a cargo|por cuenta|a cuenta) del? (?:postulante|candidat[oa]|trabajador|interesad[oa])`,
      'g',
    ),
    unless: denied,
  },
  {
    code: 'payment_asked',
    pattern: new RegExp(
      String.raw`\b${WHAT} (?:tiene|con) un costo de ${AMOUNT}|\b${WHAT} se paga (?:aparte|por adelantado)(?:\s*(?::\s*)?${AMOUNT})?`,
      'g',
    ),
    unless,
  },
]
