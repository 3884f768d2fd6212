import type { Asker } from './understanding.ts'

type Reader = Asker['kind']

/**
 * What people ask most about Qhatu, with the article that answers it. Only where the words of a question are not those of the article;
 * the search of the help centre finds the others. Patterns of spoken text without signs; the first that fits counts.
 */
export const HELP_TOPICS: readonly (readonly [slug: string, RegExp, reader?: Reader])[] = [
  ['webhooks', /\bwebhooks?\b/],
  ['claves-de-api', /\bapi\b/],
  ['reportar-un-empleo', /\b(?:denunci\w+|reportar|reporto)\b/],
  [
    'evitar-estafas',
    /\bme (?:piden|pidieron|estan pidiendo|estan cobrando|quieren cobrar)\b.*\b(?:deposit\w+|yape\w*|plin|plata|dinero|soles|pagar?|cobr\w+)\b|\bestaf\w+|\bfraude\b|\b(?:falsas?|falsos?|verdader[oa]s?|de verdad|trucho|trucha|confiable|un cuento|es real|es verdad)\b.*\b(?:oferta|aviso|empresa|empleo|trabajo|mina|contrat\w+)|\b(?:oferta|aviso|empresa|empleo|trabajo|mina|contrat\w+|mensaje|correo)\b.*\b(?:falsas?|falsos?|verdader[oa]s?|trucho|trucha|confiable|un cuento|es real|es verdad)\b|\b(?:pide|piden|pidio|pidieron|pidiendo|dicen que|dice que|quieren que|quieren|estan)\b.{0,20}\b(?:deposit\w+|yape\w*|plin|plata|dinero|cobr\w+|pag(?:ue|ar|o)\b).{0,60}|\b(?:deposit\w+|yape\w*) (?:\d+|un monto)/,
  ],
  [
    'sueldo-en-el-aviso',
    /\b(?:sin|ocult\w+|obligatorio|obligad[oa]|tengo que|necesario|no (?:quiero|deseo)|puedo no)\b.{0,30}\b(?:sueldo|salario|remuneracion|cuanto (?:pagamos|pago|pagaremos|vamos a pagar))\b/,
    'company',
  ],
  [
    'cuantos-empleos-gratis',
    /\bcuant[oa]s (?:avisos|empleos|ofertas|anuncios)\b.*\b(?:sin pagar|dejan|puedo)\b|\bcuant[oa]s (?:avisos|empleos|ofertas|anuncios)\b.*\bgratis\b|\bgratis\b.*\bpublicar\b/,
  ],
  [
    'cuanto-cuesta',
    /\b(?:gratis|gratuit[oa]|hay que pagar|tengo que pagar|se paga)\b(?!.*\bpublicar\b)|\bcuanto (?:me )?(?:cuesta|cobran|vale)\b|\bcobran (?:algo )?(?:por|para)\b|\b(?:pagina|web|qhatu) (?:cuesta|cobra)\b/,
  ],
  [
    'cambiar-mi-correo',
    /\b(?:equivoque|puse mal|mal) (?:de |mi |el )*correo\b|\bcambi\w+ (?:de |el |mi )?correo\b/,
  ],
  ['dos-pasos', /\bdos pasos\b|\bcodigo (?:de )?(?:verificacion|seguridad)\b/],
  ['claves-de-api', /\bclave de api\b/],
  [
    'olvide-mi-contrasena',
    /\b(?:contrasena|clave)\b|\bno puedo (?:entrar|ingresar|iniciar|acceder)\b|\bbloqueo mi cuenta\b|\bme olvide\b.*\b(?:entrar|cuenta)\b/,
  ],
  [
    'confirmar-correo',
    /\bcorreo (?:de |para )(?:la )?confirm\w+|\bconfirm\w+ (?:mi |el )?correo\b|\bno (?:me )?(?:llega|llego)\b/,
  ],
  [
    'cancelar-alertas',
    /\b(?:no|dej\w+|deje\w*|parar?|basta|menos|much[oa]s|demasiad[oa]s)\b.{0,40}\b(?:correos?|alertas?|boletin|mensajes de qhatu|mails?|spam)\b/,
  ],
  [
    'alertas-de-empleo',
    /\b(?:mand|envi)\w+ .{0,20}\b(?:correo|whatsapp|mail)\b|\balertas?\b|\bavis(?:ame|enme|en|es|a)\b.{0,20}\b(?:cuando|si|de)\b|\bme avisen\b|\bme (?:lleguen|manden) (?:empleos|trabajos|ofertas)\b/,
  ],
  ['cerrar-cuenta-de-empresa', /\b(?:cerrar|cierro|eliminar|elimino|borrar|borro)\b.*\bcuenta\b/, 'company'],
  [
    'eliminar-mi-cuenta',
    /\b(?:cerrar|cierro|eliminar|elimino|borrar|borro|desactivar|salirme)\b.*\b(?:cuenta|perfil|datos)\b|\bdarme de baja\b|\bborrar todo\b/,
  ],
  [
    'postular-sin-cuenta',
    /\b(?:postul|aplic|mand|envi|dej|presentar)\w*\b.*\bsin (?:tener |crear |abrir |hacer(?:me)? )?(?:una |mi )?(?:cuenta|registr\w+|inscrib\w+|usuario)/,
  ],
  [
    'crear-cuenta',
    /\b(?:como|donde) (?:me )?(?:registro|inscribo|creo (?:mi |una )?cuenta)\b|\bcrear (?:mi |una )?cuenta\b|\bregistrarme\b/,
  ],
  [
    'mi-cv-no-se-lee',
    /\bno (?:me )?(?:lo |la )?(?:leen?|pueden? leer|se (?:puede )?leer?|reconocen?|sube bien|carga|entienden?)\b.*\b(?:cv|hoja de vida|curriculum)\b|\b(?:cv|hoja de vida|curriculum)\b.*\bno (?:me )?(?:lo |la )?(?:leen?|pueden? leer|se (?:puede )?leer?|reconocen?|entienden?)\b|\b(?:cv|hoja de vida|archivo) no (?:se )?(?:lee|carga|abre)\b/,
  ],
  ['descargar-mi-cv', /\b(?:descarg|baj)\w+\b.*\b(?:cv|perfil|pdf)\b/],
  [
    'subir-mi-cv',
    /\b(?:subo|subir|sube|pongo|poner|cargar|cargo|adjunto|adjuntar|actualiz\w+|cambi\w+|agrego|donde va)\b.*\b(?:cv|hoja de vida)\b|\b(?:cv|hoja de vida) no se sube\b/,
  ],
  ['visitas-a-mi-perfil', /\bquien (?:vio|visito|entro|ha visto)\b.*\b(?:perfil)\b/],
  [
    'perfil-publico-o-privado',
    /\b(?:jefe|jefa|empleador|(?:empresa|trabajo|chamba) actual)\b.{0,30}\b(?:ver|vea|entere|sepa|saber|enterarse|encuentre)\b|\b(?:perfil (?:es )?(?:publico|privado|oculto)|ocultar mi perfil|no me (?:encuentre|vea)\w* mi (?:jefe|empresa|empleador)|que mi jefe)\b/,
  ],
  [
    'quien-ve-mi-cv',
    /\b(?:quien|quienes|empresas?|ellos)\b.{0,20}\b(?:ve|ven|ver|mira|miran|lee|leen)\b|\bve[n]? mis? (?:numero|telefono|correo|datos|cv)\b/,
  ],
  ['derechos-sobre-mis-datos', /\bque hacen con (?:mis|los) datos\b|\bmis datos\b/],
  [
    'la-empresa-no-responde',
    /\bempresas? no (?:me )?(?:contest|respond|llam)\w+|\bno me (?:contest|respond|llam)\w+|\bnadie me (?:contest|respond|llam)\w+|\bcuanto (?:tiempo )?(?:demora|tarda)\w* en (?:contest|respond|llam)\w+/,
  ],
  ['revision-humana', /\bpersona revise\b|\brevision humana\b|\brevise (?:mi puntaje|una persona)\b/],
  [
    'como-funciona-el-match',
    /\b(?:como|que)\b.{0,15}\b(?:calcul\w+|funciona|es)\b.{0,12}\b(?:match|puntaje|compatibilidad|porcentaje)\b/,
  ],
  [
    'retirar-postulacion',
    /\b(?:retir|cancel|anul|borr)\w+ (?:mi |una |la )?postulacion\b|\bya no quiero (?:ese|el) (?:puesto|trabajo)\b/,
  ],
  [
    'estados-de-postulacion',
    /\bque (?:significa|quiere decir|pasa despues)\b|\b(?:estado|estados) de (?:mi |la )?postulacion\b|\bpreseleccionad[oa]\b/,
  ],
  [
    'postular-con-mi-cuenta',
    /\bcomo (?:se )?(?:postul|aplic)\w+\b|\bpostul\w+\b.*\bcon (?:mi |una )?cuenta\b|\bpostular dos veces\b/,
  ],
  [
    'recibo-por-honorarios',
    /\brecibos? por honorarios\b|\brxh\b|\b(?:dar|emitir|emito|doy) (?:factura|boleta|recibo)\b/,
  ],
  ['recibos-y-facturas', /\b(?:facturas?|boletas?|recibos?|comprobantes?)\b/],
  [
    'planilla-y-beneficios',
    /\b(?:planilla|cts|gratificacion(?:es)?|vacaciones|essalud|seguro|afp|beneficios de ley)\b/,
  ],
  ['libro-de-reclamaciones', /\b(?:reclamo|reclamaciones|queja|quejarme|hablar mal)\b/],
  ['bloquear-a-alguien', /\b(?:bloque\w+|me molesta|me acosa)\b/],
  [
    'portafolio-y-certificados',
    /\b(?:diplomas?|certificados?|constancias?|portafolio)\b|\bfotos? de mis? (?:trabajos?|obras?)\b/,
    'professional',
  ],
  ['foto-de-perfil', /\b(?:mi |una )?foto\b/],
  ['guardar-empleos', /\bguard\w+\b.*\b(?:empleo|aviso|trabajo|oferta)\b/],
  ['tema-oscuro', /\b(?:modo|tema|fondo|pantalla) (?:oscur[oa]|negr[oa]|noche)\b/],
  [
    'por-que-mi-aviso-esta-en-espera',
    /\baviso\b.*\b(?:en espera|no (?:sale|aparece|se ve|se publica)|retenido|pendiente)\b/,
    'company',
  ],
  ['cuanto-dura-un-empleo', /\bcuanto (?:tiempo )?(?:dura|queda|esta)\b/, 'company'],
  [
    'editar-o-archivar',
    /\b(?:edit|elimin|borr|archiv|reactiv|cerr|cierr)\w+\b.*\b(?:aviso|empleo|oferta)s?\b/,
    'company',
  ],
  ['ver-candidatos', /\b(?:veo|ver|donde estan)\b.*\b(?:candidat|postul)\w+/, 'company'],
  [
    'problema-con-un-pedido',
    /\bno (?:me |nos )?(?:entreg|cumpl|termin|devuelv|devolv)\w+|\bincumpl\w+/,
    'company',
  ],
  [
    'publicar-un-servicio',
    /\b(?:ofrec|vend|promocion)\w+ (?:mis? |lo que (?:hago|se)|nuestros? )|\bpublic\w+\b.*\bservicios?\b/,
  ],
  ['importar-avisos', /\bimport\w+\b/, 'company'],
  [
    'publicar-un-empleo',
    /\b(?:public\w+|poner|pongo|subo|anunci\w+)\b.*\b(?:empleo|aviso|oferta|vacante|anuncio)\b/,
  ],
]

/** The article about what a question asks most likely; null: the search decides. */
export const articleOn = (text: string, kind: Reader): string | null =>
  HELP_TOPICS.find(
    ([, pattern, reader]) => (reader === undefined || reader === kind) && pattern.test(text),
  )?.[0] ?? null
