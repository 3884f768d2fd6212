import type { LabelledProfile } from './labelled.ts'

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
]
