import type { WordingRule } from './ad-wording.ts'

const AMOUNT = String.raw`(?:(?:s\/\.?|us\$|usd|\$)\s?\d[\d.,]*|\d[\d.,]*\s?(?:soles|nuevos soles|sol|dolares|usd)\b)`
/** What a candidate is made to pay for. */
const WHAT = String.raw`(?:inscripcion|registro|matricula|membresia|licencia|activacion|tramites?(?: \w+)?|uniforme|kit|carnet|carne|credencial|carpeta|fotocheck|(?:curso(?: de)? )?(?:capacitacion|induccion|formacion)|curso|examen(?:es)?(?: \w+)?|evaluacion|(?:certificado de )?antecedentes|verificacion|afiliacion|certificado|sucamec|vacante|cupo|plaza|material(?:es)?|book|casting|instalacion)`
/** To ask for it: of the candidate, not of clients. */
const MUST = String.raw`(?:debes?|debera[ns]?|tienes? que|tendras? que|hay que|se pide|se cobra|se requiere|se debe|es necesario|necesitas)`
const GIVE = String.raw`(?:pagar|abonar|depositar|transferir|yapear|plinear|cancelar|invertir|aportar|dejar)`
/** The same, of whoever is to work there. */
const GIVES = String.raw`(?:paga|abona|deposita|cancela|transfiere|invierte|aporta|cubre|asume|deja|entrega)n?`
const WORKER = String.raw`(?:postulantes?|candidat[oa]s?|trabajador(?:a|es)?|ingresantes?|interesad[oa]s?|seleccionad[oa]s?|asesor(?:a|es)?|agentes?|conductor(?:a|es)?|modelos?|alumnos? seleccionados?|operari[oa]s?|promotor(?:a|es)?|cada uno|uno mismo)(?:\/a|\(a\))?`
const FOR = String.raw`(?:por|para|de|del|en)\s+(?:el |la |los |las |tu |su |un |una )?`
/** Between a word and its amount. */
const LINK = String.raw`\s*(?::|,|-|\(|de|por|es|es de|a|con)?\s*(?:solo |apenas |unicos? |previo pago de )?`

const denied =
  /\b(?:no (?:se )?(?:cobr|pid|requier|hay|tien|solicit|exig|pag)|ningun|nunca|jamas|nadie|sin (?:costo|inversion|pago|cobro)|gratis|gratuit)|(?:asume|cubre|paga|brinda|presta) (?:el |la )?(?:empresa|100)|(?:empresa|nosotros|asumimos|cubrimos|compania|administracion) (?:asume|cubre|paga|asumimos|cubrimos)|(?:lo|la|los|las) (?:asume|cubre|paga|pagan|tramita) (?:la empresa|nosotros)|(?:a cargo|por cuenta|a cuenta) (?:de la (?:empresa|compania)|nuestra)/
const ofOthers =
  /alumnos|estudiantes|clientes?\b|padres|pacientes|usuarios|participantes|socios|proveedores|administrados|comerciantes|prospectos|comprador|asegurad|inquilin|huesped/
/** What the worker gets. */
const ofPay =
  /sueldo|salario|remuner|basico|quincena|mensual|semanales|diari[oa]s?\b|por dia|por turno|por hora|por jornal|jornal|bono|comision|movilidad|viatico|propina|te (?:damos|pagamos|abonamos)|recibes|ganas? s\/|bancari|presupuesto|caja chica/

const unless = new RegExp(`${denied.source}|${ofOthers.source}`)
const unlessPay = new RegExp(`${unless.source}|${ofPay.source}`)

const rule = (pattern: string, except: RegExp | undefined = unless): WordingRule => ({
  code: 'payment_asked',
  pattern: new RegExp(pattern, 'g'),
  ...(except ? { unless: except } : {}),
})

/** Ads that ask the candidate for money. On folded text. */
export const PAYMENT_WORDING_RULES: readonly WordingRule[] = [
  // 'Pago de S/ 50 por inscripción', 'Costo por inscripción: 30 soles'
  rule(
    String.raw`\b(?:pago|costo|cobro|cuota|derecho|aporte)s?(?: (?:unico|previo|minimo|inicial))?\s*(?:(?::|de|por)\s*)?${AMOUNT}\s*${FOR}${WHAT}\b`,
  ),
  rule(
    String.raw`\b(?:pago|costo|cobro|cuota|derecho|aporte)s?(?: (?:unico|previo|minimo|inicial))?\s*(?:de|por)\s*(?:la |el |los |las |tu |su |derecho de )?(?:${WHAT}|ingreso|ingresar)(?: \w+)?${LINK}${AMOUNT}`,
  ),
  // 'Pago previo de 90 soles'
  rule(
    String.raw`\b(?:pago|abono|deposito) (?:previo|adelantado|por adelantado|anticipado)\s*(?:de|:)?\s*${AMOUNT}`,
  ),
  // 'Inscripción 20 soles', 'licencia única de 30 dólares'
  rule(
    String.raw`\b(?:inscripcion|matricula|membresia|activacion|licencia(?: de \w+)?|credencial|fotocheck|carpeta|tramites? \w+|registro(?: en [a-z ]{1,25})?|derecho de \w+)(?: (?:unic[oa]|inicial|mensual|anual))?${LINK}${AMOUNT}`,
  ),
  // 'Debes depositar S/ 80', 'hay que pagar por el curso'
  rule(
    String.raw`\b${MUST} (?:\w+ )?${GIVE}\b[^.\n]{0,40}?(?:${AMOUNT}|${WHAT})(?:[^.\n]{0,8}(?:por|para) (?:el |la |tu )?${WHAT})?|\b(?:pagar|depositar|transferir|yape(?:ar|a)|abonar)\s+(?:previamente |solo )?${AMOUNT}(?:[^.\n]{0,20}?(?:${WHAT}|9\d{8}))?`,
  ),
  // 'El agente deposita S/ 200', 'el seleccionado cubre el costo de la capacitación'
  rule(
    String.raw`\b${WORKER} ${GIVES}(?: con)?\b[^.\n]{0,40}?(?:${AMOUNT}|\b(?:garantia|${WHAT})\b)|\b(?:lo|la|los|las) ${GIVES} (?:el |la |los |las |cada )?${WORKER}`,
    denied,
  ),
  rule(
    String.raw`\b(?:el |la )?(?:postulante|candidat[oa]|trabajador|ingresante|interesad[oa])s?(?:\/a|\(a\))? (?:asumen?|cubren?|pagan?|asumira|pagara)n? (?:con )?(?:el |los |su )?(?:costos?|pagos?|gastos?)?[^.\n]{0,12}?${WHAT}|${WHAT}[^.\n]{0,20}?\b(?:a cargo|por cuenta|a cuenta) del? (?:postulante|candidat[oa]|trabajador|interesad[oa])`,
    denied,
  ),
  // 'Se abona solo 35 soles', 'invierte S/ 490'
  rule(
    String.raw`\bse (?:abonan?|cancelan?|depositan?|cobran?)\s+(?:solo |previamente |un total de )?${AMOUNT}`,
    unlessPay,
  ),
  rule(
    String.raw`\b(?:invierte|invertir|inviertes|con una inversion de|abonar?|abona|cancela|deposita)\s+(?:solo |desde |apenas |unicamente )?${AMOUNT}`,
    unlessPay,
  ),
  // 'Separa tu cupo con 80 soles', '80 soles para asegurar la plaza'
  rule(
    String.raw`\b(?:separa|reserva|asegura)r? (?:tu|su|la|el|un) (?:cupo|vacante|plaza|puesto|kit|lugar)[^.\n]{0,20}?${AMOUNT}|${AMOUNT}[^.\n]{0,12}? para (?:separar|reservar|asegurar) (?:tu |su |la |el |un )?(?:cupo|vacante|plaza|puesto|kit|lugar)`,
  ),
  // 'Garantía de S/ 150', 'garantía del material 60 soles'
  rule(
    String.raw`\b(?:deposito|garantia|adelanto)(?: (?:de garantia|previo|inicial|reembolsable|del? material|por el material))?\s*(?:(?:de|:|por)\s*)?${AMOUNT}`,
    /cartas? fianza|alquiler|(?:mil|millones)\b|clientes|proveedores|socios|aduana|te damos|recibes|bancari|sin (?:costo|garantia)/,
  ),
  rule(
    String.raw`${AMOUNT} (?:de garantia|por adelantado|reembolsables?)\b|${AMOUNT}[^.\n]{0,12} (?:se te|se le|te) (?:devuelve|reembolsa)n?`,
    /clientes|proveedores|socios|viatico|gastos/,
  ),
  // 'Voucher de S/ 65'
  rule(
    String.raw`\b(?:con|y|mas|presentar|enviar|adjuntar) (?:su |tu |el |un )?voucher(?: (?:de(?: pago)?|por))?(?: ${AMOUNT})?`,
    /clientes|registr|archiv|emitir|pos\b/,
  ),
  rule(
    String.raw`\b(?:requiere|requerimos|necesitas?|pedimos|se pide|con(?:tar con)?) (?:una )?(?:pequena )?(?:inversion|capital) (?:inicial|minim[ao]|propi[ao])|\binversion (?:inicial|minima|unica)\s*(?:(?:de|:|desde)\s*)?${AMOUNT}`,
    /\bsin\b|proyecto|evalua|analiz|estimar|retorno|clientes|fondos?\b|cartera/,
  ),
  // 'Compra tu kit'
  rule(
    String.raw`\b(?:compra|adquiere) (?:tu|el|un|nuestro) (?:primer )?(?:kit|pack|paquete)\b|\b(?:debes?|deberas?|tienes? que|tendras? que|hay que|es necesario) (?:comprar|adquirir) (?:tu |el |un |nuestro )?(?:propio |primer )?(?:kit|pack|paquete|uniforme|producto)s?(?: de inicio)?`,
    /\bno\b|clientes/,
  ),
  // 'La capacitación cuesta S/ 120', 'el uniforme se paga aparte'
  rule(
    String.raw`\b${WHAT}(?: de \w+)? (?:(?:tiene|con) un costo de|cuesta|vale) ${AMOUNT}|\b${WHAT} se (?:paga|cancela)n? (?:aparte|por adelantado)(?:\s*(?::\s*)?${AMOUNT})?|\b${WHAT}[^.\n]{0,30}\b(?:lo|la|los) (?:paga|asume|cubre|costea)n? (?:el|la|cada) (?:postulante|candidat[oa]|trabajador|agente|interesad[oa]|asesor|conductor)`,
  ),
]
