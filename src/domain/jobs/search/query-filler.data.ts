/**
 * What people say around the thing that they look for ('busco trabajo de soldador', 'vacantes de mozo'). Folded. In the few words of a
 * search field `asks`, `opens`, `nouns` and what links them are left out at the beginning, `anywhere` also behind, and `people` only before
 * 'para' and 'que'. In whole sentences all of them are left out wherever they stand, and the words of `sentence` too.
 */
export const FILLER = {
  asks: `busco | buscando | busca | buscan | buscamos | se busca | se buscan | necesito | necesita | necesitan | necesitamos | necesitando
    | preciso | precisan | requiero | requiere | requieren | solicito | solicita | solicitan | contratar | quiero | quisiera | deseo
    | deseamos | hay | trabajar | chambear | laborar | conseguir | encontrar | postular | buscar | buscaba | quiera | queria | habra | tienen
    | tienes | tendran | ofrecen | encuentra | encuentren | consigue | consigueme | conseguirme | trabajando | trabaje | chambeo`,
  opens: `hola | buenas | buenos dias | buenas tardes | buenas noches | por favor | porfa | porfavor | estoy | ando | se necesita | se necesitan
    | se precisa | se precisan | se requiere | se requieren | se solicita | se solicitan | contratan | contratando | se contrata
    | se contratan | me gustaria | me interesa | me urge | ver | dame | muestrame | ofrezco | se ofrece | soy | hallar | ser | tener | un
    | una | algun | alguna | algo | urgente | urgentemente | ya | donde | empresas que | empresas | empresa | la empresa | trabaja con nosotros | disponible | disponibles`,
  nouns: `trabajo | trabajos | trabajito | empleo | empleos | chamba | chambas | chambita | cachuelo | cachuelos | cachuelito | pega | vacante
    | vacantes | plaza | plazas | puesto | puestos | puesto de trabajo | puestos de trabajo | puesto vacante | puestos vacantes | oferta
    | ofertas | oferta laboral | ofertas laborales | oferta de trabajo | ofertas de trabajo | oferta de empleo | ofertas de empleo
    | oportunidad | oportunidades | oportunidad laboral | oportunidades laborales | oportunidad de trabajo | oportunidades de trabajo
    | oportunidad de empleo | oportunidades de empleo | convocatoria | convocatorias | convocatoria laboral | convocatorias laborales
    | bolsa laboral | anuncio | anuncios | aviso | avisos | laburo | recurseo | laboral | laborales | busqueda`,
  people:
    'mujer | mujeres | hombre | hombres | mamas | mamitas | adultos | adultas | persona | personas | personal | joven | jovenes | senorita | senoritas | senora | senoras | varon | varones | chico | chica | chicos | chicas | gente',
  links: `de | del | como | para | en | por | a | al | con | la | el | las | los | lo | que | sea | sean`,
  anywhere: `urgente | urgentemente | urge | por favor | porfa | porfavor | empleo | empleos | chamba | chambas | vacante | vacantes | ofertas laborales | ofertas de empleo
    | ofertas de trabajo | busco trabajo | busco empleo | necesito trabajo | quiero trabajo | trabajo urgente
    | trabaja con nosotros | ingreso inmediato | inicio inmediato | contratacion inmediata | incorporacion inmediata | cerca de mi | cerca a mi | cerca de mi casa | cerca a mi casa`,
  sentence: `don dona irme irnos bruto brutos neto netos vida marido urgent dicho hecho primo prima cunado cunada suegra suegro abuelo abuela abuelito abuelita nieto nieta compadre comadre ahijado novio novia enamorado enamorada molestia cambiar cambie cambiarme equivoque menos nadie nada nadita ninguno ninguna casualidad relacionado relacionada referente interesada interesado rico rica cinco estrellas
    disponibilidad inmediata hagan hagas escribo escribe mando manden avisen salio salieron salen publicaron mande mandaron mismo
    mismito sino fijo fija perdon estaba estabamos estuve estuvo sido siendo ser ante cual cuales desde e ella era es esa ese eso esos
    esas esta estan estar estas este esto estos fue ha hace hacer hago han hasta he le les mas me mi mis mucho muy no nos o pero
    porque pe ps pues pue quien se si sin sobre son su sus tal tambien tan te tu tus u unas uno unos va vamos voy y yo buenos dias
    tardes noches oe oye oiga senor senores amigo amiga causa pata bro favor gracias ayudarias alguno algunas algunos alguien cosa
    cualquier cualquiera todo todos todas toda lado lados parte dime den muestra muestren listar lista filtra filtrar favorita
    urgencia toque rapido ahora ahorita hoy inmediato pronto ayer manana zona zonas distrito ciudad provincia departamento region
    lugar cerca cercano cercana cercanos alrededor alrededores acepten tipo rubro area carrera sector especialidad tema solo solamente
    unicamente solos mejor mejores bien bueno buena preferencia preferible preferiblemente posible posiblemente sueldo sueldos salario
    salarios pago paga pagan paguen pagado pagados pagada pagadas remuneracion gana gano ganar ganan ganando cuanto cuanta cuantos
    plata soles sol mensual mensuales mes mil dinero minimo minima maximo arriba experiencia anos ano resido hijo hija hermano hermana
    papa mama esposo esposa ustedes usted ud uds esten existe existen mientras cuando aqui aca alla alli ahi entonces okey ok dale
    listo nuevo nuevos nueva nuevas reciente recientes ultimo ultimos ultima ultimas publicado publicados publicadas semana otro otra
    otros otras misma asi jaja jeje jsjs ja refiero cambia cambio ponle pon quita saca peru nacional pais desempleado desempleada
    desocupado recien reciencito egrese quito llevo pidan piden pide exijan exigen requieran cuento dedico chibolo chibolos aunque
    igual propongan dicen dice estudiar haya seria fuera incluido incluida regimen contrata contraten reciben reciba aceptan acepta
    soliciten sale dar dan daria ofrezcan ofrece estaria somos vengo viene estamos hemos proximo proxima rato aparte ademas incluso
    encima casi ojala verdad permiso saludos estimados estimado cuido padre tio tia sobrino sobrina vecino calquiera comun corriente
    estable adecuado serio formal ay uy ah oh eh ala achachau pucha puchi joven jovencito seno senito casero casera vecina vecinito
    maestrito dato consulta consultita pregunta preguntita duda siempre nunca jamas antes despues luego temprano todavia aun quiza
    quizas talvez acaso nomas bastante poco poquito demasiado tanto tanta harto harta mal peor lejos ello ellas ellos nosotros conmigo
    contigo consigo cuya cuyo durante segun salvo hacia tras bajo enero febrero marzo abril mayo junio julio agosto setiembre
    septiembre octubre noviembre diciembre barrio lugares sitio sitios sitiecito tranquilo tranquila decente honesto honesta bonito
    bonita buenas grande chico cerquita pal bebe bebito bebes hijito hijita mamita papito edad soltera soltero casada casado pareja
    amistad conocido conocida carnet dni ptp extranjeria papeles nombre ganas ratito momento vez veces tiempito seguro claro cierto
    cada dios indistinto indiferente primero mover moverme movilizarme desplazarme trasladarme viajar`,
} as const

/** Where the words above are the thing itself: 'trabajo social', 'puesto de salud', the shop Plaza Vea. */
export const NOT_FILLER = `trabajo social | trabajo de campo | trabajo en altura | trabajos en altura | trabajo de parto | trabajo por horas | trabajo en casa
  | puesto de salud | puesto de control | puesto de vigilancia | puesto fijo | puesto de venta | plaza vea | real plaza | mega plaza | jockey plaza | open plaza | mall plaza | poder judicial | ministerio del trabajo | plaza norte | plaza lima sur | plaza san miguel
  | oportunidades de negocio | bolsa de trabajo | jefe de puesto | primer empleo | promotor de empleo | empleo juvenil | convocatoria cas`

/** The forms of a company at the end of its name. */
export const LEGAL_FORMS =
  's a c | sac | s a a | saa | s r l | srl | s c r l | scrl | e i r l | eirl | s a | sa | ltda'

/** Abbreviations in titles and searches, each with what it may stand for. One line per kind of word. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  // Who one is
  ing: 'ingeniero',
  tec: 'técnico',
  tecn: 'técnico',
  lic: 'licenciado',
  arq: 'arquitecto',
  abog: 'abogado',
  econ: 'economista',
  prof: 'profesor | profesional',
  dr: 'doctor',
  dra: 'doctora',
  enf: 'enfermero | enfermería',
  med: 'médico',
  obst: 'obstetra',
  odont: 'odontólogo',
  psic: 'psicólogo',
  qf: 'químico farmacéutico',
  bach: 'bachiller',
  egres: 'egresado',
  pract: 'practicante',
  prac: 'practicante',
  // The place in a team
  asist: 'asistente',
  asis: 'asistente',
  ast: 'asistente',
  aux: 'auxiliar',
  ayud: 'ayudante',
  adm: 'administrador | administrativo | administración',
  admin: 'administrador | administrativo | administración',
  admon: 'administración',
  anal: 'analista',
  coord: 'coordinador',
  ejec: 'ejecutivo',
  encarg: 'encargado',
  esp: 'especialista',
  gte: 'gerente',
  jef: 'jefe',
  op: 'operador | operario',
  oper: 'operador | operario',
  resp: 'responsable',
  sec: 'secretaria',
  secre: 'secretaria',
  recep: 'recepcionista',
  sup: 'supervisor',
  superv: 'supervisor',
  vend: 'vendedor',
  trab: 'trabajador',
  // The field
  alm: 'almacén',
  cont: 'contable | contador | contabilidad',
  contab: 'contabilidad',
  educ: 'educación',
  elec: 'eléctrico | electricista',
  elect: 'eléctrico | electricista',
  farm: 'farmacia',
  ind: 'industrial',
  lab: 'laboratorio',
  log: 'logística',
  mant: 'mantenimiento',
  mantto: 'mantenimiento',
  mtto: 'mantenimiento',
  mat: 'matemática',
  mate: 'matemática',
  mec: 'mecánico',
  mecan: 'mecánico',
  mkt: 'marketing',
  mktg: 'marketing',
  prod: 'producción',
  quim: 'químico',
  rrpp: 'relaciones públicas',
  seg: 'seguridad',
  sist: 'sistemas',
  soc: 'social',
  vtas: 'ventas',
  // The contract of the state's offices
  cas: 'contrato administrativo de servicios',
  // Who employs
  corp: 'corporación',
  diresa: 'dirección regional de salud',
  dre: 'dirección regional de educación',
  gore: 'gobierno regional',
  minedu: 'ministerio de educación',
  minsa: 'ministerio de salud',
  muni: 'municipalidad',
  ugel: 'unidad de gestión educativa local',
  // Places
  sjl: 'san juan de lurigancho',
  sjm: 'san juan de miraflores',
  smp: 'san martin de porres',
  ves: 'villa el salvador',
  vmt: 'villa maria del triunfo',
  sta: 'santa',
  pte: 'puente',
}
