import type { Benefit } from '#contracts/companies/benefits-vocabulary.ts'
import type { companies } from '#server/db/schema/people.table.ts'

export interface DemoCompany extends Pick<
  typeof companies.$inferInsert,
  'name' | 'industry' | 'description' | 'location' | 'website' | 'phone' | 'ruc'
> {
  /** Its documents were checked. */
  isVerified?: boolean
  benefits?: Benefit[]
  ownBenefits?: string[]
  key: string
  email: string
  planType: NonNullable<(typeof companies.$inferInsert)['planType']>
}

/** All invented. Their plans allow what they publish in demo-jobs.ts. */
export const demoCompanies = [
  {
    key: 'tupay',
    ruc: '20990011100',
    isVerified: true,
    email: 'empresa@demo.qhatu.pe',
    name: 'Tupay',
    industry: 'Fintech',
    location: 'Miraflores, Lima',
    website: 'https://tupay.example',
    phone: '900 000 101',
    planType: 'premium_temporal',
    benefits: ['eps', 'flexible_hours', 'hybrid_work', 'training', 'bonus'],
    ownBenefits: ['Un día al mes en el mostrador de un cliente'],
    description:
      'Ayudamos a bodegas y puestos de mercado a cobrar sin efectivo y a llevar sus cuentas desde el celular. Somos 42 personas entre Lima y Arequipa, y cada mes pasamos un día detrás del mostrador de un cliente.',
  },
  {
    key: 'illari',
    ruc: '20990022209',
    isVerified: true,
    email: 'illari@demo.qhatu.pe',
    name: 'Illari Salud',
    industry: 'Salud',
    location: 'Cayma, Arequipa',
    website: 'https://illari-salud.example',
    phone: '900 000 102',
    planType: 'premium',
    benefits: ['eps', 'extra_days', 'studies', 'wellbeing'],
    description:
      'Red de seis policlínicos en el sur del país. Atendemos a familias que antes viajaban tres horas para ver a un especialista, con historia clínica digital y telemedicina en quechua y castellano.',
  },
  {
    key: 'nan',
    ruc: '20990033308',
    isVerified: true,
    email: 'nan@demo.qhatu.pe',
    name: 'Ñan Logística',
    industry: 'Logística y transporte',
    location: 'Callao',
    website: 'https://nan-logistica.example',
    phone: '900 000 103',
    planType: 'enterprise',
    description:
      'Movemos carga entre el puerto del Callao y 18 ciudades. Tenemos 120 unidades propias, rastreo en línea y turnos que se publican con dos semanas de anticipación.',
  },
  {
    key: 'puka',
    ruc: '20990044407',
    email: 'puka@demo.qhatu.pe',
    name: 'Puka Estudio',
    industry: 'Diseño y comunicación',
    location: 'Barranco, Lima',
    website: 'https://puka-estudio.example',
    phone: '900 000 104',
    planType: 'premium',
    description:
      'Estudio de marca y producto digital con 16 personas. Trabajamos con museos, cooperativas y empresas medianas; elegimos pocos proyectos y los acompañamos hasta que funcionan.',
  },
  {
    key: 'qoya',
    ruc: '20990055506',
    isVerified: true,
    email: 'qoya@demo.qhatu.pe',
    name: 'Qoya Retail',
    industry: 'Retail',
    location: 'San Isidro, Lima',
    website: 'https://qoya-retail.example',
    phone: '900 000 105',
    planType: 'enterprise',
    description:
      'Tiendas de hogar y vestido hechos en el Perú, con 23 locales y venta en línea. Dos de cada tres jefaturas de tienda empezaron en el piso de venta.',
  },
  {
    key: 'yaku',
    ruc: '20990066605',
    email: 'yaku@demo.qhatu.pe',
    name: 'Yaku Ingeniería',
    industry: 'Ingeniería y construcción',
    location: 'Trujillo, La Libertad',
    website: 'https://yaku-ingenieria.example',
    phone: '900 000 106',
    planType: 'premium',
    description:
      'Diseñamos y construimos sistemas de agua potable y riego tecnificado en el norte. En doce años llevamos agua a 64 centros poblados.',
  },
  {
    key: 'sacha',
    email: 'sacha@demo.qhatu.pe',
    name: 'Sacha Foods',
    industry: 'Alimentos',
    location: 'Iquitos, Loreto',
    website: 'https://sacha-foods.example',
    phone: '900 000 107',
    planType: 'premium',
    description:
      'Procesamos camu camu, aguaje y sacha inchi con 300 familias productoras de la Amazonía. Compramos a precio acordado por campaña y exportamos a nueve países.',
  },
  {
    key: 'cumbre',
    email: 'cumbre@demo.qhatu.pe',
    name: 'Cumbre Contable',
    industry: 'Servicios contables',
    location: 'Lince, Lima',
    website: 'https://cumbre-contable.example',
    phone: '900 000 108',
    planType: 'premium',
    description:
      'Llevamos la contabilidad, las planillas y los impuestos de 210 pequeñas empresas. Cerramos cada mes antes del día 10 para que nadie se quede hasta la medianoche.',
  },
  {
    key: 'tampu',
    email: 'tampu@demo.qhatu.pe',
    name: 'Tampu Posadas',
    industry: 'Hotelería y turismo',
    location: 'Cusco',
    website: 'https://tampu-posadas.example',
    phone: '900 000 109',
    planType: 'free',
    description:
      'Cuatro posadas pequeñas entre Cusco y el Valle Sagrado, administradas con las comunidades vecinas. Treinta y dos habitaciones y ningún televisor.',
  },
  {
    key: 'allpa',
    ruc: '20990088803',
    email: 'allpa@demo.qhatu.pe',
    name: 'Allpa del Norte',
    industry: 'Agroexportación',
    location: 'Piura',
    website: 'https://allpa-norte.example',
    phone: '900 000 110',
    planType: 'premium',
    description:
      'Cultivamos y exportamos mango, banano orgánico y uva desde Piura y Lambayeque. Certificación de comercio justo y transporte de personal desde cinco distritos.',
  },
  {
    key: 'huk',
    ruc: '20990077704',
    isVerified: true,
    email: 'huk@demo.qhatu.pe',
    name: 'Huk Talento',
    industry: 'Recursos humanos',
    location: 'Magdalena del Mar, Lima',
    website: 'https://huk-talento.example',
    phone: '900 000 111',
    planType: 'premium',
    description:
      'Consultora de selección y aprendizaje. Respondemos a todas las personas que postulan, también a las que no pasan, y publicamos cuánto demora cada proceso.',
  },
  {
    key: 'sunqu',
    email: 'sunqu@demo.qhatu.pe',
    name: 'Sunqu Educa',
    industry: 'Educación',
    location: 'Arequipa',
    website: 'https://sunqu-educa.example',
    phone: '900 000 112',
    planType: 'free',
    description:
      'Clases de matemática por celular para estudiantes de secundaria, pensadas para conexiones lentas. Todo el equipo trabaja a distancia desde ocho regiones.',
  },
] as const satisfies readonly DemoCompany[]

export type DemoCompanyKey = (typeof demoCompanies)[number]['key']
