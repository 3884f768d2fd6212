import type { LabelledProfile } from '../../labelled.ts'

/** People of the offices: quality, systems and data, teachers, psychologists, pharmacists, tourism, trainees. */
export const seasonOfficesProfilesHeldOut: LabelledProfile[] = [
  {
    key: 'offices-calidad-alimentos-chincha',
    split: 'held-out',
    firstName: 'Milagros',
    lastName: 'Yataco Peve',
    title: 'Tec. Industrias Alimentarias - control de calidad',
    summary:
      'vivo en sunampe. trabaje en planta de pollo y ahora en uva, me gustaria estabilidad por que lo mio es por campañas',
    skills: ['bpm', 'haccp', 'brix y calibre', 'llenado de registros', 'hisopado'],
    languages: [],
    certifications: ['Haccp 40 h'],
    experiences: [
      {
        position: 'inspectora de calidad',
        company: 'packing de uva y palta',
        start: '2022-10',
        end: null,
        isCurrent: true,
        description:
          'por temporadas (oct-mar y may-ago), defectos, peso, etiqueta, camara, superviso 6 inspectoras en mi linea este año',
      },
      {
        position: 'auxiliar de aseguramiento',
        company: 'Planta avícola',
        start: '2020-02',
        end: '2022-08',
        isCurrent: false,
        description: 'temperatura de chiller, cloro, limpieza pre operacional, retener lotes',
      },
    ],
    educations: [
      { degree: 'Técnica', institution: 'Instituto', field: 'Industrias Alimentarias', isCurrent: false },
    ],
    location: 'Sunampe, Chincha, Ica',
    pay: null,
  },
  {
    key: 'offices-helpdesk-los-olivos',
    split: 'held-out',
    firstName: 'Jersson',
    lastName: 'Ticona Vega',
    title: 'IT Help Desk',
    summary:
      'Técnico en redes, 4 años resolviendo tickets. Estoy llevando CCNA porque quiero pasar a infraestructura. Paso de moto y campo, ya lo hice.',
    skills: ['office 365', 'AD', 'formateo', 'anydesk', 'impresoras', 'VPN', 'GLPI'],
    languages: [{ name: 'Inglés', level: 'basic' }],
    certifications: ['ITIL 4 Foundation', 'AZ-900'],
    experiences: [
      {
        position: 'Soporte onsite',
        company: 'Service desk para una aseguradora',
        start: '2022-02',
        end: null,
        isCurrent: true,
        description:
          'incidentes de 450 usuarios que no cierra el primer nivel, altas y bajas en el directorio, buzones, laptops nuevas con imagen, directores',
      },
      {
        position: 'Técnico de campo',
        company: 'Redes y cajeros SAC',
        start: '2021-01',
        end: '2022-01',
        isCurrent: false,
        description: 'cableado y pos en tiendas',
      },
    ],
    educations: [
      { degree: 'Técnico', institution: 'Instituto', field: 'Redes y Comunicaciones', isCurrent: false },
    ],
    location: 'Los Olivos, Lima',
    pay: { min: 260000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-profe-a-datos-comas',
    split: 'held-out',
    firstName: 'Iván',
    lastName: 'Quichca Roldán',
    title: 'Data analyst jr (antes profesor de matemática)',
    summary:
      'Siete años de aula y uno en datos. Hice un bootcamp y ya no pienso volver al colegio. Portafolio en GitHub: deserción escolar en Lima Norte y ventas de un minimarket.',
    skills: ['SQL', 'Power BI', 'Python pandas', 'Excel', 'explicar números'],
    languages: [{ name: 'Inglés', level: 'intermediate' }],
    certifications: ['PL-300', 'Bootcamp de análisis de datos (300 h)'],
    experiences: [
      {
        position: 'Analista de datos (medio tiempo)',
        company: 'Red de academias preuniversitarias',
        start: '2024-08',
        end: null,
        isCurrent: true,
        description:
          'tableros de asistencia, notas y morosidad de 5 locales; consultas en MySQL; limpio los excel que mandan las sedes',
      },
      {
        position: 'Profesor de matemática',
        company: 'Colegios particulares',
        start: '2017-03',
        end: '2024-07',
        isCurrent: false,
        description: 'secundaria; llevaba el SIAGIE y las estadísticas del colegio',
      },
    ],
    educations: [
      {
        degree: 'Licenciado',
        institution: 'Universidad Nacional de Educación',
        field: 'Matemática e Informática',
        isCurrent: false,
      },
    ],
    location: 'Comas, Lima',
    pay: { min: 280000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-miss-inicial-san-miguel',
    split: 'held-out',
    firstName: 'Fiorella',
    lastName: 'Arbulú Manco',
    title: 'Miss Fio - Educ. Inicial',
    summary:
      'Amo a los peques. Bachiller (mi titulo sale en diciembre). Cuento cuentos, canto y hago títeres. Vivo en San Miguel',
    skills: ['estimulacion temprana', 'adaptacion', 'lenguaje positivo', 'material con reciclaje'],
    languages: [{ name: 'Inglés', level: 'basic' }],
    certifications: ['Taller Reggio Emilia', 'Curso autismo en el aula'],
    experiences: [
      {
        position: 'Tutora de 3 años',
        company: 'Nido Pasitos',
        start: '2023-03',
        end: null,
        isCurrent: true,
        description:
          'mi aula con 14 niños, dos con inclusión, informes trimestrales, entrevistas con papis, el año pasado tuve 2 años',
      },
      {
        position: 'Auxiliar',
        company: 'Nido Los Conejitos',
        start: '2021-08',
        end: '2022-12',
        isCurrent: false,
        description: '',
      },
    ],
    educations: [
      { degree: 'Bachiller', institution: 'Universidad', field: 'Educación Inicial', isCurrent: false },
    ],
    location: 'San Miguel, Lima',
    pay: null,
  },
  {
    key: 'offices-psicologa-hunter',
    split: 'held-out',
    firstName: 'Maryorie',
    lastName: 'Calcina Umasi',
    title: 'Psicóloga C.Ps.P.',
    summary:
      'Psicologa colegiada y habilitada, SERUMS realizado en Castilla. Enfoque cognitivo conductual, niños, adolescentes y familia. Viajo dentro de la region.',
    skills: [
      'consejeria',
      'evaluacion psicologica',
      'talleres a padres',
      'intervencion en crisis',
      'informes',
    ],
    languages: [],
    certifications: ['Diplomado en psicología forense'],
    experiences: [
      {
        position: 'Psicóloga',
        company: 'DEMUNA',
        start: '2023-04',
        end: '2025-03',
        isCurrent: false,
        description:
          'atencion a niños y mujeres en riesgo, informes para el juzgado, charlas en 9 colegios, seguimiento de casos de acoso escolar',
      },
      {
        position: 'Psicóloga SERUMS',
        company: 'Centro de salud',
        start: '2022-05',
        end: '2023-04',
        isCurrent: false,
        description: 'salud mental comunitaria',
      },
      {
        position: 'Interna',
        company: 'Colegio nacional',
        start: '2020-03',
        end: '2020-12',
        isCurrent: false,
        description: 'tutoria y test vocacional',
      },
    ],
    educations: [
      { degree: 'Licenciada', institution: 'Universidad Nacional', field: 'Psicología', isCurrent: false },
    ],
    location: 'Hunter, Arequipa',
    pay: { min: 200000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-qf-botica-vmt',
    split: 'held-out',
    firstName: 'Cinthya',
    lastName: 'Mejía Laurente',
    title: 'Q.F.',
    summary:
      'Titulada, colegiada y habil. Estoy cansada del mostrador y la meta de venta, quiero entrar a industria o registros. Tercio superior.',
    skills: ['BPA', 'BPD', 'balance de psicotropicos', 'farmacovigilancia', 'POES'],
    languages: [{ name: 'Inglés', level: 'intermediate' }],
    certifications: ['Diplomado asuntos regulatorios 2025'],
    experiences: [
      {
        position: 'Jefa de local (dirección técnica)',
        company: 'Boticas Salud Barrio',
        start: '2023-02',
        end: null,
        isCurrent: true,
        description:
          'inspecciones digemid sin observaciones, inventario, 5 tecnicas, procedimientos, vencidos',
      },
      {
        position: 'Interna de planta',
        company: 'Laboratorio nacional',
        start: '2021-06',
        end: '2021-12',
        isCurrent: false,
        description: 'documentacion de lotes y desvios',
      },
    ],
    educations: [
      { degree: 'Título', institution: 'Universidad', field: 'Farmacia y Bioquímica', isCurrent: false },
    ],
    location: 'Villa María del Triunfo, Lima',
    pay: { min: 300000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-counter-cusco',
    split: 'held-out',
    firstName: 'Joel',
    lastName: 'Ccorimanya Vargas',
    title: 'Tour sales & operations',
    summary:
      'Six years selling Peru to travelers. I write English every day. Volví a trabajar en 2022 después de que la pandemia cerró mi agencia; en el medio hice de repartidor.',
    skills: ['WeTravel', 'itineraries', 'upselling', 'TripAdvisor reviews', 'train and entrance tickets'],
    languages: [
      { name: 'Inglés', level: 'advanced' },
      { name: 'Quechua', level: 'native' },
    ],
    certifications: ['B2 First'],
    experiences: [
      {
        position: 'Counter y ventas online',
        company: 'Apu Wayra Treks',
        start: '2022-06',
        end: null,
        isCurrent: true,
        description:
          'contesto whatsapp y correos, cotizo camino inca y selva, cierro, reservo hoteles y trenes, recibo al pasajero, calendario de salidas',
      },
      {
        position: 'Recepcionista de hostal',
        company: 'Hostal San Blas',
        start: '2018-01',
        end: '2020-03',
        isCurrent: false,
        description: 'check in, tours, caja',
      },
      {
        position: 'Socio',
        company: 'Agencia propia',
        start: '2016-02',
        end: '2017-12',
        isCurrent: false,
        description: 'tours del valle',
      },
    ],
    educations: [
      { degree: 'Técnico', institution: 'Instituto', field: 'Guía Oficial de Turismo', isCurrent: false },
    ],
    location: 'Santiago, Cusco',
    pay: { min: 180000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-estudiante-derecho-lima',
    split: 'held-out',
    firstName: 'Nicolás',
    lastName: 'Garrido Pun',
    title: 'Estudiante de Derecho, 11.º ciclo',
    summary:
      'Quinto superior, editor de la revista de la facultad. Interés en corporativo y en propiedad intelectual. Egreso en diciembre.',
    skills: ['contratos', 'investigación jurídica', 'SPIJ', 'Word'],
    languages: [{ name: 'Inglés', level: 'advanced' }],
    certifications: ['FCE', 'Curso de derecho societario'],
    experiences: [
      {
        position: 'Practicante preprofesional',
        company: 'Notaría de Lince',
        start: '2024-03',
        end: '2024-12',
        isCurrent: false,
        description: 'minutas, poderes, sucesiones, partidas',
      },
      {
        position: 'Practicante',
        company: 'Estudio Larrea & Botto',
        start: '2025-01',
        end: null,
        isCurrent: true,
        description:
          'búsquedas en indecopi, renovaciones de marcas, correos con clientes de afuera, contratos de licencia. Termina en agosto.',
      },
    ],
    educations: [{ degree: 'Estudiante', institution: 'Universidad', field: 'Derecho', isCurrent: true }],
    location: 'Pueblo Libre, Lima',
    pay: null,
  },
]
