import { type JobCategory, jobCategories } from '#contracts/vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'

/**
 * The category of an ad that fits none of the eight: people in an organisation's own work (teachers, nurses, drivers, builders,
 * guards) belong to operations; the other seven are specialised office work.
 */
export const FALLBACK_CATEGORY: JobCategory = 'Operaciones'

// Beginnings of words, folded. A space inside requires the whole phrase; a final '$' the whole word.
const KEYWORDS: Readonly<Record<JobCategory, string>> = {
  Tecnología:
    'informatic,software,programador,desarrollador,developer,frontend,backend,full stack,fullstack,devops,base de datos,bases de datos,soporte tecnico,soporte tecnologico,tecnologias de la informacion,tecnologia de la informacion,redes y,ciberseguridad,data$,qa$,ti$,helpdesk,help desk,sistemas$,innovacion y soporte,cloud,python,java$,javascript,sql$,machine learning',
  Marketing:
    'marketing,publicidad,community manager,redes sociales,seo$,sem$,comunicador,comunicacion e imagen,comunicaciones,imagen institucional,relaciones publicas,prensa,contenidos,branding,trade$,periodis',
  Ventas:
    'vended,ventas,comercial,promotor de ventas,ejecutivo de cuentas,asesor comercial,cajer,retail,call center,televenta,teleoperador,impulsador,mercaderista,atencion al cliente,key account',
  'Recursos Humanos':
    'recursos humanos,rrhh,seleccion de personal,reclutamiento,reclutador,talento humano,planilla,bienestar social,gestion humana,capital humano,gestion del talento,remuneraciones,legajo,clima laboral,headhunter',
  Finanzas:
    'contab,contador,financ,tesorer,presupuest,tribut,auditor,costos$,credito,cobranza,facturacion,banca$,economista,control patrimonial,inversion,riesgo crediticio,recaudacion,rentas$',
  Operaciones:
    'operari,logistic,almacen,produccion,conductor,chofer,motorizado,repartidor,mantenimiento,limpieza,vigilan,seguridad,obrer,construccion,residente,mecanic,electricista,soldador,enfermer,medic,obstetr,docente,profesor,psicolog,trabajador de servicio,trabajador social,cocin,mozo$,ingeniero civil,ingeniero de minas,serenazgo,sereno$,laborator,odontolog,farmac,nutricion,agricol,acompanante,jardiner,guardian,peon$,tecnico agropecuari,veterinari',
  Diseño:
    'disen,ux$,ui$,ilustrador,audiovisual,animador,motion,fotograf,arquitect,video$,editor de video,grafic',
  Administración:
    'administra,asistente,secretari,recepcion,oficinista,auxiliar de oficina,tramite documentario,mesa de partes,archivo$,archiver,legal,abogad,juridic,judicial,fiscal$,gerente,gestion publica,contrataciones,abastecimiento,adquisiciones,notari,ejecutor coactivo,planeamiento,especialista administrativ',
}

function toPattern(words: string): RegExp {
  const alternatives = words.split(',').map((word) => word.replace(/\$$/, String.raw`\b`))
  return new RegExp(String.raw`\b(?:${alternatives.join('|')})`, 'g')
}

const PATTERNS = jobCategories.map((category) => ({ category, pattern: toPattern(KEYWORDS[category]) }))
const TITLE_WEIGHT = 10
/** The maximum weight of the body: repeating one word is no stronger evidence than three different ones. */
const BODY_CAP = 5

/** The most likely of the eight categories for an imported ad: the title outweighs the body; the more specific category wins a tie. */
export function guessCategory(title: string, body = ''): JobCategory {
  const foldedTitle = foldText(title)
  const foldedBody = foldText(body.slice(0, 4000))
  let best = { category: FALLBACK_CATEGORY, score: 0 }
  for (const { category, pattern } of PATTERNS) {
    const inTitle = new Set(foldedTitle.match(pattern)).size
    const inBody = Math.min(BODY_CAP, new Set(foldedBody.match(pattern)).size)
    // 'Asistente de …' and 'Especialista administrativo de …' name the rank; the trade follows.
    const weight =
      category === 'Administración' || category === 'Operaciones' ? TITLE_WEIGHT - 1 : TITLE_WEIGHT
    // Public ads always mention administration in the body, so that alone is no evidence.
    const score = inTitle * weight + (inTitle > 0 || category !== 'Administración' ? inBody : 0)
    if (score > best.score) best = { category, score }
  }
  // Without a keyword in the title, the body needs several to replace the fallback.
  return best.score >= 3 ? best.category : FALLBACK_CATEGORY
}
