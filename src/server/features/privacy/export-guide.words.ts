import type { Person } from '#server/personal-data.ts'

/** Describes each file of a download for the person. */
const contents: Record<string, string> = {
  cuenta: 'Tu correo, desde cuándo tienes cuenta, tus sesiones abiertas y lo que revisamos de tus archivos',
  consentimientos: 'Qué versión de los términos aceptaste, y cuándo',
  datosDePago: 'Dónde te pagamos lo que ganas: los cuatro últimos dígitos y el titular',
  pagosRecibidos: 'Los pagos que te hicimos por tus contrataciones (montos en centavos)',
  datosDeRecibos: 'A nombre de quién salen tus recibos: RUC o DNI y dirección',
  pagos: 'Tus planes y pagos, con el número de cada recibo (montos en centavos)',
  notificaciones: 'Lo que te avisamos en la campana',
  'preferencias-de-notificaciones': 'Qué avisos elegiste recibir y por dónde',
  verificaciones: 'Tus pedidos de verificación, con lo que respondimos y los documentos que aún guardamos',
  'verificaciones-terminadas': 'Cuándo y por qué terminó una verificación',
  empresa: 'Los datos de tu empresa',
  equipos: 'Las empresas de otros en las que trabajas, y los empleos que sigues',
  'invitaciones-a-equipos': 'Las invitaciones a equipos de empresas que te enviaron a tu correo',
  perfil: 'Tu perfil y quién puede verlo',
  'visitas-a-tu-perfil': 'Cuántas veces se abrió tu perfil cada día',
  experiencias: 'Tu experiencia',
  educacion: 'Tu educación',
  habilidades: 'Tus habilidades, idiomas y certificaciones',
  'leido-de-tu-cv': 'Lo que leímos en tu CV, tal como lo decía, para no guardarlo dos veces',
  empleos: 'Los empleos que publicaste, con lo que nos explicaste de los observados',
  servicios: 'Los servicios que ofreces u ofreciste',
  'disponibilidad-de-servicios': 'Cuándo recibes pedidos y cuántos a la vez, como lo dijiste',
  requerimientos: 'Lo que publicaste que necesitabas',
  'requerimientos-avisados': 'Los requerimientos de empresas de los que te avisamos, con el motivo',
  propuestas: 'Tus propuestas para requerimientos de empresas',
  'invitaciones-a-proponer': 'Las invitaciones a proponer para un requerimiento, con su motivo',
  'propuestas-recibidas': 'Las propuestas que llegaron a tus requerimientos',
  'servicios-sugeridos': 'Los servicios que te sugerimos',
  postulaciones: 'Tus postulaciones, con cada cambio de estado',
  'notas-de-empresas': 'Lo que el equipo de una empresa anotó sobre ti como candidato',
  'evaluaciones-de-empresas': 'Cómo te calificó el equipo de una empresa, criterio por criterio',
  'lecturas-de-mi-cv': 'Los días en que una empresa abrió tu CV',
  'notas-sobre-candidatos': 'Las notas que escribiste sobre candidatos',
  'evaluaciones-de-candidatos': 'Tus evaluaciones de candidatos, también las que no enviaste',
  'criterios-de-evaluacion': 'Lo que tu empresa evalúa en cada empleo',
  invitaciones: 'Las invitaciones a postular que te enviaron a tu correo',
  'compatibilidad-mostrada': 'Los puntajes que una empresa vio sobre ti, con sus motivos',
  mensajes: 'Tus conversaciones',
  cotizaciones: 'Las cotizaciones de tus conversaciones (montos en centavos)',
  partesDeContrataciones:
    'Lo que se acordó en cada contratación: partes, precio en centavos, plazo y entregas',
  contrataciones: 'Las contrataciones de servicios en las que participas',
  citas: 'Tus citas',
  entrevistas: 'Tus entrevistas, con las horas propuestas y cada cambio',
  'entrevistas-como-entrevistador': 'Las entrevistas que haces por una empresa',
  'otros-empleos':
    'Las empresas que pueden encontrarte para otros empleos, porque dijiste que sí al postular',
  'bancos-de-talento': 'Los bancos de talento: en cuáles estás, o los de tu empresa, con sus notas',
  'busquedas-de-talento': 'Tus búsquedas de talento guardadas',
  'horario-de-citas': 'Tu horario para citas y tus días libres',
  pasosDeContrataciones: 'Cada paso de tus contrataciones, con su fecha y sus notas',
  problemasDeContrataciones:
    'Los problemas que hubo en tus contrataciones: motivo, propuesta y cómo terminaron',
  pruebasDeContrataciones: 'Los archivos y mensajes que señalaste en esos problemas',
  archivosDeContrataciones: 'Los archivos que se enviaron en tus contrataciones',
  resenasDeEmpresas: 'Tus reseñas de las empresas que te contrataron',
  resenas: 'Las reseñas que recibiste o escribiste',
  'validaciones-que-diste': 'Las habilidades que validaste',
  'validaciones-que-recibiste': 'Las habilidades que te validaron',
  portafolio: 'Tu portafolio',
  certificados: 'Tus certificados',
  'cv-creados': 'Los CV que creaste con tu perfil, con sus enlaces',
  'empleos-guardados': 'Los empleos que guardaste',
  'conversaciones-con-el-asistente': 'Las conversaciones con el asistente que guardaste',
  suscripciones: 'Tus alertas de empleo, tu boletín y si aceptaste novedades',
  'enviado-a-empresas':
    'Lo que enviamos de ti a los sistemas de las empresas a las que postulaste, mientras lo guardamos',
  'correos-generales': 'Los correos a muchas personas que te enviamos también a ti',
  'mensajes-a-soporte': 'Lo que nos escribiste',
  reclamos: 'Tus hojas del libro de reclamaciones',
  reportes: 'Lo que reportaste',
}

/** The file to open first. */
export function readMe({
  person,
  areas,
  files,
  now,
}: {
  person: Person
  areas: readonly string[]
  files: number
  now: Date
}): string {
  const date = new Intl.DateTimeFormat('es-PE', { dateStyle: 'long', timeZone: 'America/Lima' }).format(now)
  const width = Math.max(...areas.map((area) => area.length)) + '.json'.length
  return [
    'TUS DATOS EN QHATU',
    '',
    `Cuenta: ${person.name} (${person.email})`,
    `Fecha:  ${date}`,
    '',
    'Aquí está todo lo que Qhatu sabe de ti. Cada archivo .json es texto: se abre con cualquier editor.',
    'Las fechas están en hora universal (UTC).',
    '',
    ...areas.map((area) => `${`${area}.json`.padEnd(width)}  ${contents[area] ?? ''}`.trimEnd()),
    '',
    files === 0
      ? 'No subiste archivos.'
      : `En la carpeta "archivos" ${files === 1 ? 'está el archivo' : `están los ${files} archivos`} que subiste o que una empresa adjuntó a una nota sobre ti.`,
    '',
    'De otras personas solo está lo que tú ya viste, y lo que una empresa anotó de ti. Tu contraseña no se puede leer ni descargar.',
    '¿Algo está mal? Corrígelo en tu configuración o escríbenos.',
    '',
  ].join('\r\n')
}
