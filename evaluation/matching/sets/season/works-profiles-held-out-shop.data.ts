import type { LabelledProfile } from '../../labelled.ts'

/** People of the season's manual and service work: tienda, mercaderismo, llamadas, vigilancia and línea blanca, in their own spelling. */
export const seasonWorksProfilesHeldOutShop: LabelledProfile[] = [
  {
    key: 'season-bodega-comas',
    split: 'held-out',
    firstName: 'Mayumi',
    lastName: 'Tarazona Lino',
    title: '',
    summary:
      'he atendido la bodega de mi tia desde que salí del cole, ella va a cerrar. se dar vuelto rapido y no me equivoco',
    skills: ['agente (depositos, pagos)', 'yape', 'recargas'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'atención',
        company: 'Bodega Tarazona',
        start: '2021-01',
        end: null,
        isCurrent: true,
        description:
          'vender, pesar, hacer las operaciones del agente, activar chips con huella, recibir a los proveedores, reponer la refri, en la mañana pan y desayunos. la tia me deja sola todo el día con la plata',
      },
    ],
    educations: [{ degree: 'Secundaria completa', institution: '', field: '', isCurrent: false }],
    location: 'Comas, Lima',
    pay: null,
  },
  {
    key: 'season-gondola-villa-maria',
    split: 'held-out',
    firstName: 'Fiorella',
    lastName: 'Champi Torres',
    title: 'Gondolera de lácteos',
    summary:
      '3 años visitando autoservicios. Los jefes de tienda me conocen en Lima sur. Busco empresa con planilla completa.',
    skills: ['rotacion de fechas', 'cabeceras', 'app de reportes', 'degustaciones'],
    languages: [],
    certifications: ['Carné de sanidad'],
    experiences: [
      {
        position: 'Ruta de tiendas',
        company: 'Agencia de trade (yogurt y mantequilla)',
        start: '2022-05',
        end: null,
        isCurrent: true,
        description:
          '5 tiendas diarias, bajo de la cámara y lleno la vitrina, foto antes y después, aviso cuando falta. En campañas apoyé dando probaditas. En las vacaciones de mi jefa reparto la ruta a las demás.',
      },
      {
        position: 'Promotora',
        company: 'Agencia de impulso',
        start: '2021-07',
        end: '2022-04',
        isCurrent: false,
        description: 'vinos y embutidos, fin de semana',
      },
    ],
    educations: [
      { degree: 'Técnica trunca', institution: 'Instituto', field: 'Marketing', isCurrent: false },
    ],
    location: 'Villa María del Triunfo, Lima',
    pay: { min: 130000, max: null, currency: 'PEN' },
  },
  {
    key: 'season-llamadas-chorrillos',
    split: 'held-out',
    firstName: 'Bruno',
    lastName: 'Ganoza Ríos',
    title: 'Teleoperador',
    summary:
      'Turno noche, tranquilo cuando el cliente está asustado. Tipeo 55 palabras. Técnico trunco en computación.',
    skills: ['empatía', 'digitación', 'Excel básico', 'Zendesk'],
    languages: [{ name: 'Inglés', level: 'basic' }],
    certifications: [],
    experiences: [
      {
        position: 'Teleoperador SOS vehicular',
        company: 'Contact center tercero de seguros',
        start: '2022-11',
        end: '2025-04',
        isCurrent: false,
        description:
          'Me llamaban cuando se quedaban botados o chocaban; ubicaba por mapa, mandaba la grúa o el procurador, avisaba cada 15 minutos y cerraba el caso. Armaba el informe de los clientes molestos.',
      },
      {
        position: 'Asesor inbound',
        company: 'Contact center (cable e internet)',
        start: '2021-10',
        end: '2022-10',
        isCurrent: false,
        description: 'facturas, averías, dar de baja',
      },
    ],
    educations: [
      { degree: 'Técnico trunco', institution: 'Instituto', field: 'Computación', isCurrent: false },
    ],
    location: 'Chorrillos, Lima',
    pay: { min: 130000, max: null, currency: 'PEN' },
  },
  {
    key: 'season-guachiman-ventanilla',
    split: 'held-out',
    firstName: 'Eleuterio',
    lastName: 'Shapiama Tuanama',
    title: 'guachiman',
    summary: 'licenciado del ejercito 2 años en el VRAEM. disciplinado. turno noche ok',
    skills: ['rondas', 'cacheo', 'defensa personal', 'primeros auxilios'],
    languages: [],
    certifications: ['Carnet SUCAMEC sin arma'],
    experiences: [
      {
        position: 'guachiman',
        company: 'mercado y cochera de camiones en Ventanilla',
        start: '2022-06',
        end: null,
        isCurrent: true,
        description:
          'abro la tranquera, anoto placa y quien entra, doy vueltas toda la noche, si pasa algo lo pongo en el cuaderno y llamo al serenazgo',
      },
      {
        position: 'servicio militar',
        company: 'Ejército',
        start: '2020-04',
        end: '2022-04',
        isCurrent: false,
        description: 'cabo',
      },
    ],
    educations: [{ degree: 'Secundaria completa', institution: '', field: '', isCurrent: false }],
    location: 'Ventanilla, Callao',
    pay: null,
  },
  {
    key: 'season-lavadoras-la-perla',
    split: 'held-out',
    firstName: 'Víctor',
    lastName: 'Cárcamo Bustos',
    title: 'Arreglo lavadoras, refris y secadoras',
    summary: 'Mas de 10 años. Voy a la casa con mis herramientas, doy garantía. Tengo moto.',
    skills: ['no frost', 'digitales', 'carga de gas', 'soldadura de plata', 'termas'],
    languages: [],
    certifications: ['Buenas prácticas en refrigeración'],
    experiences: [
      {
        position: 'por mi cuenta',
        company: 'Servicio técnico Víctor',
        start: '2018-01',
        end: null,
        isCurrent: true,
        description:
          'placas, bombas de desague, rodajes, motor compresor. En verano limpio e instalo uno que otro split de oficina.',
      },
      {
        position: 'Técnico',
        company: 'Taller autorizado',
        start: '2013-03',
        end: '2017-12',
        isCurrent: false,
        description: 'garantías de dos marcas coreanas, 5 a 7 servicios diarios',
      },
    ],
    educations: [
      { degree: 'Técnico trunco', institution: 'Instituto', field: 'Electrotecnia', isCurrent: false },
    ],
    location: 'La Perla, Callao',
    pay: { min: 180000, max: null, currency: 'PEN' },
  },
]
