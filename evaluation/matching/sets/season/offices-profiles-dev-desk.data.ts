import type { LabelledProfile } from '../../labelled.ts'

/** People of the offices: administration, accounts, banks, personnel, lawyers, buyers. */
export const seasonOfficesDeskProfiles: LabelledProfile[] = [
  {
    key: 'offices-secretaria-retorna-brena',
    split: 'dev',
    firstName: 'Gladys',
    lastName: 'Pumacayo Ríos',
    title: 'Secretaria Ejecutiva',
    summary:
      'Retomo mi carrera despues de 6 años dedicada a mi familia. Me actualicé en Excel y firma digital este año. Vivo en Breña y puedo trabajar a tiempo completo.',
    skills: ['taquigrafia', 'ortografia', 'manejo de agenda', 'Excel intermedio', 'reserva'],
    languages: [{ name: 'Inglés', level: 'basic' }],
    certifications: ['Ofimática 2025 (90 h)'],
    experiences: [
      {
        position: 'Secretaria de Gerencia General',
        company: 'Laboratorios Andinol',
        start: '2011-02',
        end: '2019-03',
        isCurrent: false,
        description:
          'Agenda del gerente, actas, viajes, cartas, caja chica, coordinaba con el directorio y llevaba el archivo confidencial.',
      },
      {
        position: 'Secretaria recepcionista',
        company: 'Clínica dental Sonría',
        start: '2007-05',
        end: '2011-01',
        isCurrent: false,
        description: 'citas, central telefonica, cobranza',
      },
    ],
    educations: [
      {
        degree: 'Título técnico',
        institution: 'Instituto',
        field: 'Secretariado Ejecutivo Bilingüe',
        isCurrent: false,
      },
    ],
    location: 'Breña, Lima',
    pay: { min: 180000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-pagos-proveedores-trujillo',
    split: 'dev',
    firstName: 'Jhonatan',
    lastName: 'Rebaza Quispe',
    title: 'bachiller contabilidad UNT',
    summary:
      'contabilidad de empresa, no me gusta el estudio pero si es necesario lo hago. SAP B1 y excel tablas dinamicas',
    skills: ['SAP Business One', 'provision de facturas', 'detracciones', 'excel'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'asistente de pagos a proveedores',
        company: 'Avícola Moche Norte',
        start: '2022-09',
        end: null,
        isCurrent: true,
        description:
          'registro 900 facturas al mes, valido cpe, detraccion y retencion, armo la propuesta de pago de los viernes, atiendo a los proveedores que llaman, analisis de la 42 y anticipos',
      },
      {
        position: 'practicante',
        company: 'Estudio contable Zavaleta',
        start: '2021-08',
        end: '2022-08',
        isCurrent: false,
        description: 'registro de ventas y compras en concar, libros electronicos, 621',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad Nacional',
        field: 'Contabilidad y Finanzas',
        isCurrent: false,
      },
    ],
    location: 'La Esperanza, Trujillo',
    pay: { min: 200000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-finanzas-sobrecalificado-lima',
    split: 'dev',
    firstName: 'Renato',
    lastName: 'Olaechea Bustíos',
    title: 'Head of Treasury | Corporate Finance | MBA',
    summary:
      '17 años en finanzas de empresas de consumo y retail. Mi posición se cerró por fusión. Abierto a posiciones de jefatura o subgerencia; entiendo el ajuste salarial que eso implica.',
    skills: [
      'Cash management',
      'Hedging',
      'Bonds & syndicated loans',
      'Working capital',
      'Team leadership',
      'Power BI',
    ],
    languages: [{ name: 'Inglés', level: 'advanced' }],
    certifications: ['MBA', 'CFA Level II'],
    experiences: [
      {
        position: 'Subgerente de Finanzas Corporativas',
        company: 'Supermercados del Sur Chico',
        start: '2017-01',
        end: '2025-02',
        isCurrent: false,
        description:
          'Caja de 60 locales, S/ 400 MM en líneas, forwards, emisión de papeles comerciales, presupuesto de capital, 14 personas.',
      },
      {
        position: 'Jefe de Tesorería',
        company: 'Embotelladora Rímac Real',
        start: '2011-06',
        end: '2016-12',
        isCurrent: false,
        description: 'Flujo proyectado, bancos, cobranzas a mayoristas.',
      },
      {
        position: 'Analista financiero',
        company: 'Banco de inversión local',
        start: '2008-01',
        end: '2011-05',
        isCurrent: false,
        description: 'Valorizaciones y riesgo de empresas',
      },
    ],
    educations: [{ degree: 'Titulado', institution: 'Universidad', field: 'Economía', isCurrent: false }],
    location: 'San Borja, Lima',
    pay: { min: 850000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-ventanilla-huancayo',
    split: 'dev',
    firstName: 'Yesenia',
    lastName: 'Baldeón Meza',
    title: 'Auxiliar de operaciones / atención al socio',
    summary:
      'Quiero dejar la caja y pasar a plataforma o a créditos. Conozco los productos de ahorro y a la gente de El Tambo y Chilca. No tengo moto ni licencia.',
    skills: ['arqueo', 'depositos y retiros', 'ofrecer seguros', 'deteccion de billetes falsos'],
    languages: [{ name: 'Quechua', level: 'intermediate' }],
    certifications: ['SPLAFT virtual 20 h'],
    experiences: [
      {
        position: 'Auxiliar de operaciones',
        company: 'Cooperativa Valle Wanka',
        start: '2022-05',
        end: null,
        isCurrent: true,
        description:
          'ventanilla, pagos, giros, ofrezco microseguro y plazo fijo, este año 3 veces mejor en venta cruzada; reemplazo a la chica de plataforma en sus vacaciones: apertura, bloqueos, reclamos',
      },
      {
        position: 'Cajera',
        company: 'Farmacia',
        start: '2020-11',
        end: '2022-04',
        isCurrent: false,
        description: '',
      },
    ],
    educations: [
      { degree: 'Técnica', institution: 'Instituto', field: 'Administración Bancaria', isCurrent: false },
    ],
    location: 'El Tambo, Huancayo',
    pay: null,
  },
  {
    key: 'offices-headhunter-chorrillos',
    split: 'dev',
    firstName: 'Almendra',
    lastName: 'Tirado Coz',
    title: 'Talent Acquisition Partner',
    summary:
      'Psicóloga organizacional. 4 años buscando gente, los dos últimos para fintech y software factories. Busco remoto o híbrido, y me gustaría crecer hacia desarrollo del talento.',
    skills: ['sourcing', 'boolean', 'assessment', 'ATS', 'employer branding', 'STAR interviews'],
    languages: [{ name: 'Inglés', level: 'advanced' }],
    certifications: ['LinkedIn Certified Recruiter'],
    experiences: [
      {
        position: 'TA Partner',
        company: 'Fintech Yapanqui',
        start: '2023-04',
        end: null,
        isCurrent: true,
        description:
          'Fill backend, mobile and data roles across LATAM, 7 closings a month; onboarding de los nuevos y talleres a líderes para entrevistar.',
      },
      {
        position: 'Analista de selección',
        company: 'Consultora Perfil 360',
        start: '2021-03',
        end: '2023-03',
        isCurrent: false,
        description: 'Mandos medios y comerciales, pruebas psicológicas, informes.',
      },
    ],
    educations: [{ degree: 'Licenciada', institution: 'Universidad', field: 'Psicología', isCurrent: false }],
    location: 'Chorrillos, Lima',
    pay: { min: 350000, max: null, currency: 'PEN' },
  },
  {
    key: 'offices-abogado-publico-cusco',
    split: 'dev',
    firstName: 'Wilbert',
    lastName: 'Huallpa Ttito',
    title: 'ABOGADO ICAC',
    summary:
      'Abogado colegiado habil, con experiencia en gobiernos locales. Disponibilidad para provincias del Cusco. Hablo runasimi.',
    skills: [
      'procedimiento administrativo',
      'resoluciones de alcaldia',
      'contrataciones con el estado',
      'PAD',
    ],
    languages: [{ name: 'Quechua', level: 'native' }],
    certifications: ['Diplomado en Gestión Pública', 'Certificación OSCE nivel básico'],
    experiences: [
      {
        position: 'Asistente legal y luego abogado',
        company: 'Municipalidad distrital',
        start: '2021-01',
        end: '2024-12',
        isCurrent: false,
        description:
          'Informes sobre recursos de apelacion, convenios, ampliaciones de plazo de obras, revisión de bases, secretaria técnica del PAD un año.',
      },
      {
        position: 'Abogado independiente',
        company: '',
        start: '2025-01',
        end: null,
        isCurrent: true,
        description: 'alimentos, rectificacion de partidas, sucesiones',
      },
    ],
    educations: [
      {
        degree: 'Título de abogado',
        institution: 'Universidad Nacional',
        field: 'Derecho',
        isCurrent: false,
      },
    ],
    location: 'San Sebastián, Cusco',
    pay: null,
  },
  {
    key: 'offices-logistica-estado-ayacucho',
    split: 'dev',
    firstName: 'Nilda',
    lastName: 'Sulca Prado',
    title: 'Lic. en Administracion - abastecimiento',
    summary:
      'experiencia en el sector publico 5 años, orden de servicio y cas. Responsable y con trabajo bajo presion',
    skills: [
      'cotizaciones',
      'TDR y EETT',
      'SIGA logistica',
      'fase compromiso SIAF',
      'catalogos electronicos',
    ],
    languages: [{ name: 'Quechua', level: 'advanced' }],
    certifications: ['OECE certificada - nivel intermedio', 'SIGA-SIAF 120 h'],
    experiences: [
      {
        position: 'Cotizadora y apoyo en procesos',
        company: 'Red de Salud',
        start: '2022-02',
        end: null,
        isCurrent: true,
        description:
          'indagacion de mercado, cuadro multianual, perú compras, contratos menores a 8 UIT, subo convocatorias al sistema y fui miembro suplente de comité',
      },
      {
        position: 'Auxiliar de almacen',
        company: 'Municipalidad provincial',
        start: '2020-03',
        end: '2021-12',
        isCurrent: false,
        description: 'pecosas, kardex, inventario de bienes con el siga',
      },
    ],
    educations: [
      {
        degree: 'Licenciada',
        institution: 'Universidad Nacional',
        field: 'Administración de Empresas',
        isCurrent: false,
      },
    ],
    location: 'Jesús Nazareno, Ayacucho',
    pay: null,
  },
]
