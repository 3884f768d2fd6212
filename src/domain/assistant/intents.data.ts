// How people ask for each thing, as patterns of spoken text without signs.

/** How people call whom they speak to, and what they add to anything. */
const VOCATIVE = String.raw`(?:amig(?:o|a|uit[oa])|caus(?:a|ita)|pata|mano|manito|broder|bro|caser[oa]|caserit[oa]|papi|mami|mamita|papito|varon|vecin[oa]|vecinit[oa]|senor|senora|senorita|seno|senito|joven|jovencito|jefe|jefa|profe|doctor|doctora|don|dona|tio|tia|choche|barrio|maestro|maestra|reina|reyna|linda|lindo|corazon|bb|pe|pes|pues|pue|ps|oe|oye|oiga|porfa|porfis|por favor|please)`
export const CALLED = new RegExp(String.raw`\b${VOCATIVE}\b`, 'g')

export const GREETING =
  /^(?:habla|que fue|que hay|que hubo|que novedades|como es|como va|que mas|buen dia|hola|buen(?:os|as)? (?:dias?|tardes?|noches?)|buenas|hey|que tal|saludos|hi|hello|alo)\b/
/** What is left of a greeting or of thanks says nothing more. */
export const COURTESY =
  /\b(?:habla|que fue|que hay|que hubo|que novedades|como es|ya fue|hola|buen(?:os|as)? (?:dias?|tardes?|noches?)|buenas|hey|que tal|como estas?|como esta|saludos|alo|amigo|amiga|causa|bro|por favor|ahi|qhatu|muy|mil|muchas|muchisimas|gracias|ok|okey|okay|listo|perfecto|genial|excelente|chevere|bacan|ya|vale|dale|entendido|te pasaste|me ayudaste|ayudaste|maquina|crack|eres lo maximo|chau|adios|hasta luego|nos vemos|todo bien|bien|mucho|de nada|(?:que )?dios (?:lo|la|te|los|le)(?: me)? (?:bendiga|pague|cuide)|bendiciones|que (?:le|te) vaya bien|que teng\w+ (?:un )?buen (?:dia|tarde|noche)|(?:se|te) pas(?:aron|aste)|(?:muy )?amables?|buenazo|cheverazo|bakan|bkn|super|me sirvio|me fue util|te lo agradezco|se agradece|un abrazo|saludos)\b/g
/** What follows thanks and says no more: 'gracias por todo, fue de mucha ayuda'. */
export const THANKFUL =
  /\b(?:por|de|tod[oa]s?|me|fue|fueron|lo|la|los|las|su|tu|ayuda\w*|informacion|datos?|datito|mucha|tiempo|paciencia|atencion|serv\w+|sirv\w+|util|contest\w+|respond\w+|respuesta|encontre|consegui|asi|nomas|dia|con eso|es todo|eso es|eso|hasta|luego|manana|pronto)\b/g
export const THANKS =
  /\b(?:gracias|agradezco|agradece|bendiga|bendiciones|muy amable|buenazo|cheverazo|bakan|bkn|me sirvio|ok|okey|okay|listo|perfecto|genial|excelente|chevere|bacan|vale|dale|entendido|te pasaste|chau|adios|hasta luego|nos vemos)\b/

/** Asks whom one is talking to; 'quiero hablar con una persona' asks for one. */
export const WHO =
  /\b(?:con quien|quien) (?:hablo|chateo|converso|me (?:atiende|responde|contesta|habla))\b|\beres\b/
export const ABOUT =
  /\b(?:con quien (?:hablo|chateo|converso)$|(?:que|en que|con que)(?: mas| otras?)?(?: cosas?)? (?:me |nos )?(?:puedes|podrias|sabes) (?:hacer|ayudar\w*|resolver)|quien eres|que eres|como te llamas|eres (?:un |una )?(?:robot|persona|bot|maquina|humano|ia|real|inteligencia)|que (?:mas |otra cosa |cosas )?(?:puedes|sabes) hacer|en que (?:me )?(?:puedes )?ayud\w+|para que sirves|como funcionas|(?:son|eres|es) una persona o|hablo con (?:una persona|un robot|una maquina))\b/

export const PERSON =
  /\b(?:hablar|hablo|comunic\w+|conversar|contactar\w*|chatear|atienda|atiendan|pasame|pase|derivame|transfiereme)\b.{0,30}\b(?:persona|humano|humana|alguien|asesor|agente real|operador|ustedes|soporte|ser humano|de verdad|encargado)\b|\b(?:telefono|numero|whatsapp|correo) de (?:atencion|soporte|contacto|ayuda|qhatu|ustedes)\b|\bhablar con (?:ustedes|soporte|qhatu)\b|\bun humano\b|\b(?:me )?(?:atiend\w+|atender(?:me)?|responda|conteste)\b.{0,12}\b(?:alguien|(?:una?|alguna?|algun) (?:persona|senorita|senor|senora|joven|asesor\w*))\b|\b(?:telefono|numero|whatsapp)\b.{0,20}\b(?:llamarlos|escribirles|ustedes|comunicarme)\b|\b(?:donde|como) (?:los|les) (?:llamo|escribo|ubico)\b|\b(?:hay|tienen|dame|cual es el) (?:un |algun |el )?(?:numero|telefono|whatsapp)\b(?: (?:donde|para|de (?:ustedes|qhatu)).*)?$|\b(?:me )?(?:puede|podria|pueden) llamar(?:me)? alguien\b|\bno quiero (?:hablar con )?(?:un |una )?(?:robot|maquina|bot)\b|\bservicio al cliente de (?:qhatu|ustedes)\b/

export const APPLICATIONS =
  /\b(?:ya )?me (?:vieron|vio|han visto|ha visto|leyeron|revisaron)\b|\btengo (?:alguna |una )?(?:entrevistas?|respuestas?)\b|\bsigo en (?:carrera|proceso|el proceso|competencia)\b|\bpostulaciones pendientes\b|\b(?:me )?(?:presente|apunte|anote|inscribi|aplique)\b|\bme (?:eligieron|escogieron|seleccionaron|agarraron|llamaron|tomaron|eligio|escogio)\b|\b(?:mande|envie|deje) (?:mi cv|mis papeles|ayer|la semana|el (?:lunes|martes|miercoles|jueves|viernes))|\b(?:trabajo|puesto|aviso|empleo)\b.{0,25}\bque (?:mande|envie|postule|aplique)\b|\bsalieron (?:los )?resultados\b|\btengo (?:aplicad|postulad)[oa]s\b|\bmis? (?:ultima |ultimas )?(?:postulacion(?:es)?|entrevistas?|solicitudes)\b|\b(?:me )?(?:respondieron|contestaron|rechazaron|descartaron|preseleccionaron|aceptaron)\b|\bme (?:respondio|contesto|rechazo|llamo|acepto|preselecciono)\b|\bhe postulado\b|\bestoy postulando\b|\bdonde postule\b|\bque postule\b|\b(?:vio|vieron|visto|abrieron|leyeron|revisaron|vista) mi (?:cv|perfil|postulacion|hoja)\b|\bla ultima que (?:mande|envie|hice)\b|\btrabajos (?:a los )?que (?:he )?postul\w+/
export const APPLICATIONS_HELP =
  /\b(?:quien(?:es)? (?:vio|vieron|visito|visitaron|ha visto|han visto) mi perfil|retir\w+|que significa|significan|como se|cuanto (?:tiempo )?(?:demora|tarda)|puedo (?:cambiar|editar|corregir))\b/
/** The status that a question names. */
export const STATUS_WORDS: readonly (readonly [string, RegExp])[] = [
  ['viewed', /\b(?:vistas?|vieron|me vio|revisaron|visto)\b/],
  ['rejected', /\brechaz\w+|\bdescart\w+/],
  ['preselected', /\bpreseleccion\w+/],
  ['interviewed', /\bentrevist\w+/],
  ['accepted', /\baceptad\w+|\baceptaron\b/],
  ['hired', /\bcontratad\w+/],
  ['pending', /\bpendient\w+|\bsin responder\b|\bsin respuesta\b/],
]

export const PROFILE =
  /\b(?:falta|faltan|completo|completar|mejor\w+|incompleto|revisa\w*|agreg\w+|aument\w+|pong\w+|como esta|que tan)\b.{0,25}\b(?:mi|el|al) perfil\b|\bmi perfil\b.{0,20}\b(?:completo|falta|incompleto|bien|listo)\b|\bque me falta (?:para que|pa que) me\b|\b(?:para|pa) que me (?:contraten|llamen)\b|^mi perfil$/

export const MATCH =
  /\b(?:calzo|calzaria|encajo|encajaria|califico|calificaria|compatible|compatibilidad con (?:este|el)|mi match|mis (?:mejores )?matches|mi puntaje|ese puntaje|este puntaje|tan poco puntaje|que porcentaje (?:tengo|saco|me sale)|cuanto match|poco puntaje|que puntaje|soy apt[oa]|cumplo|sirvo para|aplico para|tengo (?:chance|opcion|oportunidad)|me (?:agarr|tom|acept|contrat|llam)(?:en|an|aran|arian|ara|aria) (?:en (?:ese|este|esa|esta)|ahi|alli)|(?:crees|cree) que me (?:agarr|tom|acept|contrat|llam|coj)\w+|van conmigo|vaya conmigo|vayan conmigo|va conmigo|va con mi perfil|la hago|doy la talla|doy el perfil|me aceptarian|me agarrarian|me llamarian|me tomarian|tengo posibilidad(?:es)?|estoy apt[oa]|llego a los requisitos|me alcanza para|tan baj(?:o|ito)|me conviene|que me falta para (?:este|ese|el|la|esta)|match con)\b/
export const RECOMMENDED =
  /\b(?:recomiend\w+|recomendacion(?:es)?|segun mi (?:perfil|cv|experiencia)|van conmigo|vayan conmigo|vaya conmigo|mis (?:mejores )?match(?:es)?|(?:empleos?|trabajos?|chambas?|algo) para mi$|con mi (?:experiencia|perfil|cv)|lo que (?:yo )?se hacer|(?:soy|seria) buen[oa]$|(?:para|a|en) (?:que|cuales) (?:puestos|trabajos|empleos|chambas|avisos) (?:soy|sirvo|califico|estoy|aplico|podria|puedo|encajo|postulo)|con lo que (?:yo )?(?:se|tengo|estudie)|(?:mas )?van con mi (?:perfil|cv|experiencia)|(?:que|cual) (?:trabajo|empleo|puesto|chamba) me (?:queda|conviene|va|cae) ?(?:bien|mejor)?|(?:alguien|gente|una persona) como yo|que me (?:recomiendas|aconsejas|sugieres|conviene)|algo (?:que sea )?para mi|(?:parezcan|parecidos|de acuerdo|acorde) a mi (?:experiencia|perfil|cv))\b/
export const MATCH_HELP =
  /\b(?:como se calcula|como calculan|como funciona|que es el match|persona revise|lo (?:vea|revise|mire) (?:una|alguna) persona|no estoy de acuerdo|por que me recomiendan|revision humana|que es la compatibilidad)\b/
export const ALIKE =
  /\b(?:parecid\w*|se parec\w+ a|parezcan a|similar\w*|como este|como ese|otr[oa]s? asi|algo asi|asi mismo|del mismo tipo|de este tipo|igual(?:es)? a (?:este|ese))\b/

export const CANDIDATES =
  /\b(?:llegaron|llego|tengo|recibi|cuantos)\b.{0,12}\b(?:cv|cvs|curriculums?|hojas de vida)\b|\b(?:cv|cvs)\b.{0,12}\bllegaron\b|\balguien (?:nuevo |mas )?(?:para|al?) (?:el |mi |la )*(?:puesto|aviso|vacante|empleo)\b|\b(?:llego|hay|tengo|cayo|se presento) (?:alguien|gente|algun[oa]?)\b.{0,10}\b(?:nuev[oa]|puesto|aviso|vacante)\b|\b(?:candidat\w+|postulantes?|quien(?:es)? (?:postul\w+|se (?:ha |han |me )*(?:present|anot|apunt|inscri)\w+)|cuant[oa]s (?:se |me |han |se han )*(?:present|anot|apunt|inscri|postul)\w+|(?:gente|personas?) nuevas?|(?:cuant[oa]s?|personas|gente).{0,25}(?:postul\w+|presentad\w+|inscri\w+)|postularon)\b/
/** What nobody may be chosen by, as people say it to the assistant and no ad would. */
export const UNFAIR =
  /\b(?:varones|hombres|mujeres|chic[oa]s|senoritas|jovencit[oa]s|jovenes|viej[oa]s|ancian[oa]s|venezolan[oa]s?|extranjer[oa]s?|serran[oa]s?|negr[oa]s?|chol[oa]s?|embarazadas?|gord[oa]s?|bonit[oa]s|guap[oa]s|simpatic[oa]s|casad[oa]s|solter[oa]s|(?:con|sin|tengan?) hijos|mayores de \d+|menores de \d+|de \d+ a \d+(?: anos)?|catolic[oa]s?|evangelic[oa]s?|discapacitad[oa]s?|gays?)\b/
/** A company wants candidates, or an ad, of a kind. */
export const CHOOSES =
  /\b(?:que (?:no )?(?:sean?|tengan?)|no quiero|cuales|candidat\w+|postulantes?|solo|solamente|unicamente|filtra\w*|separa\w*|pasame|dame|muestrame|quiero|busco|necesito|prefiero|descarta\w*|rechaza\w*|saca\w*|quita\w*)\b/
export const ADS =
  /\b(?:avisos?|anuncios?|puestos?|empleos?|publicaciones) tengo\b|\bmi (?:aviso|anuncio|empleo)\b.{0,20}\b(?:salio|sale|vencio|vencido|activo|abierto|publicado|vigente|sigue|termino)\b|\b(?:vencio|venci|sigue|esta activo) mi (?:aviso|anuncio)\b|\bmis (?:avisos|empleos|publicaciones|ofertas|vacantes|anuncios|convocatorias)\b|\b(?:avisos|empleos|ofertas) (?:que )?(?:tengo|activos|publicados|archivados|cerrados|vencidos)\b|\bque he publicado\b/
export const ADS_HELP =
  /\b(?:como (?!candidat|postulante)|puedo|por que|con que|criterio|importo|importar|donde (?:pongo|publico|busc\w+|encuentro))\b/

export const PLANS =
  /\b(?:(?<!mi )precios?|planes|plan (?!de estudios)\w*|premium|membresia|suscripcion|tarifas?|enterprise)\b|\b(?:cuanto|a como) (?:me |nos )?(?:hay que pagar|cuesta|vale|sale|saldria|costaria|esta|cuestan|es el costo)\b.{0,30}\b(?:aviso|publicar|plan|premium|poner|anuncio|destacar)\b/
export const FOR_COMPANY = /\b(?:empresas?|aviso|avisos|publicar|poner un|anuncio|destacad\w+|candidatos)\b/
export const FOR_PROFESSIONAL = /\b(?:profesional(?:es)?|postulante|freelance\w*|mis servicios)\b/

/** Questions about Qhatu, which the help centre answers. */
export const HELP: readonly RegExp[] = [
  /\b(?:jefe|jefa|empleador|(?:empresa|trabajo|chamba) actual)\b.{0,30}\b(?:ver|vea|entere|sepa|saber|enterarse|encuentre)\b/,
  /\b(?:esto|aqui|aca|la pagina|la app|todo) (?:se paga|cuesta|tiene costo|es (?:gratis|gratuito|pagad[oa]))\b|\btengo que pagar\b/,
  /\bcomo (?:hago|puedo|se hace|creo|me registro|registro|postulo|subo|publico|activo|desactivo|cambio|elimino|borro|cierro|pongo|quito|guardo|bloqueo|reporto|denuncio|emito|invito|verifico|importo|contrato|edito|retiro|descargo|recupero|confirmo|agrego|funciona|se calcula|reconozco|se si|cancelo|escribo|contacto|agendo|conecto|muestro|mejoro|valido|veo|respondo|propongo|recibo|uso|dejo)\b/,
  /\b(?:quien|quienes) (?:puede[n]? )?(?:ve|ven|ver|mira|miran|lee|leen)\b|\bquien lo (?:puede )?ve/,
  /\bes (?:segur[oa]|confiable|buena|real) (?:esta|la) (?:pagina|web|app)\b|\bya postule y (?:ahora|luego|despues)\b|\b(?:tienen|tiene|donde (?:queda|esta)n?) (?:su |una |la )?(?:oficina|local|sede)\b(?! de)|\bque pasa (?:si|cuando|despues|con)\b/,
  /\bque (?:es|significa|significan|incluye|pasa si|son) (?:qhatu|el|la|los|un|una|preseleccionado|visto|pendiente|enterprise|premium|este estado)?/,
  /\b(?:contrasena|clave)\b|\bmi cuenta\b|\bcorreo de confirmacion\b|\bcorreo para confirmar\b|\bconfirmar (?:mi )?correo\b|\bmi correo\b|\bcambiar (?:de |el )?correo\b/,
  /\b(?:mand|envi|avis)\w+(?:me|enme) .{0,20}\b(?:correo|whatsapp|mail)\b|\bpueden? (?:ver|saber|enterarse|darse cuenta)\b|\balertas?\b|\bboletin\b|\blleguen (?:mas )?correos\b|\bavis(?:ame|enme|en|a) (?:cuando|si)\b|\bnotificacion(?:es)?\b/,
  /^(?:mi )?(?:cv|hoja de vida)$|\b(?:subir|poner|leer?|descargar|cargar|actualizar) (?:mi |el |su )?(?:cv|hoja de vida)\b|\blee (?:mi )?cv\b|\bmi cv\b/,
  /\bestafas?\b|\bestafador\w*|\bfalsos?\b|\bfraude\b|\bes un cuento\b|\b(?:me|nos) (?:quieren cobrar|cobran|piden|pidieron|pide|estan pidiendo|dicen que (?:pague|deposite))\b.{0,30}\b(?:plata|dinero|soles|examen|curso|uniforme|pagar|pago|deposit\w+|yape\w*|deposito)?|\bque (?:deposite|yapee)\b|\bque pague (?!diario|semanal|quincenal|mas|desde|de|bien|minimo|\d)|\bcobran por\b|\bcobran (?:por|para) postular\b|\bcobrar el\b/,
  /\b(?:denunciar|denuncia|reportar|reporte de|reclamo|reclamaciones|queja)\b/,
  /\b(?:en planilla|cts|gratificacion(?:es)?|recibo por honorarios|recibos|rxh|facturas?|boleta)\b/,
  /\b(?:modo oscuro|tema oscuro|fondo oscuro|dos pasos|webhooks?|api|bloquear)\b/,
  /\b(?:es gratis|hay que pagar|gratis)\b|\bcuanto (?:me )?(?:cobran|cuesta)\b.{0,20}\b(?:postular|qhatu|usar|registrar\w*)\b/,
  /\bempresa no (?:me )?(?:contesta|responde)\b|\bno me (?:contestan|responden|llega)\b/,
  /\b(?:pagar|pagando|cobrando|cobrar) (?:algo |me )?(?:por|para)\b|\b(?:pide|piden|pidiendo|pidieron) (?:que )?(?:deposit\w+|yape\w+|pag\w+|plata|dinero)\b|\bes (?:real|falsa|falso|verdad|verdadero|seguro|confiable)\b|\b(?:pagina|web) cuesta\b/,
  /\b(?:borrar|eliminar|cerrar|recuperar) (?:mi |la )?cuenta\b|\bdarme de baja\b|\bmis datos\b|\bmi (?:numero|telefono)\b|\bque (?:me )?avisen\b|\bcorreos de ustedes\b|\bvacaciones\b|\bmi (?:aviso|curriculum|foto)\b/,
  /\bpersona revise\b|\brevision humana\b|\bmi aviso esta\b|\btengo que poner\b|\bsin decir\b|\bretirar mi\b|\bpuedo (?:retirar|postular|publicar|descargar|ver quien|saber|usar)\b|\bsin (?:tener )?(?:una )?cuenta\b/,
]

/** 'Cómo le cambio eso': how something is done. 'Como mozo' is no question. */
export const HOW =
  /^(?:(?:y|oye|oiga|disculpe|disculpa|hola|buenas|una consulta|pregunta|amig[oa]|senorita|pero|ya) )*como (?:(?:le|se|lo|la|les|me|nos|los|las) )*(?:hago|puedo|es|hacen|van a|[a-z]{3,}(?:o|go|zco|an|en)) /

/** Things that Qhatu has and ads do not speak of. */
export const SITE_THINGS =
  /\b(?:cuentas?|perfil(?:es)?|avisos?|anuncios?|cvs?|correos?|contrasenas?|claves?|sesion|fotos?|notificacion(?:es)?|mensajes?|chat|botones|boton|paginas?|pantalla|boletin|insignia|comprobantes?|recibos?|facturas?|pagos?|hitos?|pedidos?|entrega|resenas?|propuestas?|citas?|entrevistas?|puntajes?|porcentajes?|match|compatibilidad|postulacion(?:es)?|postulantes?|postulados?|postul[aeo]n?|postular|postulado|candidat[oa]s?|plan|planes|premium|reclamos?|quejas?|denuncias?|mis servicios|portafolio|diplomas?|certificados?|mi experiencia|buscador|registr\w+|mis datos|mis trabajos|plata|cobr\w+|validacion|validar|valido|guard\w+|ofertas? (?:truch|fals)\w+|enganen|estaf\w+|seguridad para entrar|mi empresa|mi negocio|mi local|nombre de (?:la|mi) empresa|la rechazo|rechazar|me recomiendan|contratar|contrate|groserias?|me escribe\w*)\b/
/** How somebody asks about them, or says what is wrong with them. */
export const SITE_ASKS =
  /\b(?:como (?!mozo)\p{L}+|donde|adonde|puedo|podria|se puede|se pueden|se podra|hay forma|hay manera|por que|para que|quien|quienes|cuando|hasta cuando|cuant[oa]s? (?:me|dura|tiempo|puedo|cuesta|cobra)\p{L}*|cual|con que|de que|es obligatorio|tengo que|hace falta|ahora que hago|que (?:hago|gano|me dan|pasa|sacan|le llega|significa|tiene de malo|incluye|es|leen|hacen)|me (?:equivoque|arrepenti|llegan?|llego|salio|sale|saca|senalaron|borr\p{L}+|cobran|escribe\p{L}*|quiere|recomiendan|cansa|dejan|aparece|dice|molesta\p{L}*|marca|figura)|no (?:me )?(?:llega|llego|sale|aparece|carga|abre|deja|funciona|encuentro|acuerdo|quiero|deseo|estoy de acuerdo|puedo|conozco|entiendo|reconoce|guarda|se)|no me (?:entreg|cumpl|termin|devuelv|devolv|pag)\w+|nunca (?:me )?llego|se (?:borro|cerro|cierra|perdio|me)|quiero (?:que|poner|hacer|hacerle|ofrecer|bajar|separar|sacar|cambiar|quitar|borrar|subir|activar|saber|ver|un plan|denunciar|reclamar|recibir|dejar|mostrar)|salio|sirven?)\b/u

export const SERVICES =
  /\bquien (?:la|lo|las|los|se) [a-z]+[ea]n?\b|\bmi (?!cuenta|cv|perfil|correo|clave|contrasena|pagina|aviso|postulacion|hoja)[a-z]+ (?:ya )?no (?:prende|enciende|funciona|arranca|enfria|calienta|carga|seca|lava|corta)\b|\bservicios? (?:de|para)\b|\bquien (?:me|nos|le) [a-z]+[ea]n?\b|\bme (?:hacen|haces|hagan|cobrarian|cobran) una?\b|\b(?:un|una) [a-z]+(?: [a-z]+)? (?:que me |que nos |para mis? (?!hij|espos|herman|sobrin|primo|prima|mama|papa|edad|carrera|practic|amig|familia))[a-z]+|\b(?:quiero|necesito|deseo|busco) que (?:me|nos) (?!pag|contrat|llam|den|dan|dig|avis|ayud|acept|respond|mand|envi|muestr|recom|permit|busqu|consig|public|revis|borr|elimin|devuel|ubiq|expli|atiend)[a-z]+(?:en|an|e|a)\b|\bclases (?:particulares|de [a-z]+ para mi)\b|\bcotizame\b|\bcuanto me sale\b.*\b(?:hacer|arreglar|reparar|pintar|instalar|pagina|logo)\b|\bque no (?:pase|cueste|cobre)\w* (?:de |mas )|\bquien (?:me )?(?:hace|arregla|repara|disena|instala|pinta|traduce|edita|lleva|puede hacer\w*|podria)\b|\b(?:alguien|una persona|un (?:senor|maestro|tecnico|profesional|joven)|una senora) que (?:me |nos |le |les |lo )?[a-z]+[ea]n?\b|\b(?:para|en) (?:mi|la) (?:casa|depa|departamento|cocina|bano|techo|sala|cuarto|boda|matrimonio|cumpleanos|fiesta|negocio|local|tienda|bodega|empresa|ferreteria|restaurante|carro|auto)\b|\bpara un (?:cuarto|bano|techo|evento|cumpleanos|matrimonio|quinceanero)\b|\b(?:se me|mi) (?:malogr|romp|rompio|atoro|quemo)\w*|\bparticular\b.{0,25}\bmi hij\w+|\bfreelanc\w*|\bcotiza\w*|\bcuanto (?:me )?cobra\w* (?:un|una|por hacer)\b|\bpresupuesto (?:de|para)\b|\b(?:alguien|una persona|un profesional) que (?:me|nos|le)\b|\bprofesional(?:es)? de\b|\bcontratar (?:a )?un\w*\b|\bpara (?:mi|nuestro|nuestra|el|un) (?:logo|negocio|emprendimiento|empresa|casa|bodega|oficina|tienda|marca|local|startup|web|pagina)\b|\bconstituir (?:mi|una) empresa\b|\bnecesito (?:un |mi )?logo\b/
/** 'Un electricista que venga hoy': who looks for work says so, and says no 'un' before the trade. */
export const SOMEBODY =
  /(?:^|\b(?:necesito|busco|quiero|requiero|hay|conoces|conocen|tienes|tienen|recomiend[ae]\w*|recomendar\w*|urge|ubicar|encontrar|contratar) )(?:a )?(?:un|una|algun|alguna|un buen|una buena|buen) (?!trabaj|chamb|emple|puest|vacant|cachuel|aviso|oferta|lugar|sitio|dato|consulta|pregunta|persona$|empresa|curso|correo|plan|cuenta|cv|reclamo|queja|ayuda|oportunidad|practica|horario|sueldo|carrera)[a-z]{4,}/
/** With these words somebody looks for work, not for a service. */
export const NOT_SERVICES =
  /\b(?:trabajos?|chambas?|empleos?|vacantes?|puestos?|trabajar|chambear|cachuelos?|practicas|practicante|algo de|ganar|sueldos?|turno|postular|puestito|pagan|paguen)\b/
export const GOOD_RATING =
  /\b(?:buenas? (?:opinion|recomendacion|comentario|critica|referencia)(?:es|s)?|bien (?:recomendad|calificad|valorad)\w*|recomendad[oa]s?|con buenos comentarios|buenas referencias|de los mejores|el mejor)\b|\b(?:buenas?|mejor(?:es)?|altas?) (?:calificacion|puntuacion|resena|valoracion)\w*|\bmejor (?:calificad|valorad|puntuad)\w*|\bcon buenas? (?:resenas|estrellas)\b|\bestrellas\b/

/** What one offers, or what somebody does to one, is no service that is looked for. */
export const OWN_SERVICES = /\bmis? servicios?\b|\bme (?:escribe|insulta|molesta|fastidia|insiste)\w*/

/** A question, or something about oneself: with words that no ad has, it is one about Qhatu. */
export const ASKS =
  /\b(?:como|que|quien|quienes|cuanto|cuanta|cuando|donde|por que|puedo|tengo que|mi|mis|me|es|son|existe|ustedes|pagina|cuenta|no)\b/

/** Whatever work there is. */
export const ANYTHING =
  /\b(?:lo que (?:sea|haya|caiga|salga)|cualquier (?:cosa|trabajo|chamba|empleo)|de todo|no (?:se|c)\b|me da igual|todo)\b/

/** Words that only steer a conversation about a list. */
export const NONE_SUITS =
  /\b(?:ningun[oa] (?:me )?(?:gusta|sirve|convence)|no me (?:gusta|sirve|convence)\w*|(?:hay|tienes|tendran|muestrame|quiero ver|ver|algo) mas$|mas opciones|otr[oa]s? (?:distrito|ciudad|lugar|trabajo|cosa|empleo|opcion|opciones)|cambiar (?:de )?(?:distrito|ciudad|busqueda))\b/
export const ORDINALS: readonly RegExp[] = [
  /\b(?:el |la |al |del )?(?:primer[oa]?|numero 1|1ro)\b/,
  /\b(?:segund[oa]|numero 2|2do)\b/,
  /\b(?:tercer[oa]?|numero 3|3ro)\b/,
  /\b(?:cuart[oa]|numero 4)\b/,
  /\b(?:quint[oa]|numero 5)\b/,
]
export const THIS_JOB = /\b(?:este|esta|ese|esa|aca|aqui|acaso|el puesto|el aviso|el empleo)\b/
/** 'Que incluya alojamiento': said of the list that was shown. */
export const NARROWS_LIST =
  /^(?:(?:y|pero|quiero|solo|mejor|ya|ah) )*(?:con|de|en|para|solo|que (?:sean?|tengan?|pidan?|paguen?|den?|incluyan?|ofrezcan?|acepten?|esten?))\b/
/** 'No, de noche'; 'me refiero a': what follows takes the place of what was meant. */
export const CORRECTS =
  /^(?:no|nop|nel|mejor|me refiero|quise decir|digo|perdon|me equivoque|corrijo|corrige)\b|\b(?:me refiero a|quise decir|queria decir|me equivoque|mejor dicho|de \w+ no)\b/
/** A question begins anew with these: what was asked before no longer counts. */
export const BEGINS_ANEW =
  /\b(?:busco|quiero|quisiera|necesito|hay|tienes|tienen|dime|muestrame|buscame|vacantes?|trabajos? de|empleos? de|chamba de|chamba en)\b/
/** How the filters of a search are called by who takes them away. */
export const NAMES_OF_FILTERS = {
  pay: /\b(?:sueldos?|pago|monto|salario)\b/,
  location: /\b(?:lugar|ubicacion|ciudad|distrito|zona|departamento)\b/,
  mode: /\bmodalidad\b/,
  experience: /\bexperiencia\b/,
  terms: /\b(?:turno|horario|jornada)\b/,
  days: /\b(?:fecha|dias|recientes?)\b/,
} as const
