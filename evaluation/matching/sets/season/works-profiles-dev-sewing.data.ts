import type { LabelledProfile } from '../../labelled.ts'

/** People of the season's manual and service work: confecciones, soldadura, cocina, hoteles and belleza, in their own spelling. */
export const seasonWorksProfilesDevSewing: LabelledProfile[] = [
  {
    key: 'season-gamarra-canto-grande',
    split: 'dev',
    firstName: 'Nélida',
    lastName: 'Quispe Huarcaya',
    title: 'recta remalle recubri',
    summary:
      'Trabajo en confección desde los 19. Rapida y hago bonito acabado, no me gusta dejar hilos. Vivo en Canto Grande, busco que sea en planilla ya no taller.',
    skills: ['recta', 'remalle', 'recubridora', 'pretinera un poco'],
    languages: [{ name: 'Quechua', level: 'native' }],
    certifications: [],
    experiences: [
      {
        position: 'maquinista',
        company: 'talleres de Gamarra',
        start: '2019-02',
        end: null,
        isCurrent: true,
        description:
          'polos box, joggers, poleras con capucha y casacas completas. La dueña me da a mi la primera prenda del modelo para sacarla y de ahi copian las demas.',
      },
      {
        position: 'ayudante de taller',
        company: 'Confecciones Yanet',
        start: '2018-01',
        end: '2019-01',
        isCurrent: false,
        description: 'tender tela, ayudar al de la cortadora, limpiar y doblar',
      },
    ],
    educations: [{ degree: 'Secundaria', institution: '', field: '', isCurrent: false }],
    location: 'San Juan de Lurigancho, Lima',
    pay: { min: 140000, max: null, currency: 'PEN' },
  },
  {
    key: 'season-portones-villa-el-salvador',
    split: 'dev',
    firstName: 'Wilmer',
    lastName: 'Chuquillanqui Paz',
    title: 'Trabajos en fierro',
    summary:
      'Portones seccionales, techos parabolicos, escaleras caracol, todo en fierro. 9 años. Ahora quiero algo estable porque los contratos ya no salen seguido.',
    skills: ['soldadura supercito y cellocord', 'mig', 'tronzadora', 'pintura al duco', 'instalacion'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'independiente',
        company: 'en mi taller',
        start: '2019-06',
        end: null,
        isCurrent: true,
        description:
          'voy a la casa, tomo la medida, cotizo, fabrico y coloco. Tambien hice el techo de una losa deportiva con tijerales de 18 metros.',
      },
      {
        position: 'Ayudante y despues oficial',
        company: 'Metales del Sur (parque industrial)',
        start: '2016-03',
        end: '2019-05',
        isCurrent: false,
        description: 'habilitar, apuntalar y soldar estructuras para un colegio y tolvas',
      },
    ],
    educations: [],
    location: 'Villa El Salvador, Lima',
    pay: null,
  },
  {
    key: 'season-todista-surquillo',
    split: 'dev',
    firstName: 'Junior',
    lastName: 'Maldonado Pinedo',
    title: 'Todista de restaurante',
    summary: 'Hago de todo en cocina y si falta gente salgo a salón. No fallo los domingos.',
    skills: ['plancha', 'frituras', 'broaster', 'parrilla', 'atencion'],
    languages: [],
    certifications: ['Carné de sanidad vigente'],
    experiences: [
      {
        position: 'Todista',
        company: 'Sanguchería El Portal',
        start: '2023-03',
        end: null,
        isCurrent: true,
        description:
          'chicharron, lomo, pollo a la plancha, papas. Saco 120 pedidos un sábado con los de rappi incluidos. Pico y porciono en la mañana. A veces jugos y la cafetera.',
      },
      {
        position: 'apoyo',
        company: 'Pollería en Surquillo',
        start: '2022-01',
        end: '2023-02',
        isCurrent: false,
        description: 'freir papa, ensaladas, lavar',
      },
    ],
    educations: [{ degree: 'Secundaria completa', institution: '', field: '', isCurrent: false }],
    location: 'Surquillo, Lima',
    pay: { min: 140000, max: null, currency: 'PEN' },
  },
  {
    key: 'season-hostel-cusco',
    split: 'dev',
    firstName: 'Yessica',
    lastName: 'Ccoa Mamani',
    title: 'Hostel staff',
    summary:
      'Dos años en hostel de mochileros. Hablo con gente de todo el mundo, puedo de noche porque estudio en el día.',
    skills: ['Cloudbeds', 'Booking y Hostelworld', 'vender tours', 'yape y dolares'],
    languages: [
      { name: 'Inglés', level: 'intermediate' },
      { name: 'Quechua', level: 'native' },
    ],
    certifications: [],
    experiences: [
      {
        position: 'apoyo en todo',
        company: 'Wasi Backpackers',
        start: '2023-05',
        end: null,
        isCurrent: true,
        description:
          'recibo a los que llegan, les doy su cama, cobro, contesto los mensajes de reserva, ofrezco los tours del socio (saco mi comisión), desayuno y reviso que las chicas dejen bien los cuartos. 4 noches por semana.',
      },
      {
        position: 'vendedora',
        company: 'Artesanías San Blas',
        start: '2022-01',
        end: '2023-04',
        isCurrent: false,
        description: 'vender a turistas y cobrar',
      },
    ],
    educations: [
      { degree: 'Técnica', institution: 'Instituto', field: 'Administración de Hoteles', isCurrent: true },
    ],
    location: 'Cusco',
    pay: null,
  },
  {
    key: 'season-unas-los-olivos',
    split: 'dev',
    firstName: 'Britney',
    lastName: 'Saavedra Ocampo',
    title: 'Uñas 💅 acrilicas, gel, soft gel',
    summary:
      'Atiendo en mi casa y a domicilio hace 3 años, tengo mis clientas fijas. Quiero entrar a un local. Recien terminé el curso de pestañas.',
    skills: ['esculpido', 'esmaltado permanente', 'diseños', 'pestañas clasicas', 'tiktok'],
    languages: [],
    certifications: ['Manicure profesional - CETPRO', 'Extensión de pestañas nivel 1 (2025)'],
    experiences: [
      {
        position: 'emprendedora',
        company: 'Britney Nails',
        start: '2022-04',
        end: null,
        isCurrent: true,
        description:
          'baño de acrilico, esculpidas, retoques, pies. Manejo mi agenda por ig y compro mis insumos. Con pestañas llevo como 8 meses practicando con amigas y algunas clientas.',
      },
      {
        position: 'Promotora de cosméticos',
        company: 'Catálogo',
        start: '2020-06',
        end: '2022-03',
        isCurrent: false,
        description: 'maquillaje y perfumes, llegue a 60 clientas',
      },
    ],
    educations: [
      { degree: 'Auxiliar técnico', institution: 'CETPRO', field: 'Estética personal', isCurrent: false },
    ],
    location: 'Los Olivos, Lima',
    pay: null,
  },
]
