// What the assistant does not do, and how people ask for it. Patterns of spoken text (`spokenText`) without signs.

/** In need: the line that helps. */
export const DISTRESS: readonly (readonly [line: '113' | '100', RegExp])[] = [
  [
    '100',
    /\btengo miedo (?:de|a) (?:mi|el) (?:pareja|espos[oa]|marido|jefe|ex|padre|papa|padrastro|novio)\b|\b(?:jefe|jefa|supervisor|patron|dueno|encargado|companero) me (?:toca|manosea|acosa|insinua|besa)\b|\b(?:me|nos|la|lo) (?:ha |han |habia )(?:pegado|golpeado|violado|abusado|maltratado|tocado|amenazado de muerte)|\bme (?:tiene|tienen) (?:encerrad|amenazad)\w+|\b(?:me|nos) (?:levanta|levanto) la mano|\b(?:me|nos) (?:quiso|intento) (?:violar|tocar|besar)|\b(?:me|nos|la|lo) (?:pega|golpea|maltrata|viola|violo|acosa|abusa|manosea|amenaza de muerte)\b|violencia (?:familiar|domestica|contra)|(?:acos\w+|abus\w+|hostig\w+) (?:sexual|laboral sexual)|sexualmente|me (?:pego|golpeo)|me toca sin|me quiere pegar/,
  ],
  [
    '113',
    /\bno (?:le )?(?:veo|encuentro|hay) (?:ninguna )?salida\b|\bno (?:quiero |quisiera )?despertar(?:me)?\b|\bmejor (?:seria|estaria|me) (?:no (?:estar|existir|vivir)|muert[oa]|muero)|\b(?:ya )?no (?:le )?(?:encuentro|veo|hallo) (?:el |ningun )?sentido|\bno (?:le )?(?:hago|haria) falta a nadie|\bganas de (?:ya )?(?:no (?:vivir|seguir|estar))|\bquitarme de en medio|\bterminar con todo|\bhacerme dano|\b(?:me )?quiero (?:desaparecer|matar)|\bpensado en (?:morir|matar|suicid)\w*|\b(?:quiero|quisiera|prefiero|voy a) (?:morir|matarme|desaparecer|quitarme la vida)|morirme|me (?:quiero|voy a) (?:matar|morir|suicidar)|suicid|no quiero (?:seguir )?vivi|no (?:doy|puedo) mas con (?:mi|la) vida|ya no aguanto mas|quitarme la vida|deprimid|depresion (?:tengo|estoy|muy)|tengo depresion|ganas de (?:morir|vivir)|cortarme las|no vale la pena vivir|acabar con (?:mi vida|todo esto)/,
  ],
]

/** Words that only hurt. */
export const INSULT =
  /\b(?:idiota|imbecil|estupid[oa]s?|tarad[oa]|cojud[oa]|huevon|webon|mierda|mrd|mierd|carajo|conchatumadre|concha (?:de )?(?:tu|su) madre|ctm|csm|hdp|hijo de puta|puta madre|puto|puta|maric\w*|cabro|(?<!de )basura|inutil|no sirves|callate|calla|largate|(?<!(?:sueldo|salario|pago|monto|mensual|soles) )bruto(?! )(?!$)|eres (?:un |bien )?bruto|animal de|pendej[oa]|malnacid[oa])\b/

const DATUM =
  '(?:correo|correos|email|mail|telefono|telefonos|celular|numero|whatsapp|direccion|domicilio|cv|cvs|dni|datos|contrasena|contrasenas|clave|claves|postulaciones|mensajes|conversaciones|usuarios|informacion personal)'
const REQUEST =
  '(?:dame|damelo|dime|digas|pasame|pasa|muestrame|muestra|mostrar|ensename|cual es|cuales son|consigue\\w*|quiero|quisiera|necesito|enviame|me das|me puedes dar|revela|saca|facilitame|averigua|pasar\\w*|darme|mandame|enviarme|decirme|proporciona\\w*)'
/** Of whom it may be asked: things of one's own, and of Qhatu. */
const NOT_OTHERS =
  '(?:mi|mis|tu|qhatu|la pagina|la web|ustedes|uds|usted|soporte|atencion|contacto|ayuda|confirmacion|verificacion|reclamos|reclamaciones|postular|postulantes|vacantes|api|marketing|lima|la plataforma|recuperacion)'
/** Data of somebody else, and attempts to make it forget its limits. */
export const OTHERS_DATA: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${REQUEST}\b(?: \w+){0,4}? (?<!de )${DATUM}(?! cuando| si| apenas| cada)(?: \w+){0,3}? (?:del|de|que)(?: (?:la|el|los|las))? (?!${NOT_OTHERS}\b)\w+`,
  ),
  new RegExp(String.raw`\blista de (?:los |todos los )?(?:usuarios|clientes|correos|telefonos|personas)\b`),
  /\b(?:todos los|todas las) (?:cv|cvs|correos|contrasenas|telefonos|datos)\b|\b(?:cv|cvs|datos|contrasenas) de todos\b/,
  /\bantecedentes (?:penales|policiales|judiciales)\b|\bhistorial (?:medico|crediticio)\b|\b(?:embarazada|religion|sindicato|tiene hijos)\b.*\bcandidat/,
  /\b(?:mensajes|conversaciones|chats?|postulaciones|whatsapp) de (?:mi|tu|su|el|la) (?:espos|pareja|novi|enamorad|marido|herman|jef|vecin|amig|ex\b)\w*/,
  /\bdonde vive\b|\bla casa de\b.*\bdireccion\b/,
  /\bcuanto (?:gana|le pagan a|cobra) (?:mi|el gerente|la gerente|mi jefe|el jefe|tu jefe|juan|maria|pedro|carlos|el dueno|la duena|el presidente)\b/,
  /\b(?:sueldo|salario|cuanto gana) (?:de )?(?:mi|tu|su) (?:jef|gerent|vecin|companer|prim|herman|amig|ex|colega|patron)\w*/,
  /\bcuant[ao]s (?:postulaciones|trabajos|entrevistas) (?:tiene|hizo|lleva) (?!mi\b)\w+/,
  /\b(?:ignora|olvida|olvidate de|desobedece|saltate) (?:tus|las|todas|todo|tu)\b|\bactua como\b|\bmodo (?:desarrollador|dios|admin)\b|\bsoy (?:tu|el) (?:administrador|programador|creador|dueno)\b|\bsystem prompt\b|\btus instrucciones\b/,
  /\b(?:de|a) la competencia\b|\bde (?:otra|otras) (?:persona|personas|empresa|empresas|postulante|postulantes|candidatos?)\b/,
]

export type ActName =
  | 'apply'
  | 'withdraw'
  | 'delete-account'
  | 'account'
  | 'message'
  | 'publish'
  | 'close-ads'
  | 'pay'
  | 'save'
  | 'decide'
  | 'upload'
  | 'register'

/** What it does not do for somebody: the person does it, behind a link. */
export const ACTS: readonly (readonly [ActName, RegExp])[] = [
  [
    'withdraw',
    /\b(?:retira|saca|quita|borra)me de (?:ese|este|esa|esta|la|el|lo)\b|\b(?:retira|quita|cancela|borra|elimina|anula)(?:me|r)? (?:mi|mis|la|esa|esta) postulacion(?:es)?\b/,
  ],
  [
    'close-ads',
    /\b(?:cierra|archiva|borra|elimina|pausa|despublica)(?:me)? (?:todos )?(?:mi|mis|el|los|este|ese) (?:avisos?|empleos?|ofertas?|publicacion(?:es)?)\b/,
  ],
  [
    'delete-account',
    /\b(?:elimina|borra|cierra|desactiva|suprime)(?:me)? (?:mi|la|esta) (?:cuenta|perfil)\b/,
  ],
  [
    'account',
    /\b(?:cambia|modifica|actualiza|edita|corrige|pon)(?:me)? (?:mi|el|la) (?:contrasena|clave|correo|email|foto|nombre|perfil|telefono|celular)\b/,
  ],
  [
    'message',
    /\b(?:manda|envia|escribe)(?:le|les|me)? (?:un |una )?(?:mensaje|correo|whatsapp|carta)\b|\b(?:llama|llames|llamalos|escribele|diles?|avisale)\b.* (?:a la|al|a los|empresa|reclutador)\b/,
  ],
  ['message', /\b(?:manda|envia|reparte)(?:le|les|lo|selo)? (?:mi |el )?(?:cv|hoja de vida)\b/],
  [
    'apply',
    /\bpostula(?:me|te|nos)?(?: tu)? (?:por mi|a todos|a este|a ese|a esta|en mi|al|a la)\b|\bpostula(?:me|los)\b|^(?:ya )?postula$|\bpostules\b|\baplica (?:por|a) (?:mi|todos|este)|\binscribeme\b|\bapuntame\b/,
  ],
  [
    'publish',
    /\b(?:publica|publicame|sube|crea|creame|pon)(?:me)? (?:un |una |mi |este |el )(?:aviso|empleo|oferta|anuncio|vacante|servicio)\b/,
  ],
  [
    'pay',
    /\b(?:paga|pagame|compra|comprame|renueva|cancela)(?:me)? (?:mi|el|un|la) (?:plan|premium|membresia|suscripcion|aviso)\b/,
  ],
  ['save', /\bguarda(?:me|lo)? (?:este|ese|esta|el|los|la|mi)\b|\bguardalo\b/],
  [
    'decide',
    /\b(?:rechaza|descarta|acepta|contrata|preselecciona|mueve|aprueba)(?:me|los|las)? (?:a|al|todos|todas|los|las|este|ese)\b/,
  ],
  ['upload', /\b(?:sube|carga|adjunta)(?:me)? (?:mi|el|este) (?:cv|foto|certificado)\b/],
  [
    'register',
    /\b(?:crea|creame|abre|abreme|registrame|hazme) (?:una |mi )?(?:cuenta|perfil)\b|\bregistrame\b/,
  ],
]
/** Who asks how it is done wants to do it. */
export const ASKS_HOW = /\b(?:como|puedo|puede|donde|se puede|es posible|cuando|por que)\b/

/** Nothing that Qhatu knows of. */
export const OFF_TOPIC =
  /\b(?:compr|falsific|trafic)\w+ (?:un |una |unos |el )?(?:certificado|titulo|diploma|brevete|dni|carnet|constancia|recibo|boleta|firma)s?\b|\b(?:equipo gano|prestame|prestamos? (?:de plata|de dinero)|quiero un prestamo|recomienda\w* un(?:a)? (?:celular|libro|restaurante|hotel|pelicula|cancion|carro|laptop)|recomendar un(?:a)? (?:celular|libro|restaurante|hotel|pelicula|cancion|carro|laptop)|esta el dolar|(?:dolar|euro) hoy|chistes?|tinka|presidente del|receta|ceviche|clima|va a llover|tiempo (?:va a )?hace|tiempo hara|partido de|juega (?:hoy|manana|alianza|la u|peru|cristal|universitario|la seleccion)|hora juega|futbol|resultado del partido|clasico|mundial|tareas? de|mi tarea|ecuaci\w+|poema|cancion|horoscopo|cuanto es \d|cuanto es (?:uno|dos|tres)|raiz cuadrada|traduce|traduceme|capital de|opinas|keiko|elecciones|comprar (?:un |una )?(?:carro|auto|casa|celular|moto|laptop)|vende[ns]? (?:un )?(?:carro|auto|celular)|tipo de cambio|dolar hoy|precio del dolar|novia|novio|enamorad[oa]|bitcoin|apuestas?|loteria|peliculas?|serie de|quien gano|quien invento|cuentame|dios existe|sentido de la vida|vacuna|sintomas|que hora es|que dia es)\b/

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** Common words of other languages that Spanish does not have. */
export const FOREIGN = list(
  'i the am looking for job jobs do you have where can find english my is are what how please work want need with hello thanks speakers teacher and procuro emprego uma voce nao estou preciso trabalho obrigado bom eu quero je cherche travail bonjour suis emploi merci vous ich suche arbeit und der die kunan llamkayta llamkay llamkana maskani maskachkani maypi kani nuqa noqa mana allillanchu imaynalla yanapaway sumaq kachkan irnaqawi thaqta jiwasa kamisaki',
)
export const SPANISH = list(
  'de que y el los las un una en para por con busco quiero trabajo hay como mi me se es soy chamba empleo lima del al donde cuanto necesito no sin mas',
)
