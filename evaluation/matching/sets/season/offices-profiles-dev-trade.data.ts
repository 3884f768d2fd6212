import type { LabelledProfile } from '../../labelled.ts'

/** People of the offices: payrolls, foreign trade, purchasing, media, buildings and plants. */
export const seasonOfficesTradeSiteProfiles: LabelledProfile[] = [
  {
    key: 'offices-planillera-sullana',
    split: 'dev',
    firstName: 'Karla',
    lastName: 'Saavedra Nima',
    title: 'encargada d personal en campo y boletas',
    summary:
      'manejo todo lo q es pago de obreros, soy tecnica en computacion pero desde q empese estoy en personal',
    skills: ['afpnet', 't registro', 'asistencia biometrico', 'excel', 'contratos'],
    languages: [],
    certifications: ['Curso planilla electronica'],
    experiences: [
      {
        position: 'Asistente de personal',
        company: 'Agrícola Chira Verde',
        start: '2021-06',
        end: null,
        isCurrent: true,
        description:
          'junto los tareos de 600 personas, calculo horas y destajo, saco boletas, doy de alta y baja en sunat, lleno afp, liquidaciones de fin de campaña',
      },
      {
        position: 'Digitadora',
        company: 'Packing de banano',
        start: '2018-10',
        end: '2021-05',
        isCurrent: false,
        description: 'ingresar tareo y produccion por cuadrilla',
      },
    ],
    educations: [
      { degree: 'Técnica', institution: 'Instituto', field: 'Computación e Informática', isCurrent: false },
    ],
    location: 'Sullana, Piura',
    pay: { min: 150000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-comex-callao',
    split: 'dev',
    firstName: 'Brayan',
    lastName: 'Chumpitaz Loli',
    title: 'Customer service de carga e importaciones',
    summary:
      'Bachiller en Negocios Internacionales. 3 años viendo embarques desde China y USA. Busco pasar al lado del importador.',
    skills: ['seguimiento de embarques', 'BL', 'incoterms', 'cotizacion de fletes', 'Excel'],
    languages: [{ name: 'Inglés', level: 'advanced' }],
    certifications: ['Auxiliar de despacho aduanero'],
    experiences: [
      {
        position: 'Operativo de importación',
        company: 'Océano Cargo',
        start: '2022-08',
        end: null,
        isCurrent: true,
        description:
          'Soy la cara frente a 20 importadores: pido documentos, coordino con el agente en Shenzhen, aviso llegada, visto bueno, desglose, transporte y facturación.',
      },
      {
        position: 'Practicante',
        company: 'Agencia de aduana Puerto Sol',
        start: '2021-09',
        end: '2022-07',
        isCurrent: false,
        description: 'armar despachos, clasificar files, legajo',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad',
        field: 'Negocios Internacionales',
        isCurrent: false,
      },
    ],
    location: 'Ventanilla, Callao',
    pay: { min: 250000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-logistico-comprador-ate',
    split: 'dev',
    firstName: 'Óscar',
    lastName: 'Cotrina Malca',
    title: 'Tecnico en Logistica',
    summary:
      'empese de almacenero y hace 3 años veo las compras de la planta. Conozco repuestos: rodajes, fajas, retenes, variadores, tuberia.',
    skills: ['cotizar', 'negociar con proveedores', 'ordenes de compra', 'Starsoft', 'kardex'],
    languages: [],
    certifications: ['Gestión de compras (diplomado)'],
    experiences: [
      {
        position: 'Asistente de logística - compras',
        company: 'Plásticos Vitarte',
        start: '2022-04',
        end: null,
        isCurrent: true,
        description:
          'recibo pedidos de mantenimiento y produccion, 3 cotizaciones, cuadro, OC, recojo urgente en Las Malvinas, credito a 30 dias, homologacion de proveedores',
      },
      {
        position: 'Almacenero',
        company: 'Plásticos Vitarte',
        start: '2018-01',
        end: '2022-03',
        isCurrent: false,
        description: 'repuestos y suministros',
      },
    ],
    educations: [
      { degree: 'Técnico', institution: 'Instituto', field: 'Administración Logística', isCurrent: false },
    ],
    location: 'Ate, Lima',
    pay: { min: 230000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-periodista-chiclayo',
    split: 'dev',
    firstName: 'Rosa Elena',
    lastName: 'Chafloque Niquén',
    title: 'Periodista / Conductora',
    summary:
      'De la radio a la comunicación institucional. Me ofrezco para provincia o Lima, si la propuesta lo vale.',
    skills: ['locución', 'redaccion de notas', 'maestra de ceremonias', 'cobertura', 'fotos y reels'],
    languages: [{ name: 'Inglés', level: 'basic' }],
    certifications: ['Diplomado en comunicación para el desarrollo'],
    experiences: [
      {
        position: 'Encargada de prensa',
        company: 'Municipalidad distrital',
        start: '2023-01',
        end: null,
        isCurrent: true,
        description:
          'notas diarias, voceo a radios, actos oficiales, facebook (48 mil), crisis por la basura, agenda con medios',
      },
      {
        position: 'Reportera y conductora',
        company: 'Radio Norteña FM',
        start: '2018-04',
        end: '2022-12',
        isCurrent: false,
        description: 'noticiero de la mañana, enlaces, guiones',
      },
    ],
    educations: [
      {
        degree: 'Licenciada',
        institution: 'Universidad',
        field: 'Ciencias de la Comunicación',
        isCurrent: false,
      },
    ],
    location: 'Chiclayo, Lambayeque',
    pay: { min: 250000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-bach-arquitectura-surquillo',
    split: 'dev',
    firstName: 'Daniela',
    lastName: 'Espejo Aranda',
    title: 'Bach. Arquitectura',
    summary:
      'Aún sin título (tesis en proceso). Me manejo bien en Revit y sketchup, aprendo rapido. Ingreso inmediato',
    skills: ['revit', 'autocad', 'sketchup', 'enscape', 'metrados basicos', 'photoshop'],
    languages: [{ name: 'Inglés', level: 'intermediate' }],
    certifications: ['Especialización BIM (120 h)'],
    experiences: [
      {
        position: 'Asistente de proyectos',
        company: 'Taller Arena Arquitectos',
        start: '2023-09',
        end: null,
        isCurrent: true,
        description:
          'Modelo 3 edificios de vivienda en revit, saco láminas para municipio, corrijo según especialidades, renders para el cliente y planos de carpintería de cocinas',
      },
      {
        position: 'Practicante',
        company: 'Constructora',
        start: '2022-08',
        end: '2023-08',
        isCurrent: false,
        description: 'planos as built en cad, visitas a obra',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad',
        field: 'Arquitectura y Urbanismo',
        isCurrent: false,
      },
    ],
    location: 'Surquillo, Lima',
    pay: { min: 240000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-bach-civil-puno',
    split: 'dev',
    firstName: 'Rony',
    lastName: 'Mamani Choquehuanca',
    title: 'INGENIERIA CIVIL',
    summary:
      'bachiller con 2 años en obras por administracion directa y contrata, domino s10, civil 3d y costos. disponible para viajar a todo el peru',
    skills: ['valorizacion', 'metrados', 'S10', 'civil 3d', 'liquidacion de obra'],
    languages: [{ name: 'Aymara', level: 'intermediate' }],
    certifications: ['Residencia y supervisión (curso)'],
    experiences: [
      {
        position: 'asistente tecnico',
        company: 'Municipalidad distrital',
        start: '2023-06',
        end: '2025-05',
        isCurrent: false,
        description:
          'obra de pistas 3 km: cuaderno de obra, hojas de metrado, valorizaciones, informe mensual del residente, pedido de materiales; apoyo en 2 ioarr de puentes',
      },
      {
        position: 'practicas',
        company: 'laboratorio de suelos de la universidad',
        start: '2022-08',
        end: '2023-02',
        isCurrent: false,
        description: 'proctor, CBR, rotura de probetas',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad Nacional',
        field: 'Ingeniería Civil',
        isCurrent: false,
      },
    ],
    location: 'Juliaca, Puno',
    pay: null,
  },
  {
    key: 'offices-ambiental-arequipa',
    split: 'dev',
    firstName: 'Leslie',
    lastName: 'Zegarra Cuadros',
    title: 'Environmental & HSE Engineer',
    summary:
      'Ing. Ambiental (titulada, CIP en trámite) 3 años entre planta y mina. Prefiero régimen atípico o Arequipa ciudad.',
    skills: ['waste management', 'IPERC', 'ISO 14001', 'monitoring', 'training'],
    languages: [{ name: 'Inglés', level: 'intermediate' }],
    certifications: ['Auditor interno trinorma', 'Brevete A1'],
    experiences: [
      {
        position: 'Asistente de medio ambiente',
        company: 'Curtiembre y Textil Characato',
        start: '2023-11',
        end: null,
        isCurrent: true,
        description:
          'Segregación, EO-RS, efluentes, DAA, reportes en la plataforma del ministerio, charlas a 200 personas, acompaño las fiscalizaciones.',
      },
      {
        position: 'Monitora SSOMA',
        company: 'Contrata de mantenimiento en mina',
        start: '2022-06',
        end: '2023-10',
        isCurrent: false,
        description: '14x7, inspección, ATS, bandejas y kits antiderrame, residuos peligrosos, check list',
      },
    ],
    educations: [
      {
        degree: 'Titulada',
        institution: 'Universidad Nacional',
        field: 'Ingeniería Ambiental',
        isCurrent: false,
      },
    ],
    location: 'Yanahuara, Arequipa',
    pay: { min: 280000, max: null, currency: 'PEN' },
  },
]
