import type { education, experiences } from '#server/db/schema/careers.table.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'

type Worked = Omit<typeof experiences.$inferSelect, 'id' | 'professionalId' | 'source' | 'createdAt'>
type Studied = Omit<
  typeof education.$inferSelect,
  'id' | 'professionalId' | 'source' | 'createdAt' | 'gpa' | 'description'
>

/** Everything that a profile's CV says. Entries in the order of lists: current first, then the latest. */
export interface ExportedProfile {
  firstName: string
  lastName: string
  title: string | null
  phone: string | null
  location: string | null
  linkedin: string | null
  summary: string | null
  experiences: Worked[]
  educations: Studied[]
  technical: string[]
  soft: string[]
  languages: [string, LanguageLevel | null][]
  certifications: string[]
}

const worked = (
  position: string,
  company: string,
  [startDate, endDate]: [string | null, string | null],
  { location = null, description = null }: Partial<Worked> = {},
): Worked => ({ position, company, location, startDate, endDate, isCurrent: endDate === null, description })

const studied = (
  degree: string,
  institution: string,
  [startDate, endDate]: [string | null, string | null],
  field: string | null = null,
): Studied => ({ degree, institution, field, startDate, endDate, isCurrent: endDate === null })

/** A line of a description that fills one and a half lines on paper. */
const longItem = (what: string) =>
  `• Coordiné ${what} con las áreas de ventas, finanzas y logística, documenté cada acuerdo y medí el resultado durante cuatro trimestres seguidos.`

/** Invented people whose profiles test the PDF: letters, special characters, dates, levels, lengths. */
export const exportedProfiles: ExportedProfile[] = [
  {
    firstName: 'Rosa María',
    lastName: 'Ñahui Güemes',
    title: 'Desarrolladora .NET sénior',
    phone: '+51 900 000 021',
    location: 'Arequipa, Perú',
    linkedin: 'linkedin.com/in/rosa-nahui-ejemplo',
    summary:
      'Desarrolladora con nueve años en banca y retail. Diseño servicios en C# y C++ que soportan millones de operaciones al día y acompaño a equipos jóvenes en sus primeros proyectos.',
    experiences: [
      worked('Desarrolladora .NET sénior', 'Banco Los Molles', ['2020-03', null], {
        location: 'Lima, Perú',
        description:
          '• Migré 14 servicios de .NET Framework a .NET 8.\n• Reduje el cierre diario de 6 horas a 40 minutos, con colas y procesos en paralelo que antes no existían en la compañía.',
      }),
      worked('Programadora C++', 'Tupay Retail S.A.C.', ['2017', '2020'], {
        description: 'Mantuve el punto de venta de 40 tiendas.',
      }),
    ],
    educations: [
      studied('Bachiller en Ingeniería de Sistemas', 'Universidad Nacional de San Agustín', ['2012', '2016']),
    ],
    technical: ['C#', 'C++', '.NET', 'SQL Server', 'Node.js'],
    soft: ['Trabajo en equipo', 'Liderazgo'],
    languages: [
      ['Inglés', 'advanced'],
      ['Quechua', 'basic'],
      ['Español', 'native'],
    ],
    certifications: ['Azure Developer Associate'],
  },
  {
    firstName: 'José Ángel',
    lastName: 'Núñez Peña',
    title: 'Contador público colegiado',
    phone: '900 000 044',
    location: 'Trujillo, La Libertad',
    linkedin: null,
    summary:
      'Contador con diez años en cierres mensuales, tributos y auditoría. Ordené la contabilidad de tres empresas familiares y preparo reportes que la gerencia entiende.',
    experiences: [
      worked('Contador general', 'Agroexportadora Retama S.A.C.', ['2021-08', null], {
        location: 'Trujillo',
        description:
          'Dirijo el cierre mensual y las declaraciones ante SUNAT con un equipo de cuatro personas.',
      }),
      worked('Analista contable', 'Estudio Contable Huaca & Asociados', ['2016', '2021-07'], {
        location: 'Chiclayo',
        description: '• Preparé estados financieros de 25 clientes.\n• Atendí fiscalizaciones sin multas.',
      }),
      worked('Asistente contable', 'Ferretería El Clavo S.R.L.', ['2014', '2015']),
    ],
    educations: [
      studied('Maestría en Tributación', 'Universidad Nacional de Trujillo', ['2019', '2021']),
      studied('Contador Público', 'Universidad Nacional de Trujillo', ['2009', '2013']),
    ],
    technical: ['Excel', 'Concar', 'SAP', 'PLE SUNAT'],
    soft: ['Puntualidad'],
    languages: [['Inglés', 'intermediate']],
    certifications: ['Especialización en NIIF', 'Diplomado en Auditoría Financiera'],
  },
  {
    firstName: 'Milagros',
    lastName: 'Quispe Condori',
    title: 'Jefa de logística',
    phone: '+51 900 000 077',
    location: 'Callao, Perú',
    linkedin: 'https://www.linkedin.com/in/milagros-quispe-ejemplo',
    summary:
      'Doce años moviendo carga por mar y por tierra. Negocio fletes, ordeno almacenes y formo equipos que cumplen plazos aun en temporada alta.',
    experiences: [
      worked('Jefa de logística', 'Importaciones Puerto Nuevo S.A.C.', ['2019-01', null], {
        location: 'Callao',
        description: [
          'la entrada de contenedores',
          'el inventario cíclico',
          'las rutas de reparto',
          'la compra de embalaje',
          'los turnos del almacén',
          'el presupuesto anual',
        ]
          .map(longItem)
          .join('\n'),
      }),
      worked('Coordinadora de almacén', 'Distribuidora Los Ceibos S.A.', ['2015-05', '2018-12'], {
        location: 'Lurín, Lima',
        description: [
          'los despachos a provincias',
          'las devoluciones',
          'la seguridad del patio',
          'el conteo mensual',
          'la renovación de montacargas',
        ]
          .map(longItem)
          .join('\n'),
      }),
      worked('Supervisora de despacho', 'Cervecería Puquio S.A.A.', ['2012-02', '2015-04'], {
        description: [
          'las salidas de la madrugada',
          'el control de choferes',
          'los reclamos de clientes',
          'el consumo de combustible',
          'la limpieza de los patios',
        ]
          .map(longItem)
          .join('\n'),
      }),
      worked('Asistente de operaciones', 'Transportes Wari E.I.R.L.', ['2010', '2012'], {
        description: ['las guías de remisión', 'la programación de camiones', 'el pago a terceros']
          .map(longItem)
          .join('\n'),
      }),
    ],
    educations: [
      studied('Bachiller en Ingeniería Industrial', 'Universidad Nacional del Callao', ['2005', '2010']),
      studied('Diplomado en Gestión de la Cadena de Suministro', 'Universidad del Valle Blanco', [
        '2017',
        '2018',
      ]),
    ].toReversed(),
    technical: ['SAP', 'Excel', 'Power BI', 'Incoterms'],
    soft: ['Negociación', 'Liderazgo', 'Comunicación'],
    languages: [
      ['Inglés', 'intermediate'],
      ['Portugués', 'basic'],
    ],
    certifications: ['Operador Económico Autorizado'],
  },
  {
    firstName: 'Yésica',
    lastName: 'Ñaupari',
    title: 'Enfermera',
    phone: '900 000 091',
    location: 'Huancayo, Junín',
    linkedin: null,
    summary: null,
    experiences: [
      worked('Enfermera', 'Hospital Regional de Junín', ['2023', null]),
      worked('Interna de enfermería', 'Clínica San Blas', ['2022', '2022']),
    ],
    educations: [studied('Licenciada en Enfermería', 'Universidad Peruana del Centro', ['2017', '2022-12'])],
    technical: ['Triaje', 'Vacunación'],
    soft: ['Empatía'],
    languages: [['Quechua', 'native']],
    certifications: ['Soporte Vital Básico'],
  },
  {
    firstName: 'Andrés',
    lastName: 'Bermúdez de la Cruz',
    title: 'Diseñador UX/UI',
    phone: '+51 900 000 015',
    location: 'Cusco, Perú',
    linkedin: 'linkedin.com/in/andres-bermudez-ejemplo',
    summary:
      'Diseñador de productos digitales: investigo, prototipo y pruebo con personas reales antes de que se escriba una línea de código. «Menos pantallas, más claridad» es mi manera de trabajar — y de enseñar.',
    experiences: [
      worked('Diseñador UX/UI', 'Estudio Inti Labs', ['2022-09', null], {
        location: 'Cusco',
        description:
          'Rediseñé la reserva de trenes: el 38 % de las ventas pasó al celular.\nDicto un taller mensual de accesibilidad.',
      }),
      worked('Diseñador gráfico', 'Imprenta Qori', ['2019-03', '2022-08'], { location: 'Cusco' }),
      worked('Practicante de diseño', 'Agencia Chaska', ['2018-01', '2018-12']),
    ],
    educations: [
      studied('Bachiller en Diseño Gráfico', 'Instituto Superior Kuntur', ['2014', '2018']),
      studied('Maestría', 'Universidad del Valle Blanco', ['2025', null], 'Interacción Humano-Computadora'),
    ].toReversed(),
    technical: ['Figma', 'HTML', 'CSS', 'Adobe Illustrator', 'Investigación de usuarios'],
    soft: ['Creatividad', 'Comunicación'],
    languages: [
      ['Inglés', 'advanced'],
      ['Francés', 'basic'],
    ],
    certifications: ['Accesibilidad Web', 'Design Thinking'],
  },
  {
    firstName: 'Lucía',
    lastName: 'O’Higgins Távara',
    title: 'Analista de datos',
    phone: '900 000 066',
    location: 'Piura, Perú',
    linkedin: null,
    summary:
      'Analista de datos con experiencia en pesca y agro. Automatizo reportes, limpio datos difíciles y explico resultados sin jerga.',
    experiences: [
      worked('Analista de datos', 'Pesquera Mar Norte S.A.', ['2021', null], {
        location: 'Paita, Piura',
        description: 'Automaticé 30 reportes en Python y R.',
      }),
      worked('Asistente de investigación', 'Universidad de la Costa', ['2019-04', '2020-11']),
    ],
    educations: [studied('Licenciada en Estadística', 'Universidad Nacional de Piura', ['2013', '2018'])],
    technical: ['Python', 'R', 'SQL', 'Power BI', 'ETL', 'CI/CD'],
    soft: [],
    languages: [['Inglés', null]],
    certifications: [],
  },
  {
    firstName: 'Ana',
    lastName: 'Ríos Vega',
    title: 'Abogada laboralista',
    phone: '(01) 700 0012',
    location: 'Jesús María, Lima',
    linkedin: null,
    summary: 'Abogada laboral con ocho años de práctica en estudios y empresas del sector minero.',
    experiences: [
      worked(
        'Coordinadora nacional de relaciones laborales, cumplimiento normativo y negociaciones colectivas',
        'Minera Apu Blanco S.A.A.',
        ['2019-01', null],
        { description: 'Negocié 4 pliegos en 2021 y 2022.\n- Reduje 30 % los reclamos entre 2019 y 2020.' },
      ),
      worked('Abogada', 'Estudio Lazo', ['2015', '2018'], { description: 'Patrociné a trabajadores.' }),
    ],
    educations: [studied('Derecho', 'Universidad del Valle Blanco', ['2009', '2014'], 'Derecho del Trabajo')],
    technical: [
      'Derecho laboral',
      'SUNAFIL',
      'Planillas',
      'Gestión de contratos',
      'Redacción jurídica',
      'SAP HCM',
      'Auditoría',
      'Seguridad y Salud en el Trabajo',
      'Negociación colectiva',
      'Inspecciones laborales',
      'Liquidación de beneficios sociales',
    ],
    soft: ['Escucha activa', 'Orientación a resultados'],
    languages: [['Inglés', 'advanced']],
    certifications: ['Diplomado en Seguridad y Salud en el Trabajo (ISO 45001)'],
  },
]
