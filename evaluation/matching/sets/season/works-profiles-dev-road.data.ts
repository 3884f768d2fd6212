import type { LabelledProfile } from '../../labelled.ts'

/** People of the season's manual and service work: choferes, carga, cuidado and pesca, in their own spelling. */
export const seasonWorksProfilesDevRoad: LabelledProfile[] = [
  {
    key: 'season-taxista-callao',
    split: 'dev',
    firstName: 'Óscar',
    lastName: 'Balarezo Munive',
    title: 'taxi por aplicativo',
    summary:
      '8 años en el volante, nunca un choque con culpa. El carro es alquilado y ya no sale a cuenta, prefiero sueldo fijo con seguro para mi familia.',
    skills: ['conozco todo Lima y Callao', 'brevete A2A', 'waze', 'mecanica ligera'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'Taxista',
        company: 'aplicativos y base de taxis del aeropuerto',
        start: '2017-03',
        end: null,
        isCurrent: true,
        description:
          'pasajeros, turistas, empresas con vale. Tambien entrego paquetes con la opcion de envios. Dos años llevé a 6 chicos de mi cuadra al colegio en la mañana.',
      },
      {
        position: 'Despachador',
        company: 'Bodega mayorista',
        start: '2014',
        end: '2017',
        isCurrent: false,
        description: 'vender y llevar pedido en el station wagon a las bodegas',
      },
    ],
    educations: [{ degree: 'Secundaria', institution: '', field: '', isCurrent: false }],
    location: 'Callao',
    pay: { min: 150000, max: null, currency: 'PEN' },
  },
  {
    key: 'season-ayudante-santa-anita',
    split: 'dev',
    firstName: 'Rolando',
    lastName: 'Huaytalla Inga',
    title: 'Ayudante',
    summary: 'trabajo de madrugada sin problema, tengo fuerza y soy puntual',
    skills: ['cargar', 'pato hidraulico'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'cargador',
        company: 'mercado mayorista de papa y cebolla',
        start: '2021-08',
        end: null,
        isCurrent: true,
        description:
          'bajo los sacos de los camiones que llegan de la sierra, los apilo y se los llevo al comprador. Apunto en el cuaderno cuantos entran.',
      },
      {
        position: 'jalador de mercaderia con camion',
        company: 'Don Lucho abarrotes',
        start: '2020-01',
        end: '2021-07',
        isCurrent: false,
        description: 'acompañar al chofer a dejar a las bodegas y traer la plata',
      },
    ],
    educations: [],
    location: 'Santa Anita, Lima',
    pay: null,
  },
  {
    key: 'season-acompanante-pueblo-libre',
    split: 'dev',
    firstName: 'Gladys',
    lastName: 'Ayala Curo',
    title: 'Acompañante de señora mayor',
    summary:
      'Tengo paciencia y buen humor. Mi ultima señora fallecio en mayo y quedé disponible, la familia da razón de mí.',
    skills: ['tomar la presion', 'dietas', 'pañales', 'cocina casera'],
    languages: [],
    certifications: ['Curso de cuidador (municipalidad, 3 meses)'],
    experiences: [
      {
        position: 'acompañante',
        company: 'Familia en Magdalena',
        start: '2020-09',
        end: '2025-05',
        isCurrent: false,
        description:
          'La bañaba, sus remedios, al seguro a sacar cita, sus terapias, ya no reconocía a los hijos. Al final estuvo en cama.',
      },
      {
        position: 'Trabajadora del hogar',
        company: 'Familia en San Miguel',
        start: '2015-02',
        end: '2020-08',
        isCurrent: false,
        description: 'casa completa, cocina y los mellizos desde que nacieron hasta el kinder',
      },
    ],
    educations: [{ degree: 'Secundaria incompleta', institution: '', field: '', isCurrent: false }],
    location: 'Pueblo Libre, Lima',
    pay: { min: 140000, max: null, currency: 'PEN' },
  },
  {
    key: 'season-miss-auxiliar-surquillo',
    split: 'dev',
    firstName: 'Katherine',
    lastName: 'Pillaca Rondón',
    title: 'Miss auxiliar',
    summary:
      'Estudiante de 8vo ciclo de inicial en pedagógico. Amo a los pequeñitos. Los fines de semana animo cumpleaños y cuido bebés de mamás del nido.',
    skills: ['canciones y títeres', 'decoracion con foami', 'estimulacion', 'primeros auxilios'],
    languages: [{ name: 'Inglés', level: 'basic' }],
    certifications: ['Taller de inclusión y TEA (20 h)'],
    experiences: [
      {
        position: 'Auxiliar de aula',
        company: 'Nido Caracolitos',
        start: '2023-03',
        end: null,
        isCurrent: true,
        description:
          'sala de 2 años. Recibo, cambio, loncheras, siesta, adecuo el material. Este año tengo a cargo a un niño en el espectro que necesita apoyo todo el día.',
      },
      {
        position: 'Animadora',
        company: 'eventos',
        start: '2021-06',
        end: null,
        isCurrent: true,
        description: 'shows infantiles, juegos y pinta caritas',
      },
    ],
    educations: [
      {
        degree: 'Profesora',
        institution: 'Instituto pedagógico',
        field: 'Educación Inicial',
        isCurrent: true,
      },
    ],
    location: 'Surquillo, Lima',
    pay: null,
  },
  {
    key: 'season-fileteadora-chimbote',
    split: 'dev',
    firstName: 'Maribel',
    lastName: 'Castillo Pantoja',
    title: 'fileteo pescado',
    summary:
      'rapida con el cuchillo, bonito caballa jurel pota. Cuando no hay pesca me quedo sin trabajo por eso busco algo mas seguido, en Chimbote o que haya bus',
    skills: ['fileteo', 'envasado', 'desvicerado'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'destajera',
        company: 'varias conserveras',
        start: '2018',
        end: null,
        isCurrent: true,
        description:
          'corte, fileteo, llenado de lata. el ultimo año cabeza de mesa de 10 compañeras, veo que no dejen espina y anoto las cajas',
      },
      {
        position: 'venta de pescado',
        company: 'puesto en el mercado La Perla',
        start: '2015',
        end: '2018',
        isCurrent: false,
        description: 'limpiar, pesar y cobrar',
      },
    ],
    educations: [{ degree: 'Primaria completa', institution: '', field: '', isCurrent: false }],
    location: 'Chimbote, Áncash',
    pay: null,
  },
]
