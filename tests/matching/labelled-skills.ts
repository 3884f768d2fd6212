/*
 * Pairs of skills, and texts with the skills in them, labelled by hand from knowledge of the fields.
 *
 * Pairs have no direction.
 * 2: the same skill under another name, abbreviation or language. A company that asks for one accepts the other.
 * 1: related. One is part of the other, based on it, or its usual alternative: it counts in part.
 * 0: different, although they look alike or share a word: it must count nothing.
 *
 * Texts are parts of ads and CVs.
 * `skills`: what must be found, by its most usual name; a found synonym counts. `level` and `years` are given
 * only where the text states them for that skill, and must then be found: 'básico' is basic, 'intermedio' is
 * intermediate, 'avanzado', 'dominio', 'fluido', 'nativo' and 'experto' are advanced. A word before a list applies to
 * the whole list; one after it certainly applies only to the last skill. Where this is unclear, nothing is labelled and
 * either result passes.
 * `not`: names that seem to be in the text and must not be found. Finding other skills that are truly in the text
 * is allowed.
 */
export interface LabelledSkillPair {
  a: string
  b: string
  grade: 0 | 1 | 2
}

export interface LabelledSkillText {
  text: string
  skills: readonly { name: string; level?: 'basic' | 'intermediate' | 'advanced'; years?: number }[]
  not: readonly string[]
}

export const labelledSkills: readonly LabelledSkillPair[] = [
  { a: 'JavaScript', b: 'JS', grade: 2 },
  { a: 'TypeScript', b: 'TS', grade: 2 },
  { a: 'React', b: 'React.js', grade: 2 },
  { a: 'Node.js', b: 'NodeJS', grade: 2 },
  { a: 'C#', b: 'C Sharp', grade: 2 },
  { a: 'PostgreSQL', b: 'Postgres', grade: 2 },
  { a: 'Kubernetes', b: 'K8s', grade: 2 },
  { a: 'Excel', b: 'Microsoft Excel', grade: 2 },
  { a: 'Word', b: 'Microsoft Word', grade: 2 },
  { a: 'Power BI', b: 'PowerBI', grade: 2 },
  { a: 'MS Project', b: 'Microsoft Project', grade: 2 },
  { a: 'Inglés', b: 'English', grade: 2 },
  { a: 'Portugués', b: 'Portuguese', grade: 2 },
  { a: 'Atención al cliente', b: 'Servicio al cliente', grade: 2 },
  { a: 'Atención al cliente', b: 'Customer service', grade: 2 },
  { a: 'Trabajo en equipo', b: 'Teamwork', grade: 2 },
  { a: 'Liderazgo', b: 'Leadership', grade: 2 },
  { a: 'NIIF', b: 'IFRS', grade: 2 },
  { a: 'NIIF', b: 'Normas Internacionales de Información Financiera', grade: 2 },
  { a: 'Contabilidad', b: 'Accounting', grade: 2 },
  { a: 'SAP FI', b: 'SAP Finanzas', grade: 2 },
  { a: 'SAP MM', b: 'SAP Gestión de materiales', grade: 2 },
  { a: 'Adobe Photoshop', b: 'Photoshop', grade: 2 },
  { a: 'Adobe Illustrator', b: 'Illustrator', grade: 2 },
  { a: 'Machine learning', b: 'Aprendizaje automático', grade: 2 },
  { a: 'Inteligencia artificial', b: 'AI', grade: 2 },
  { a: 'Base de datos', b: 'Databases', grade: 2 },
  { a: 'BPM', b: 'Buenas prácticas de manufactura', grade: 2 },
  { a: 'HACCP', b: 'Análisis de peligros y puntos críticos de control', grade: 2 },
  { a: 'IPERC', b: 'Identificación de peligros, evaluación de riesgos y controles', grade: 2 },
  { a: 'SST', b: 'Seguridad y salud en el trabajo', grade: 2 },
  { a: 'Ley 29783', b: 'Ley de Seguridad y Salud en el Trabajo', grade: 2 },
  { a: 'SIAF', b: 'Sistema Integrado de Administración Financiera', grade: 2 },
  { a: 'SEACE', b: 'Sistema Electrónico de Contrataciones del Estado', grade: 2 },
  { a: 'PLE', b: 'Programa de Libros Electrónicos', grade: 2 },
  { a: 'RCP', b: 'Reanimación cardiopulmonar', grade: 2 },
  { a: 'SEO', b: 'Posicionamiento en buscadores', grade: 2 },
  { a: 'Google Ads', b: 'Google AdWords', grade: 2 },
  { a: 'Comercio exterior', b: 'Foreign trade', grade: 2 },
  { a: 'Reclutamiento y selección', b: 'Recruiting', grade: 2 },
  { a: 'Planillas', b: 'Payroll', grade: 2 },
  { a: 'Negociación', b: 'Negotiation', grade: 2 },
  { a: 'Resolución de problemas', b: 'Problem solving', grade: 2 },
  { a: 'Comunicación efectiva', b: 'Effective communication', grade: 2 },
  { a: 'Licencia de conducir A-I', b: 'Brevete A1', grade: 2 },
  { a: 'Licencia de conducir A-IIIC', b: 'Brevete AIIIC', grade: 2 },
  { a: 'Cuentas por pagar', b: 'Accounts payable', grade: 2 },
  { a: 'Conciliaciones bancarias', b: 'Conciliación bancaria', grade: 2 },
  { a: 'Manejo de montacargas', b: 'Operación de montacargas', grade: 2 },
  { a: 'Gestión de proyectos', b: 'Project management', grade: 2 },
  { a: 'Trabajo bajo presión', b: 'Tolerancia a la presión', grade: 2 },
  { a: 'Lengua de señas peruana', b: 'LSP', grade: 2 },
  { a: 'Java', b: 'Spring Boot', grade: 1 },
  { a: 'C', b: 'C++', grade: 1 },
  { a: 'JavaScript', b: 'TypeScript', grade: 1 },
  { a: 'React', b: 'Next.js', grade: 1 },
  { a: 'Angular', b: 'React', grade: 1 },
  { a: 'MySQL', b: 'PostgreSQL', grade: 1 },
  { a: 'SQL Server', b: 'Oracle Database', grade: 1 },
  { a: 'AWS', b: 'Azure', grade: 1 },
  { a: 'Docker', b: 'Kubernetes', grade: 1 },
  { a: 'Power BI', b: 'Tableau', grade: 1 },
  { a: 'Excel', b: 'Google Sheets', grade: 1 },
  { a: 'Tablas dinámicas', b: 'Excel', grade: 1 },
  { a: 'Photoshop', b: 'Lightroom', grade: 1 },
  { a: 'Illustrator', b: 'CorelDRAW', grade: 1 },
  { a: 'AutoCAD', b: 'Civil 3D', grade: 1 },
  { a: 'Revit', b: 'BIM', grade: 1 },
  { a: 'S10', b: 'Presupuestos de obra', grade: 1 },
  { a: 'Scrum', b: 'Kanban', grade: 1 },
  { a: 'Selenium', b: 'Cypress', grade: 1 },
  { a: 'CONCAR', b: 'Contabilidad', grade: 1 },
  { a: 'PDT', b: 'PLAME', grade: 1 },
  { a: 'SIAF', b: 'SIGA', grade: 1 },
  { a: 'ISO 9001', b: 'ISO 14001', grade: 1 },
  { a: 'HACCP', b: 'BPM', grade: 1 },
  { a: 'Primeros auxilios', b: 'Reanimación cardiopulmonar', grade: 1 },
  { a: 'Facebook Ads', b: 'Google Ads', grade: 1 },
  { a: 'SEO', b: 'SEM', grade: 1 },
  { a: 'Inventarios', b: 'Kardex', grade: 1 },
  { a: 'Picking', b: 'Packing', grade: 1 },
  { a: 'Soldadura MIG', b: 'Soldadura TIG', grade: 1 },
  { a: 'PLC', b: 'SCADA', grade: 1 },
  { a: 'Cobranzas', b: 'Cuentas por cobrar', grade: 1 },
  { a: 'Incoterms', b: 'Comercio exterior', grade: 1 },
  { a: 'SPSS', b: 'Stata', grade: 1 },
  { a: 'Figma', b: 'Adobe XD', grade: 1 },
  { a: 'Flutter', b: 'React Native', grade: 1 },
  { a: 'Ventas', b: 'Cierre de ventas', grade: 1 },
  { a: 'Ciberseguridad', b: 'Ethical hacking', grade: 1 },
  { a: 'Datamine', b: 'Planeamiento de minado', grade: 1 },
  { a: 'Reclutamiento y selección', b: 'Entrevistas por competencias', grade: 1 },
  { a: 'Coctelería', b: 'Vinos', grade: 1 },
  { a: 'Java', b: 'JavaScript', grade: 0 },
  { a: 'C', b: 'C#', grade: 0 },
  { a: 'C#', b: 'C++', grade: 0 },
  { a: 'R', b: 'Ruby', grade: 0 },
  { a: 'Go', b: 'Google Ads', grade: 0 },
  { a: 'SAP FI', b: 'SAP MM', grade: 0 },
  { a: 'SAP HANA', b: 'SAP SD', grade: 0 },
  { a: 'SQL', b: 'NoSQL', grade: 0 },
  { a: 'SQL Server', b: 'Windows Server', grade: 0 },
  { a: 'SIG (información geográfica)', b: 'SIG (sistema integrado de gestión)', grade: 0 },
  { a: 'Flask', b: 'Flota de vehículos', grade: 0 },
  { a: 'Excel', b: 'Excelente comunicación', grade: 0 },
  { a: 'Access', b: 'Control de accesos', grade: 0 },
  { a: 'Word', b: 'WordPress', grade: 0 },
  { a: 'PowerPoint', b: 'Power BI', grade: 0 },
  { a: 'Redes sociales', b: 'Redes', grade: 0 },
  { a: 'Redes de datos', b: 'Redes de distribución eléctrica', grade: 0 },
  { a: 'Soldadura MIG', b: 'Migración de datos', grade: 0 },
  { a: 'Seguridad informática', b: 'Seguridad industrial', grade: 0 },
  { a: 'Vigilancia epidemiológica', b: 'Vigilancia privada', grade: 0 },
  { a: 'Gestión de riesgos crediticios', b: 'Riesgos laborales', grade: 0 },
  { a: 'Auditoría médica', b: 'Auditoría financiera', grade: 0 },
  { a: 'Derecho laboral', b: 'Derecho penal', grade: 0 },
  { a: 'ISO 9001', b: 'ISO 27001', grade: 0 },
  { a: 'Licencia de conducir A-I', b: 'Licencia de uso de armas', grade: 0 },
  { a: 'Swift', b: 'Mensajería SWIFT interbancaria', grade: 0 },
  { a: 'BPM (buenas prácticas de manufactura)', b: 'BPMN', grade: 0 },
  { a: 'Spark', b: 'Adobe Spark', grade: 0 },
  { a: 'Cocina peruana', b: 'Cocción de ladrillos', grade: 0 },
  { a: 'Corte de cabello', b: 'Corte de carnes', grade: 0 },
  { a: 'Corte de tela', b: 'Corte y doblez de fierro', grade: 0 },
  { a: 'Historia', b: 'Historias clínicas', grade: 0 },
  { a: 'Historias de usuario', b: 'Historias clínicas', grade: 0 },
  { a: 'Química', b: 'Quechua', grade: 0 },
  { a: 'Cálculo estructural', b: 'Cálculo de planillas', grade: 0 },
  { a: 'Manejo de conflictos', b: 'Manejo de caja', grade: 0 },
  { a: 'Manejo defensivo', b: 'Manejo forestal', grade: 0 },
  { a: 'Modelado de datos', b: 'Modelado 3D', grade: 0 },
  { a: 'Toma de muestras', b: 'Toma de decisiones', grade: 0 },
  { a: 'Perforación diamantina', b: 'Perforación corporal', grade: 0 },
  { a: 'Rust', b: 'Oxicorte', grade: 0 },
  { a: 'CRM (clientes)', b: 'CRM de cabina', grade: 0 },
  { a: 'Estadística', b: 'Estética', grade: 0 },
  { a: 'Limpieza de datos', b: 'Limpieza de oficinas', grade: 0 },
]

export const labelledSkillTexts: readonly LabelledSkillText[] = [
  {
    text: 'Manejo de Excel avanzado y SAP a nivel usuario',
    skills: [{ name: 'Excel', level: 'advanced' }, { name: 'SAP' }],
    not: ['SAP FI'],
  },
  { text: 'Inglés intermedio (deseable)', skills: [{ name: 'Inglés', level: 'intermediate' }], not: [] },
  { text: '3 años de experiencia en SAP MM', skills: [{ name: 'SAP MM', years: 3 }], not: ['SAP FI'] },
  { text: 'Administración de vitamina C por vía endovenosa', skills: [], not: ['C'] },
  {
    text: 'Experiencia mínima de 2 años en atención al cliente',
    skills: [{ name: 'Atención al cliente', years: 2 }],
    not: [],
  },
  {
    text: 'Programación en C y C++ para microcontroladores',
    skills: [{ name: 'C' }, { name: 'C++' }, { name: 'Microcontroladores' }],
    not: ['C#'],
  },
  {
    text: 'Desarrollador con 5 años en C# y .NET Core',
    skills: [{ name: 'C#' }, { name: '.NET' }],
    not: ['C', 'C++'],
  },
  {
    text: 'Dominio de JavaScript y Node.js',
    skills: [
      { name: 'JavaScript', level: 'advanced' },
      { name: 'Node.js', level: 'advanced' },
    ],
    not: ['Java'],
  },
  {
    text: 'Sólidos conocimientos de Java y Spring Boot',
    skills: [{ name: 'Java' }, { name: 'Spring Boot' }],
    not: ['JavaScript'],
  },
  {
    text: 'Excelente presentación personal y puntualidad',
    skills: [{ name: 'Puntualidad' }],
    not: ['Excel'],
  },
  {
    text: 'Ofimática nivel intermedio: Word, Excel y PowerPoint',
    skills: [
      { name: 'Ofimática', level: 'intermediate' },
      { name: 'Word' },
      { name: 'Excel' },
      { name: 'PowerPoint' },
    ],
    not: ['WordPress', 'Power BI'],
  },
  {
    text: 'Páginas web en WordPress y WooCommerce',
    skills: [{ name: 'WordPress' }, { name: 'WooCommerce' }],
    not: ['Word'],
  },
  {
    text: 'Power BI intermedio y SQL básico',
    skills: [
      { name: 'Power BI', level: 'intermediate' },
      { name: 'SQL', level: 'basic' },
    ],
    not: ['PowerPoint'],
  },
  {
    text: 'Control de accesos y registro de visitas',
    skills: [{ name: 'Control de accesos' }],
    not: ['Access'],
  },
  {
    text: 'Base de datos en Access y SQL Server',
    skills: [{ name: 'Access' }, { name: 'SQL Server' }],
    not: ['Control de accesos'],
  },
  {
    text: 'Quechua hablado y escrito, nivel avanzado',
    skills: [{ name: 'Quechua', level: 'advanced' }],
    not: [],
  },
  {
    text: 'Inglés básico, portugués avanzado',
    skills: [
      { name: 'Inglés', level: 'basic' },
      { name: 'Portugués', level: 'advanced' },
    ],
    not: [],
  },
  {
    text: 'Registro en el SIAF y SIGA, módulo logístico',
    skills: [{ name: 'SIAF' }, { name: 'SIGA' }],
    not: [],
  },
  {
    text: 'Conocimiento de la Ley de Contrataciones del Estado y manejo del SEACE',
    skills: [{ name: 'Ley de Contrataciones del Estado' }, { name: 'SEACE' }],
    not: [],
  },
  {
    text: 'Elaboración de planillas, PLAME y T-Registro',
    skills: [{ name: 'Planillas' }, { name: 'PLAME' }, { name: 'T-Registro' }],
    not: [],
  },
  { text: 'Aplicación de NIIF y cierre contable mensual', skills: [{ name: 'NIIF' }], not: [] },
  {
    text: 'Declaraciones en PDT 621 y libros electrónicos PLE',
    skills: [{ name: 'PDT' }, { name: 'PLE' }],
    not: [],
  },
  {
    text: 'Brevete A-IIB vigente (indispensable)',
    skills: [{ name: 'Licencia de conducir A-IIB' }],
    not: ['Licencia de conducir A-IIIC'],
  },
  {
    text: 'Licencia AIIIC y manejo defensivo',
    skills: [{ name: 'Licencia de conducir A-IIIC' }, { name: 'Manejo defensivo' }],
    not: ['Licencia de conducir A-I'],
  },
  {
    text: 'Haber trabajado 4 años con AutoCAD y Civil 3D',
    skills: [
      { name: 'AutoCAD', years: 4 },
      { name: 'Civil 3D', years: 4 },
    ],
    not: [],
  },
  {
    text: 'Metrados, valorizaciones y presupuestos en S10',
    skills: [{ name: 'Metrados' }, { name: 'Valorizaciones' }, { name: 'S10' }],
    not: [],
  },
  {
    text: 'Modelado en Revit (avanzado) y Navisworks (básico)',
    skills: [
      { name: 'Revit', level: 'advanced' },
      { name: 'Navisworks', level: 'basic' },
    ],
    not: [],
  },
  { text: 'Elaboración de matriz IPERC y ATS', skills: [{ name: 'IPERC' }], not: [] },
  {
    text: 'Implementación de ISO 45001 e ISO 14001',
    skills: [{ name: 'ISO 45001' }, { name: 'ISO 14001' }],
    not: ['ISO 9001', 'ISO 27001'],
  },
  { text: 'Certificación BLS y ACLS vigente', skills: [{ name: 'ACLS' }], not: [] },
  {
    text: 'Toma de funciones vitales, inyectables y curaciones',
    skills: [{ name: 'Signos vitales' }, { name: 'Inyectables' }],
    not: [],
  },
  {
    text: 'Toma de decisiones y pensamiento analítico',
    skills: [{ name: 'Toma de decisiones' }, { name: 'Pensamiento analítico' }],
    not: ['Toma de muestras'],
  },
  {
    text: 'Toma de muestras y microscopía',
    skills: [{ name: 'Toma de muestras' }, { name: 'Microscopía' }],
    not: ['Toma de decisiones'],
  },
  {
    text: 'Redacción de historias clínicas',
    skills: [{ name: 'Historias clínicas' }],
    not: ['Historia', 'Historias de usuario'],
  },
  {
    text: 'Redacción de historias de usuario en Jira',
    skills: [{ name: 'Historias de usuario' }, { name: 'Jira' }],
    not: ['Historias clínicas'],
  },
  {
    text: 'React, Redux y TypeScript (2 años)',
    skills: [{ name: 'React' }, { name: 'Redux' }, { name: 'TypeScript' }],
    not: [],
  },
  { text: 'Aplicaciones móviles con React Native', skills: [{ name: 'React Native' }], not: ['React'] },
  {
    text: 'Scripts en Python y R para análisis estadístico',
    skills: [{ name: 'Python' }, { name: 'R' }],
    not: ['Ruby'],
  },
  {
    text: 'Responsable del área de R.R.H.H. y clima laboral',
    skills: [{ name: 'Clima laboral' }],
    not: ['R'],
  },
  {
    text: 'Despliegue en AWS con Docker y Kubernetes',
    skills: [{ name: 'AWS' }, { name: 'Docker' }, { name: 'Kubernetes' }],
    not: [],
  },
  { text: 'Microservicios en Go y gRPC', skills: [{ name: 'Go' }], not: ['Google Ads'] },
  {
    text: 'Campañas en Google Ads y Meta Ads',
    skills: [{ name: 'Google Ads' }, { name: 'Meta Ads' }],
    not: ['Go'],
  },
  {
    text: 'Manejo de redes sociales: Facebook, Instagram y TikTok',
    skills: [{ name: 'Redes sociales' }],
    not: ['Redes'],
  },
  {
    text: 'Configuración de redes LAN/WAN y equipos Cisco',
    skills: [{ name: 'Redes' }, { name: 'Cisco' }],
    not: ['Redes sociales'],
  },
  {
    text: 'Photoshop e Illustrator avanzado',
    skills: [{ name: 'Adobe Photoshop' }, { name: 'Adobe Illustrator', level: 'advanced' }],
    not: [],
  },
  {
    text: 'Edición en Premiere y After Effects',
    skills: [{ name: 'Adobe Premiere Pro' }, { name: 'Adobe After Effects' }],
    not: [],
  },
  {
    text: 'Soldadura MIG, TIG y arco eléctrico',
    skills: [{ name: 'Soldadura MIG' }, { name: 'Soldadura TIG' }],
    not: [],
  },
  { text: 'Lectura e interpretación de planos mecánicos', skills: [{ name: 'Lectura de planos' }], not: [] },
  {
    text: 'Programación de PLC Siemens y sistemas SCADA',
    skills: [{ name: 'PLC' }, { name: 'SCADA' }],
    not: [],
  },
  {
    text: 'Aplicación de BPM y HACCP en planta de alimentos',
    skills: [{ name: 'BPM' }, { name: 'HACCP' }],
    not: ['BPMN'],
  },
  {
    text: 'Modelado de procesos en BPMN con Bizagi',
    skills: [{ name: 'BPMN' }, { name: 'Bizagi' }],
    not: ['BPM'],
  },
  { text: 'Manejo de caja chica y arqueos', skills: [{ name: 'Caja chica' }], not: [] },
  {
    text: 'Manejo de caja, arqueo y detección de billetes falsos',
    skills: [{ name: 'Manejo de caja' }, { name: 'Arqueo de caja' }],
    not: ['Caja chica'],
  },
  { text: 'Cobranza de cartera morosa por teléfono', skills: [{ name: 'Cobranzas' }], not: [] },
  {
    text: 'Inventarios cíclicos, kardex y guías de remisión',
    skills: [{ name: 'Inventarios' }, { name: 'Kardex' }],
    not: [],
  },
  {
    text: 'Negociación de fletes e Incoterms 2020',
    skills: [{ name: 'Incoterms' }, { name: 'Negociación' }],
    not: [],
  },
  {
    text: 'Picking con radiofrecuencia y despacho',
    skills: [{ name: 'Picking' }, { name: 'Radiofrecuencia' }],
    not: [],
  },
  { text: 'Preparación de comida criolla y marina', skills: [{ name: 'Cocina peruana' }], not: [] },
  {
    text: 'Coctelería clásica y de autor, más de 3 años',
    skills: [{ name: 'Coctelería', years: 3 }],
    not: [],
  },
  {
    text: 'Limpieza de oficinas y desinfección de ambientes',
    skills: [{ name: 'Limpieza' }, { name: 'Desinfección' }],
    not: [],
  },
  {
    text: 'Carné SUCAMEC y licencia para portar armas',
    skills: [{ name: 'Carné Sucamec' }, { name: 'Licencia de uso de armas' }],
    not: ['Licencia de conducir A-I'],
  },
  {
    text: 'Litigación oral y derecho procesal penal',
    skills: [{ name: 'Litigación oral' }],
    not: ['Derecho laboral'],
  },
  {
    text: 'Elaboración de sesiones de aprendizaje según el Currículo Nacional',
    skills: [{ name: 'Currículo Nacional' }],
    not: [],
  },
  {
    text: 'English: fluent. Spanish: native',
    skills: [
      { name: 'Inglés', level: 'advanced' },
      { name: 'Español', level: 'advanced' },
    ],
    not: [],
  },
  {
    text: 'Strong SQL skills and 4+ years of Python',
    skills: [{ name: 'SQL' }, { name: 'Python', years: 4 }],
    not: [],
  },
  {
    text: 'Experto en tablas dinámicas y macros de Excel',
    skills: [{ name: 'Tablas dinámicas', level: 'advanced' }, { name: 'Excel' }],
    not: [],
  },
  { text: 'Vitaminas B y C, hierro y ácido fólico para gestantes', skills: [], not: ['C'] },
  { text: 'El plan A y el plan C del proyecto', skills: [], not: ['C'] },
  {
    text: 'Logueo geológico y uso de Leapfrog',
    skills: [{ name: 'Logueo geológico' }, { name: 'Leapfrog' }],
    not: [],
  },
  {
    text: 'Operación de cargador frontal y retroexcavadora con 6 años de experiencia',
    skills: [
      { name: 'Cargador frontal', years: 6 },
      { name: 'Retroexcavadora', years: 6 },
    ],
    not: [],
  },
  { text: 'Se ofrece sueldo fijo más comisiones y planilla completa', skills: [], not: ['Planillas'] },
  {
    text: 'Liderazgo, empatía y trabajo bajo presión',
    skills: [{ name: 'Liderazgo' }, { name: 'Empatía' }, { name: 'Trabajo bajo presión' }],
    not: [],
  },
]
