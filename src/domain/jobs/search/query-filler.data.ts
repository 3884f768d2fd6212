// The language of searching, which is in no ad: 'busco trabajo de', 'se necesita', 'por favor'. Folded.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Verbs and nouns that say that somebody looks for work. */
export const SEARCH_WORDS = words(`
  busco busca buscar buscando buscamos buscaba quiero quisiera quiera queria deseo necesito necesita necesitan necesitamos requiere requieren
  solicito solicita solicitan hay habra tienen tienes tendran ofrecen encontrar encuentra encuentren conseguir consigue consigueme conseguirme
  trabajo trabajos trabajar trabajando trabaje trabajito chamba chambas chambear chambeo chambita empleo empleos vacante vacantes puesto puestos
  oferta ofertas aviso avisos anuncio anuncios convocatoria convocatorias oportunidad oportunidades laburo cachuelo cachuelos recurseo
  postular laboral laborales busqueda`)

/** Other words without a subject in a search. */
export const FILLER_WORDS = words(`
  a al ante como con cual cuales de del desde e el ella en entre era es esa ese eso esos esas esta estan estar estas este esto estos estoy fue
  ha haber hace hacer hago han hasta he la las le les lo los mas me mi mis mucho muy no nos o para pero por porque pe ps pues pue
  que quien se sea sean ser si sin sobre son soy su sus tal tambien tan te tengo tiene tu tus u un una unas uno unos va vamos voy y ya yo
  hola buenas buenos dias tardes noches oe oye oiga mire mira disculpe disculpa senor senora senorita senores amigo amiga joven causa pata bro
  favor gracias porfavor ayuda ayudame ayudan ayudenme ayudar ayude ayudas ayudarme ayudarias puedo puede pueden podria podrian puedes quieren
  algo alguna alguno algun algunas algunos alguien cosa cualquier cualquiera todo todos todas toda lado lados parte
  dime digan diga digas dame den muestra muestrame muestren ensename ver saber quiere quieran mostrar listar lista filtra filtrar busqueda favorita
  urgente urge urgencia toque rapido ahora ahorita hoy inmediato inmediata pronto ayer manana
  zona zonas distrito ciudad provincia departamento region lugar cerca cercano cercana cercanos alrededor alrededores lado acepten
  tipo rubro area carrera sector especialidad tema
  solo solamente unicamente solos mejor mejores bien bueno buena preferencia preferible preferiblemente posible posiblemente
  sueldo sueldos salario salarios pago paga pagan paguen pagado pagados pagada pagadas remuneracion gana gano ganar ganan ganando cuanto cuanta cuantos plata
  soles sol mensual mensuales mes mil dinero minimo minima maximo arriba
  experiencia anos ano persona personas interesado interesada vivo vivir resido hijo hija hermano hermana papa mama esposo esposa amigo
  alguien gente ustedes usted ud uds esten existe existen mientras donde cuando aqui aca alla alli ahi entonces okey ok dale listo
  nuevo nuevos nueva nuevas reciente recientes ultimo ultimos ultima ultimas publicado publicados publicadas publicaron semana
  nada otro otra otros otras mismo misma asi medio jaja jeje jsjs ja refiero quise decir digo prefiero cambia cambio ponle pon quita saca agrega
  peru nacional pais desempleado desempleada desocupado recien reciencito acabo termino acaba egrese colegio secundaria toda quito
  llevo tenga tengan pidan piden pide exijan exigen requieran sepa sepan cuento conocimientos conocimiento dedico especialista
  chibolo chibolos joven jovenes aunque pues igual propongan dicen dice estudio estudiar haya hubiera hubiese seria fuera
  incluido incluida regimen gusta gustaria interesa interesaria contratan contrata contraten contratando reciben reciba aceptan acepta necesiten soliciten sale salga salen den dar dan daria
  ofrezcan ofrece pueda pudiera estaria quede queda quedan llegar llega vive vivimos tenemos somos vengo viene estamos hemos pasado proximo proxima rato aparte ademas
  incluso encima casi ojala verdad mismo permiso saludos estimados estimado cuido madre padre tio tia sobrino sobrina vecino calquiera comun corriente fijo fija estable adecuado serio seria formal`)
