import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleOfTheOffice: Person[] = [
  {
    id: 'carlos-mendoza',
    name: 'Carlos Alberto Mendoza Salinas',
    title: 'Contador Público Colegiado',
    email: 'cmendoza.cpc@ejemplo.pe',
    phone: '+51 999 301 748',
    linkedin: 'www.linkedin.com/in/cmendozasalinas',
    place: 'Jesús María, Lima',
    summary:
      'Contador con doce años de experiencia en contabilidad general, tributación y cierre de estados financieros bajo NIIF en empresas industriales y comerciales. Manejo de equipos de hasta seis personas.',
    experiences: [
      job('Contador General', 'Envases Industriales del Pacífico S.A.', 'Callao', '2018-08', null, [
        'Cierre mensual en cinco días hábiles y presentación de estados financieros a la gerencia.',
        'Atención de dos fiscalizaciones de SUNAT sin reparos.',
        'Implementación de SAP FI junto con el equipo de sistemas.',
      ]),
      job('Analista Contable Senior', 'Distribuidora Ramal Norte S.A.C.', 'Lima', '2014-02', '2018-07', [
        'Conciliaciones bancarias, activos fijos y determinación del impuesto a la renta.',
        'Elaboración de libros electrónicos y declaraciones mensuales.',
      ]),
      job('Asistente Contable', 'Estudio Contable Paredes & Lazo', 'Lima', '2011-06', '2014-01', [
        'Registro de compras y ventas de catorce clientes.',
        'Planillas electrónicas y AFPnet.',
      ]),
    ],
    educations: [
      study(
        'Diplomado en Normas Internacionales de Información Financiera',
        'Normas Internacionales de Información Financiera',
        'Universidad de Lima',
        '2016-04',
        '2016-12',
      ),
      study(
        'Título profesional de Contador Público',
        'Contador Público',
        'Universidad Nacional Federico Villarreal',
        '2006-03',
        '2011-12',
      ),
    ],
    technical: {
      Contabilidad: ['NIIF', 'Tributación', 'Libros electrónicos PLE', 'Costos'],
      Sistemas: ['SAP FI', 'Concar | avanzado', 'Excel | avanzado', 'Siscont'],
    },
    soft: ['Análisis', 'Orden', 'Trabajo en equipo'],
    languages: [language('Inglés', 'intermediate', 'intermedio')],
    certifications: [
      certificate('Colegio de Contadores Públicos de Lima, matrícula 00412', null, null),
      certificate('Cierre contable y tributario', 'Escuela Fiscal del Pacífico', '2024'),
    ],
    references: ['CPC Elsa Bravo Rojas – Gerente de Finanzas – 999 000 218'],
  },
  {
    id: 'lucia-ferrer',
    name: 'Lucía Ferrer Campodónico',
    title: 'Abogada · Derecho Laboral',
    email: 'lucia.ferrer@estudioejemplo.pe',
    phone: '+51 987 605 432',
    linkedin: 'linkedin.com/in/luciaferrerc',
    place: 'Miraflores, Lima',
    summary:
      'Abogada especializada en derecho laboral y seguridad social, con experiencia en litigio, inspecciones y asesoría preventiva a empresas de consumo, transporte y minería.',
    experiences: [
      job(
        'Asociada sénior del área laboral',
        'Estudio Barrenechea, Luna & Asociados',
        'Lima',
        '2021-04',
        null,
        [
          'Patrocinio en más de 120 procesos por desnaturalización y beneficios sociales.',
          'Auditorías laborales y respuesta a requerimientos de SUNAFIL.',
          'Elaboración de reglamentos internos y políticas de teletrabajo.',
        ],
      ),
      job('Abogada laboralista', 'Transportes Ruta Serrana S.A.', 'Huancayo', '2017-09', '2021-03', [
        'Negociación colectiva con dos sindicatos.',
        'Procedimientos disciplinarios y conciliaciones administrativas.',
      ]),
      job('Secigrista', 'Corte Superior de Justicia de Lima', 'Lima', '2015-03', '2015-12', [
        'Proyectos de resolución en el quinto juzgado laboral.',
      ]),
    ],
    educations: [
      study(
        'Maestría en Derecho del Trabajo y de la Seguridad Social',
        'Derecho del Trabajo y de la Seguridad Social',
        'Pontificia Universidad Católica del Perú',
        '2018',
        '2020',
      ),
      study('Título de Abogada', 'Abogada', 'Universidad de San Martín de Porres', '2010', '2016'),
    ],
    technical: {
      Derecho: [
        'Litigio laboral',
        'Negociación colectiva',
        'Nueva Ley Procesal del Trabajo',
        'Inspección del trabajo',
      ],
      Herramientas: ['Word', 'Excel', 'SPIJ'],
    },
    soft: ['Redacción', 'Argumentación', 'Negociación'],
    languages: [language('Inglés', 'advanced', 'avanzado'), language('Francés', 'basic', 'básico')],
    certifications: [certificate('Colegio de Abogados de Lima, CAL 00871', null, null)],
    publications: [
      'Ferrer, L. (2022). El teletrabajo después de la emergencia. Revista Laboral del Sur, 14(2), 45–61.',
      'Ferrer, L. (2019). Tercerización y desnaturalización. Boletín Jurídico Andino, 7, 12–19.',
    ],
  },
  {
    id: 'jorge-ticona',
    name: 'Jorge Luis Ticona Ramos',
    title: 'Asistente administrativo',
    email: 'jorgeticona_r@correo-ejemplo.pe',
    phone: '952733019',
    linkedin: null,
    place: 'Tacna',
    summary:
      'Egresado de Administración con experiencia en trámite documentario, caja chica y atención al publico. Disponibilidad inmediata.',
    experiences: [
      job('Asistente administrativo', 'Constructora Caplina E.I.R.L.', 'Tacna', '2022-08', '2025-02', [
        'Control de caja chica y rendición de viaticos.',
        'Archivo y trámite documentario de tres obras.',
      ]),
      job('Digitador', 'Municipalidad Distrital de Pocollay', 'Tacna', '2021-01', '2021-06', [
        'Actualización del padrón de contribuyentes.',
      ]),
      job('Vendedor de tienda', 'Comercial Frontera Sur', 'Tacna', '2018-11', '2020-03', [
        'Atención de clientes y reposición de mercadería.',
      ]),
    ],
    educations: [
      study(
        'Egresado de Administración de Empresas',
        'Administración de Empresas',
        'Universidad Privada de Tacna',
        '2017',
        '2022',
      ),
      study('Asistente de Gerencia', null, 'SENATI', '2016', '2016'),
    ],
    technical: {
      Ofimática: ['Excel | intermedio', 'Word | avanzado', 'Outlook'],
      Gestión: ['Trámite documentario', 'Caja chica', 'Redacción de documentos'],
    },
    soft: ['Puntualidad', 'Proactividad', 'Trato amable'],
    languages: [language('Inglés', 'basic', 'básico'), language('Aimara', 'intermediate', 'intermedio')],
    certifications: [certificate('Gestión pública y SIAF', 'Instituto Caplina', '2023')],
    references: ['Ing. Raúl Copaja Vargas, Constructora Caplina E.I.R.L., 952 000 331'],
  },
  {
    id: 'fiorella-bustamante',
    name: 'Fiorella Bustamante Prado',
    title: 'Especialista en Marketing Digital',
    email: 'hola@fiorellabustamante.example.com',
    phone: '+51 913 552 076',
    linkedin: 'linkedin.com/in/fiorella-bustamante-mkt',
    place: 'Barranco, Lima, Perú',
    summary:
      'Comunicadora enfocada en marketing de desempeño. He manejado inversiones de hasta 60 mil soles mensuales en medios digitales para educación, moda y restaurantes.',
    experiences: [
      job('Especialista en Marketing Digital', 'Instituto Horizonte Creativo', 'Lima', '2022-03', null, [
        'Campañas de captación en Meta y Google con 28 % menos costo por lead.',
        'Automatización del seguimiento de interesados con HubSpot.',
      ]),
      job('Community Manager', 'Agencia Papaya Studio', 'Lima', '2020-05', '2022-02', [
        'Calendario editorial de siete marcas y reportes mensuales.',
        'Coordinación de producciones de foto y video.',
      ]),
      job('Community Manager freelance', 'Independiente', 'Lima', '2019-01', '2020-04', [
        'Redes sociales de restaurantes de barrio.',
      ]),
      job(
        'Practicante de comunicaciones',
        'Asociación Museo de la Memoria Textil',
        'Lima',
        '2018-03',
        '2018-12',
        ['Notas de prensa y boletín mensual.'],
      ),
    ],
    educations: [
      study(
        'Bachiller en Comunicación y Publicidad',
        'Comunicación y Publicidad',
        'Universidad Peruana de Ciencias Aplicadas',
        '2013',
        '2018',
      ),
      study('Diploma en Analítica Digital', 'Analítica Digital', 'Universidad del Pacífico', '2021', '2021'),
    ],
    technical: {
      Publicidad: ['Google Ads', 'Meta Ads', 'TikTok Ads'],
      Analítica: ['Google Analytics 4', 'Looker Studio', 'Excel'],
      Contenido: ['Canva', 'Photoshop', 'CapCut', 'Copywriting'],
    },
    soft: ['Creatividad', 'Organización', 'Adaptabilidad'],
    languages: [language('Inglés', 'advanced', 'C1'), language('Italiano', 'intermediate', 'B1')],
    certifications: [
      certificate('Google Ads Search', 'Google', '2023'),
      certificate('Inbound Marketing', 'HubSpot Academy', '2022'),
    ],
    interests: ['Cerámica', 'Surf', 'Fotografía'],
  },
  {
    id: 'maria-chavez',
    name: 'María del Pilar Chávez de la Cruz',
    title: 'Secretaria ejecutiva',
    email: 'pilarchavez1974@correoejemplo.com',
    phone: '(044) 555 218 / 949 120 675',
    linkedin: null,
    place: 'Trujillo, La Libertad',
    summary:
      'Secretaria ejecutiva con más de veinte años en gerencias de agroindustria, educación y banca. Redacción impecable, discreción y manejo de agenda.',
    experiences: [
      job('Secretaria de Gerencia General', 'Agroindustrias Valle Moche S.A.', 'Trujillo', '2012-01', null, [
        'Agenda, viajes y actas de directorio.',
        'Coordinación con las oficinas de Lima y Virú.',
      ]),
      job('Secretaria de Decanato', 'Universidad Privada Antenor Orrego', 'Trujillo', '2004-06', '2011-12', [
        'Tramites de grados y títulos, atención de docentes y estudiantes.',
      ]),
      job('Secretaria de agencia', 'Caja Rural Mochica', 'Chepén, La Libertad', '1997', '2004', [
        'Archivo de créditos y central telefónica.',
      ]),
    ],
    educations: [
      study('Secretariado Ejecutivo', null, 'Instituto Superior Tecnológico Nueva Esperanza', '1993', '1995'),
      study(
        'Administración (estudios no concluidos)',
        null,
        'Universidad Nacional de Trujillo',
        '1999',
        '2001',
      ),
    ],
    technical: {
      Oficina: ['Redacción comercial', 'Taquigrafía', 'Archivo', 'Organización de eventos'],
      Ofimática: ['Word | avanzado', 'Excel | intermedio', 'Outlook | avanzado'],
    },
    soft: ['Discreción', 'Organización', 'Buen trato'],
    languages: [language('Inglés', 'intermediate', 'intermedio')],
    certifications: [certificate('Ortografía y redacción moderna', 'Centro de Idiomas Mochica', '2015')],
    references: ['Sr. Felipe Lazarte Ganoza – Gerente General – 949 000 502'],
  },
]
