import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'

export interface DemoPerson {
  key: string
  email: string
  firstName: string
  lastName: string
  title: string
  location: string
  phone: string
  summary: string
  skills: readonly string[]
  planType: 'basic' | 'premium'
  /** Newest first: role, company, years, what was achieved. */
  experience: readonly (readonly [role: string, company: string, years: string, done: string])[]
  education: string
  languages: readonly { name: string; level: LanguageLevel }[]
}

/** Invented people; their telephones belong to nobody. */
export const demoPeople: readonly DemoPerson[] = [
  {
    key: 'milagros',
    email: 'profesional@demo.qhatu.pe',
    firstName: 'Milagros',
    lastName: 'Quispe Ñahui',
    title: 'Desarrolladora Full Stack',
    location: 'Pueblo Libre, Lima',
    phone: '900 000 001',
    summary:
      'Cuatro años construyendo productos web que aguantan celulares modestos y conexiones malas. Disfruto conversar con quien usa lo que hago.',
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'CSS', 'Accesibilidad'],
    planType: 'basic',
    experience: [
      [
        'Desarrolladora Full Stack',
        'Cooperativa Los Molles',
        '2023 - 2026',
        'Rehíce el portal de socios: el tiempo de carga bajó de 9 a 2 segundos.',
      ],
      [
        'Desarrolladora Frontend',
        'Taller Digital Retama',
        '2022 - 2023',
        'Construí formularios accesibles para tres municipalidades.',
      ],
    ],
    education: 'Ingeniería de Sistemas, Instituto Superior Los Andes (2021)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Quechua', level: 'intermediate' },
      { name: 'Inglés', level: 'intermediate' },
    ],
  },
  {
    key: 'renzo',
    email: 'premium@demo.qhatu.pe',
    firstName: 'Renzo',
    lastName: 'Huamán Ríos',
    title: 'Diseñador UX/UI',
    location: 'Barranco, Lima',
    phone: '900 000 002',
    summary:
      'Diseño servicios digitales desde la investigación hasta el último detalle de la pantalla. Seis años entre banca, salud y cultura.',
    skills: ['Figma', 'Investigación con usuarios', 'Prototipado', 'Accesibilidad', 'HTML', 'CSS'],
    planType: 'premium',
    experience: [
      [
        'Diseñador de Producto',
        'Caja Amancaes',
        '2022 - 2026',
        'Simplifiqué la apertura de cuenta de 14 a 5 pantallas.',
      ],
      [
        'Diseñador UX',
        'Estudio Totora',
        '2020 - 2022',
        'Investigué con 120 pacientes para un sistema de citas.',
      ],
    ],
    education: 'Diseño Gráfico, Escuela de Diseño Santa Rosa (2019)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'advanced' },
    ],
  },
  {
    key: 'yesenia',
    email: 'yesenia.condori@demo.qhatu.pe',
    firstName: 'Yesenia',
    lastName: 'Condori Apaza',
    title: 'Desarrolladora Backend',
    location: 'Arequipa',
    phone: '900 000 003',
    summary: 'Especialista en servicios de pago y en consultas que no se caen a fin de mes.',
    skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'Docker', 'Pruebas automatizadas'],
    planType: 'premium',
    experience: [
      [
        'Desarrolladora Backend',
        'Pagos del Misti',
        '2021 - 2026',
        'Diseñé la conciliación diaria de 40 mil operaciones sin duplicados.',
      ],
    ],
    education: 'Ingeniería de Software, Universidad del Valle Blanco (2020)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'intermediate' },
    ],
  },
  {
    key: 'andre',
    email: 'andre.villegas@demo.qhatu.pe',
    firstName: 'André',
    lastName: 'Villegas Pinedo',
    title: 'Desarrollador React',
    location: 'Trujillo, La Libertad',
    phone: '900 000 004',
    summary:
      'Tres años de interfaces rápidas y probadas. Aprendo enseñando: dicto un taller gratuito en mi barrio.',
    skills: ['React', 'JavaScript', 'TypeScript', 'Pruebas automatizadas', 'Git'],
    planType: 'basic',
    experience: [
      [
        'Desarrollador Frontend',
        'Reparto Moche',
        '2023 - 2026',
        'Creé la pantalla de pedidos que usan 300 repartidores.',
      ],
    ],
    education: 'Computación e Informática, Instituto Técnico Chicama (2022)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'basic' },
    ],
  },
  {
    key: 'lucero',
    email: 'lucero.mamani@demo.qhatu.pe',
    firstName: 'Lucero',
    lastName: 'Mamani Choque',
    title: 'Analista de Datos',
    location: 'Puno',
    phone: '900 000 005',
    summary: 'Convierto tablas desordenadas en decisiones que alguien puede tomar el lunes.',
    skills: ['SQL', 'Python', 'Power BI', 'Estadística', 'Riesgo crediticio'],
    planType: 'premium',
    experience: [
      [
        'Analista de Datos',
        'Caja Titiqaqa Sur',
        '2022 - 2026',
        'Construí los tableros de mora que hoy revisan 18 agencias.',
      ],
    ],
    education: 'Estadística, Universidad de la Meseta (2021)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Aimara', level: 'native' },
      { name: 'Inglés', level: 'intermediate' },
    ],
  },
  {
    key: 'joaquin',
    email: 'joaquin.saldana@demo.qhatu.pe',
    firstName: 'Joaquín',
    lastName: 'Saldaña Rojas',
    title: 'Jefe de Producto Digital',
    location: 'Jesús María, Lima',
    phone: '900 000 006',
    summary: 'Siete años en producto. Prefiero quitar una función antes que sumar una que nadie pidió.',
    skills: ['Gestión de producto', 'Analítica', 'Investigación con usuarios', 'Pagos digitales'],
    planType: 'premium',
    experience: [
      [
        'Jefe de Producto',
        'Billetera Kantuta',
        '2021 - 2026',
        'Llevé los pagos con código QR de 0 a 25 mil comercios.',
      ],
      [
        'Analista de Producto',
        'Mercado Cercano',
        '2019 - 2021',
        'Monté el programa de entrevistas semanales con clientes.',
      ],
    ],
    education: 'Administración, Universidad Costa Central (2018)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'advanced' },
      { name: 'Portugués', level: 'basic' },
    ],
  },
  {
    key: 'rosa',
    email: 'rosa.tello@demo.qhatu.pe',
    firstName: 'Rosa',
    lastName: 'Tello Huanca',
    title: 'Contadora Pública',
    location: 'Huancayo, Junín',
    phone: '900 000 007',
    summary: 'Nueve años cerrando meses a tiempo y explicando balances sin palabras difíciles.',
    skills: ['Contabilidad', 'NIIF', 'Tributación', 'SIRE', 'Excel avanzado'],
    planType: 'premium',
    experience: [
      [
        'Contadora',
        'Asesores Mantaro',
        '2017 - 2026',
        'Dirigí la contabilidad de 30 empresas y un equipo de cuatro personas.',
      ],
    ],
    education: 'Contabilidad, Universidad Andina del Centro (2016)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Quechua', level: 'native' },
    ],
  },
  {
    key: 'diego',
    email: 'diego.farfan@demo.qhatu.pe',
    firstName: 'Diego',
    lastName: 'Farfán Luna',
    title: 'Especialista en Marketing Digital',
    location: 'Cusco',
    phone: '900 000 008',
    summary: 'Ayudo a negocios pequeños a ser encontrados. Mido ventas, no aplausos.',
    skills: ['SEO', 'Google Analytics', 'Redacción', 'Redes sociales'],
    planType: 'premium',
    experience: [
      [
        'Especialista SEO',
        'Rutas Salkantay',
        '2021 - 2026',
        'Dupliqué las reservas directas en dos temporadas.',
      ],
    ],
    education: 'Comunicación, Universidad del Valle Sagrado (2020)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'advanced' },
    ],
  },
  {
    key: 'katherine',
    email: 'katherine.ruiz@demo.qhatu.pe',
    firstName: 'Katherine',
    lastName: 'Ruiz Shupingahua',
    title: 'Agente de Atención al Cliente',
    location: 'Iquitos, Loreto',
    phone: '900 000 009',
    summary: 'Cinco años escuchando problemas y dejándolos resueltos. Escribo claro y con paciencia.',
    skills: ['Atención al cliente', 'Redacción', 'Resolución de problemas', 'CRM'],
    planType: 'basic',
    experience: [
      [
        'Agente de Atención',
        'Telecentro Itaya',
        '2020 - 2026',
        'Mantuve 96% de satisfacción y entrené a ocho compañeras.',
      ],
    ],
    education: 'Secretariado Ejecutivo, Instituto Río Nanay (2019)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'basic' },
    ],
  },
  {
    key: 'omar',
    email: 'omar.chunga@demo.qhatu.pe',
    firstName: 'Omar',
    lastName: 'Chunga Seminario',
    title: 'Ingeniero DevOps',
    location: 'Piura',
    phone: '900 000 010',
    summary: 'Automatizo lo aburrido y ensayo lo que puede salir mal antes de que salga mal.',
    skills: ['Linux', 'Docker', 'Terraform', 'CI/CD', 'Python', 'Node.js'],
    planType: 'premium',
    experience: [
      [
        'Administrador de Sistemas',
        'Agrícola Tallán',
        '2020 - 2026',
        'Reduje de 3 horas a 12 minutos la recuperación de servidores.',
      ],
    ],
    education: 'Ingeniería Electrónica, Universidad del Chira (2019)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'basic' },
    ],
  },
  {
    key: 'fiorella',
    email: 'fiorella.bazan@demo.qhatu.pe',
    firstName: 'Fiorella',
    lastName: 'Bazán Castro',
    title: 'Analista de Riesgos',
    location: 'San Miguel, Lima',
    phone: '900 000 011',
    summary: 'Modelos simples que se pueden explicar a quien recibe la respuesta.',
    skills: ['SQL', 'Python', 'Riesgo crediticio', 'Excel avanzado'],
    planType: 'premium',
    experience: [
      [
        'Analista de Riesgos',
        'Financiera Ollantay Norte',
        '2023 - 2026',
        'Reescribí las reglas de microcrédito y bajé la mora temprana en 2 puntos.',
      ],
    ],
    education: 'Economía, Universidad Costa Central (2022)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'intermediate' },
    ],
  },
  {
    key: 'wilmer',
    email: 'wilmer.ccori@demo.qhatu.pe',
    firstName: 'Wilmer',
    lastName: 'Ccori Huillca',
    title: 'Técnico en Computación',
    location: 'San Juan de Lurigancho, Lima',
    phone: '900 000 012',
    summary:
      'Soporte en colegios y tiendas. Estoy aprendiendo desarrollo web y busco mi primera oportunidad.',
    skills: ['Soporte técnico', 'Redes', 'Windows', 'JavaScript'],
    planType: 'basic',
    experience: [
      [
        'Técnico de Soporte',
        'Colegio Los Sauces',
        '2024 - 2026',
        'Dejé operativos dos laboratorios con equipos recuperados.',
      ],
    ],
    education: 'Computación e Informática, Instituto Técnico Canto Grande (2024)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Quechua', level: 'native' },
    ],
  },
  {
    key: 'paola',
    email: 'paola.zegarra@demo.qhatu.pe',
    firstName: 'Paola',
    lastName: 'Zegarra Núñez',
    title: 'Reclutadora',
    location: 'Chiclayo, Lambayeque',
    phone: '900 000 013',
    summary: 'Respondo a todas las personas, también cuando la respuesta es no.',
    skills: ['Reclutamiento', 'Entrevistas por competencias', 'Clima laboral', 'Excel'],
    planType: 'premium',
    experience: [
      [
        'Analista de Selección',
        'Servicios Lambayeque Unido',
        '2022 - 2026',
        'Cerré 140 vacantes con 90% de permanencia al año.',
      ],
    ],
    education: 'Psicología, Universidad del Norte Dorado (2021)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'intermediate' },
    ],
  },
  {
    key: 'cesar',
    email: 'cesar.ordonez@demo.qhatu.pe',
    firstName: 'César',
    lastName: 'Ordóñez Vela',
    title: 'Ingeniero de Software',
    location: 'Tacna',
    phone: '900 000 014',
    summary:
      'Ocho años entre Java y TypeScript. Me interesa el código que otra persona puede entender en un mes.',
    skills: ['Java', 'TypeScript', 'React', 'PostgreSQL', 'Node.js'],
    planType: 'premium',
    experience: [
      [
        'Ingeniero de Software',
        'Aduanet Frontera',
        '2018 - 2026',
        'Partí un sistema de 15 años sin detener la atención.',
      ],
    ],
    education: 'Ingeniería Informática, Universidad Caplina del Sur (2017)',
    languages: [
      { name: 'Español', level: 'native' },
      { name: 'Inglés', level: 'advanced' },
    ],
  },
]
