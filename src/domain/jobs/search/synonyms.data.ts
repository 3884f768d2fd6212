import { TRADE_SYNONYMS } from './trade-synonyms.data.ts'

/**
 * Words for one job or thing, as Peru uses them. `terms` stand for each other anywhere in a search; `broad` words (a field
 * rather than a job) reach the terms only when they are the whole search, because in company they mean less.
 */
export type SynonymGroup = { terms: readonly string[]; broad?: readonly string[] }

export const SYNONYM_GROUPS: readonly SynonymGroup[] = [
  // Offices
  { terms: ['recursos humanos', 'rrhh', 'rr hh', 'gestión humana', 'talento humano', 'gestión del talento'] },
  {
    terms: [
      'reclutador',
      'analista de selección',
      'selección de personal',
      'headhunter',
      'talent acquisition',
    ],
    broad: ['reclutamiento'],
  },
  { terms: ['contador', 'contable', 'contabilidad'] },
  { terms: ['administrador', 'administración'] },
  {
    terms: [
      'asistente administrativo',
      'auxiliar administrativo',
      'apoyo administrativo',
      'auxiliar de oficina',
      'oficinista',
    ],
  },
  { terms: ['secretaria', 'asistente de gerencia', 'asistente ejecutiva'] },
  { terms: ['recepcionista', 'counter', 'anfitriona'], broad: ['recepción'] },
  { terms: ['abogado', 'legal', 'asesor legal', 'derecho'] },
  { terms: ['tesorero', 'tesorería'] },
  { terms: ['auditor', 'auditoría'] },
  { terms: ['planillas', 'nóminas', 'payroll', 'remuneraciones'] },
  { terms: ['cobranzas', 'gestor de cobranza', 'cobrador', 'recuperaciones'] },
  { terms: ['facturación', 'facturador'] },
  { terms: ['comprador', 'compras', 'abastecimiento', 'procura', 'adquisiciones'] },
  { terms: ['gerente', 'gerencia'] },
  { terms: ['jefe', 'jefatura'] },
  {
    terms: [
      'practicante',
      'prácticas preprofesionales',
      'prácticas profesionales',
      'prácticas',
      'trainee',
      'intern',
      'pasante',
    ],
  },
  { terms: ['bienestar social', 'asistente social', 'trabajador social', 'asistenta social'] },
  {
    terms: [
      'seguridad y salud en el trabajo',
      'sst',
      'ssoma',
      'prevencionista de riesgos',
      'prevencionista',
      'hse',
    ],
  },
  // Sales and service
  {
    terms: [
      'vendedor',
      'ventas',
      'asesor de ventas',
      'asesor comercial',
      'ejecutivo de ventas',
      'ejecutivo comercial',
    ],
  },
  { terms: ['promotor', 'impulsador', 'promotor de ventas', 'degustadora'] },
  { terms: ['cajero', 'caja', 'recaudador'] },
  {
    terms: [
      'call center',
      'contact center',
      'centro de contacto',
      'centro de llamadas',
      'callcenter',
      'teleoperador',
      'agente telefónico',
      'asesor telefónico',
      'televentas',
      'telemarketing',
    ],
  },
  {
    terms: [
      'atención al cliente',
      'servicio al cliente',
      'atc',
      'customer service',
      'plataforma de atención',
    ],
  },
  { terms: ['ejecutivo de cuentas', 'account manager', 'kam', 'key account manager'] },
  { terms: ['mercaderista', 'reponedor', 'repositor', 'gondolero'] },
  { terms: ['asesor de negocios', 'analista de créditos', 'oficial de créditos', 'microfinanzas'] },
  { terms: ['vendedor de tienda', 'asesor de tienda', 'retail'], broad: ['tienda'] },
  { terms: ['marketing', 'mercadeo', 'mercadotecnia'] },
  { terms: ['community manager', 'redes sociales', 'social media'] },
  { terms: ['comunicador', 'comunicaciones', 'periodista', 'imagen institucional'] },
  // Technology and design
  {
    terms: ['desarrollador', 'programador', 'developer', 'dev', 'ingeniero de software', 'software engineer'],
  },
  {
    terms: [
      'sistemas',
      'informática',
      'ti',
      'tecnologías de la información',
      'tecnología de la información',
      'it',
    ],
  },
  { terms: ['soporte técnico', 'help desk', 'helpdesk', 'mesa de ayuda', 'soporte ti'] },
  { terms: ['frontend', 'front end'] },
  { terms: ['backend', 'back end'] },
  { terms: ['full stack', 'fullstack'] },
  { terms: ['qa', 'tester', 'aseguramiento de calidad de software', 'pruebas de software'] },
  { terms: ['analista de datos', 'data analyst', 'analítica de datos'] },
  { terms: ['científico de datos', 'data scientist', 'ciencia de datos'] },
  { terms: ['ingeniero de datos', 'data engineer'] },
  { terms: ['base de datos', 'dba', 'administrador de base de datos'] },
  { terms: ['ciberseguridad', 'seguridad informática', 'seguridad de la información'] },
  { terms: ['redes y telecomunicaciones', 'networking', 'telecomunicaciones'] },
  { terms: ['scrum master', 'agile coach', 'agilista'] },
  { terms: ['jefe de proyecto', 'project manager', 'gestor de proyectos', 'pmo'] },
  {
    terms: [
      'diseñador ux',
      'diseñador ux ui',
      'ux ui',
      'diseñador ui',
      'experiencia de usuario',
      'product designer',
    ],
    broad: ['ux', 'ui'],
  },
  { terms: ['diseñador gráfico', 'diseño gráfico'] },
  { terms: ['editor de video', 'editor audiovisual', 'audiovisual', 'videógrafo'] },
  { terms: ['dibujante', 'cadista', 'modelador bim'] },
  ...TRADE_SYNONYMS,
  // Health and teaching
  { terms: ['técnico en enfermería', 'técnica de enfermería', 'auxiliar de enfermería'] },
  { terms: ['enfermero', 'licenciado en enfermería'] },
  { terms: ['médico', 'médico cirujano', 'doctor'] },
  { terms: ['odontólogo', 'dentista', 'cirujano dentista'] },
  { terms: ['químico farmacéutico', 'farmacéutico'] },
  { terms: ['técnico en farmacia', 'auxiliar de farmacia', 'botica'] },
  { terms: ['laboratorista', 'técnico en laboratorio', 'laboratorio clínico'] },
  { terms: ['terapeuta físico', 'fisioterapeuta', 'terapia física', 'tecnólogo médico en terapia física'] },
  { terms: ['nutricionista', 'nutrición'] },
  { terms: ['psicólogo', 'psicología', 'sicólogo'] },
  { terms: ['profesor', 'docente', 'maestro', 'catedrático', 'profe'] },
  { terms: ['auxiliar de educación', 'auxiliar de aula', 'miss de aula'] },
  { terms: ['profesor de inicial', 'docente de educación inicial', 'educadora', 'profesora de jardín'] },
  { terms: ['obstetra', 'obstetriz', 'matrona', 'partera'] },
  { terms: ['inteligencia artificial', 'machine learning', 'aprendizaje automático', 'ia'] },
  // Places that are written in two ways
  { terms: ['cusco', 'cuzco'] },
  { terms: ['nasca', 'nazca'] },
  // How one works: see also the work terms of `confusions.data.ts`
  { terms: ['junior', 'jr'] },
  { terms: ['senior', 'sr'] },
]
