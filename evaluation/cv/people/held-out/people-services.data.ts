import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleOfServices: Person[] = [
  {
    id: 'natalia-espejo',
    name: 'Natalia Espejo Loayza',
    title: 'Obstetra',
    email: 'natalia.espejo@saludejemplo.pe',
    phone: '+51 966 270 415',
    linkedin: 'linkedin.com/in/natalia-espejo-loayza',
    place: 'Andahuaylas, Apurímac',
    summary:
      'Obstetra con once años en centros rurales y hospitales provinciales. Atención de partos con enfoque intercultural y manejo de emergencias obstétricas.',
    experiences: [
      job('Obstetra asistencial', 'Hospital Provincial Sondor', 'Andahuaylas', '2020-08', null, [
        'Atención de 25 partos mensuales en sala con pertinencia cultural.',
        'Consejería en planificación familiar y control prenatal.',
      ]),
      job(
        'Obstetra responsable de estrategia materna',
        'Centro de Salud Pacucha Alta',
        'Pacucha, Apurímac',
        '2016-02',
        '2020-07',
        ['Seguimiento de gestantes de doce comunidades.', 'Capacitación de agentes comunitarias de salud.'],
      ),
      job('Obstetra SERUMS', 'Puesto de Salud Kishuara', 'Kishuara, Apurímac', '2014-10', '2015-10', [
        'Atención integral de la mujer y del recién nacido.',
      ]),
    ],
    educations: [
      study(
        'Segunda Especialidad en Emergencias y Alto Riesgo Obstétrico',
        'Emergencias y Alto Riesgo Obstétrico',
        'Universidad Nacional de San Cristóbal de Huamanga',
        '2018',
        '2019',
      ),
      study(
        'Título Profesional de Obstetra',
        'Obstetra',
        'Universidad Tecnológica de los Andes',
        '2007',
        '2014',
      ),
    ],
    technical: {
      Clínica: ['Monitoreo fetal', 'Ecografía obstétrica básica', 'Claves obstétricas'],
      Sistemas: ['HIS-MINSA', 'Excel | básico'],
    },
    soft: ['Empatía', 'Serenidad', 'Vocación de servicio'],
    languages: [language('Quechua', 'native', 'lengua materna'), language('Inglés', 'basic', 'básico')],
    certifications: [
      certificate('Ecografía obstétrica básica', 'Instituto Médico del Apurímac', '2022'),
      certificate('Colegio de Obstetras del Perú, COP 00954', null, null),
    ],
    references: ['Méd. Óscar Altamirano Sierra, director, Hospital Provincial Sondor, 966 000 278'],
  },
  {
    id: 'freddy-calle',
    name: 'Freddy Calle Nole',
    title: 'Agente de seguridad y vigilancia',
    email: 'freddycalle_n@correo-ejemplo.com',
    phone: '939 801 442',
    linkedin: null,
    place: 'Sechura, Piura',
    summary:
      'Licenciado del Ejército con experiencia en vigilancia de plantas pesqueras, agencias bancarias y centros comerciales. Talla 1,78 m, buena condición física.',
    experiences: [
      job('Agente de seguridad', 'Vigilancia Halcón Norte S.A.C.', 'Paita, Piura', '2022-04', null, [
        'Control de accesos y rondas en planta pesquera.',
        'Registro de ocurrencias y revisión de vehículos.',
      ]),
      job('Prevencionista de pérdidas', 'Hipermercados Bahía', 'Piura', '2019-02', '2021-01', [
        'Detección de hurtos y control de cámaras.',
      ]),
      job('Personal de tropa', 'Ejército del Perú', 'Tumbes', '2016-03', '2018-02', [
        'Servicio militar voluntario; licenciado con el grado de cabo.',
      ]),
    ],
    educations: [study('Secundaria completa', null, 'I.E. San Martín de Sechura', '2010', '2014')],
    technical: {
      Seguridad: [
        'Control de accesos',
        'Circuito cerrado de televisión',
        'Defensa personal',
        'Redacción de informes',
      ],
    },
    soft: ['Disciplina', 'Honestidad', 'Puntualidad'],
    languages: [],
    certifications: [
      certificate('Carné SUCAMEC vigente', null, null),
      certificate('Licencia de uso de arma L4', null, null),
      certificate('Curso básico de seguridad privada', 'Centro de Formación Escudo', '2024'),
    ],
    references: ['Sr. Walter Eche Periche, supervisor, Vigilancia Halcón Norte S.A.C., 939 000 614'],
  },
  {
    id: 'ximena-arce',
    name: 'Ximena Arce Belaúnde',
    title: 'Arquitecta de Interiores',
    email: 'estudio@ximenaarce.example.com',
    phone: '+51 944 706 138',
    linkedin: 'linkedin.com/in/ximena-arce-b',
    place: 'Yanahuara, Arequipa',
    summary:
      'Arquitecta dedicada a la remodelación de casonas y locales comerciales. Trabajo con artesanos del sillar y cuido el presupuesto desde el primer boceto.',
    experiences: [
      job('Arquitecta de interiores independiente', 'Estudio Arce Interiores', 'Arequipa', '2021-02', null, [
        'Dieciocho remodelaciones de viviendas y cuatro cafeterías.',
      ]),
      job('Arquitecta proyectista', 'Taller Sillar & Vidrio', 'Arequipa', '2017-07', '2020-12', [
        'Expedientes técnicos y supervisión de obra de dos hoteles boutique.',
        'Modelado BIM de edificios de hasta siete pisos.',
      ]),
      job('Dibujante CAD', 'Inmobiliaria Volcán Misti', 'Arequipa', '2015-08', '2017-06', [
        'Planos de arquitectura y detalles constructivos.',
      ]),
    ],
    educations: [
      study(
        'Máster en Diseño de Interiores',
        'Diseño de Interiores',
        'Universitat Politècnica de València',
        '2020',
        '2021',
      ),
      study('Arquitecta', null, 'Universidad Católica de Santa María', '2009', '2015'),
    ],
    technical: {
      Modelado: ['Revit', 'AutoCAD', 'SketchUp', 'Lumion'],
      Gráfica: ['Photoshop', 'InDesign'],
    },
    soft: ['Creatividad', 'Trato con clientes', 'Detalle'],
    languages: [language('Inglés', 'advanced', 'C1'), language('Italiano', 'basic', 'A2')],
    certifications: [
      certificate('Autodesk Certified Professional: Revit', 'Autodesk', '2022'),
      certificate('Colegio de Arquitectos del Perú, CAP 00538', null, null),
    ],
    interests: ['Grabado', 'Montaña', 'Cine'],
  },
  {
    id: 'omar-benavides',
    name: 'Omar Benavides Castillo',
    title: 'Jefe de Almacén',
    email: 'omar.benavides@almacenesejemplo.pe',
    phone: '(+51) 989 340 127',
    linkedin: 'www.linkedin.com/in/omar-benavides-castillo',
    place: 'Lurín, Lima',
    summary:
      'Dieciocho años en almacenes de consumo masivo, retail y repuestos. He abierto dos centros de distribución y formado a montacarguistas y auxiliares.',
    experiences: [
      job('Jefe de Almacén y Distribución', 'Repuestos Pachacámac S.A.', 'Lurín', '2019-05', null, [
        'Inventario de 14 000 códigos con 98,9 % de exactitud.',
        'Puesta en marcha del WMS y del picking por voz.',
        'Equipo de 36 personas en dos turnos.',
      ]),
      job(
        'Supervisor de Almacén',
        'Cadena El Huerto Dorado',
        'Villa El Salvador, Lima',
        '2013-01',
        '2019-04',
        ['Despacho nocturno a 42 tiendas.'],
      ),
      job('Auxiliar de Almacén', 'Cadena El Huerto Dorado', 'Villa El Salvador, Lima', '2009-06', '2012-12', [
        'Recepción y ubicación de mercadería.',
      ]),
      job('Estibador', 'Operador Portuario Chalaco', 'Callao', '2007-01', '2009-03', [
        'Carga y descarga de contenedores.',
      ]),
    ],
    educations: [
      study('Administración Industrial', null, 'SENATI', '2010', '2013'),
      study(
        'Especialización en Gestión de la Cadena de Suministro',
        'Gestión de la Cadena de Suministro',
        'Universidad ESAN',
        '2017-03',
        '2017-11',
      ),
    ],
    technical: {
      Almacén: ['WMS', 'Inventarios cíclicos', 'Montacargas', 'Layout de almacenes', '5S'],
      Sistemas: ['SAP MM | intermedio', 'Excel | avanzado'],
    },
    soft: ['Liderazgo', 'Disciplina', 'Manejo de conflictos'],
    languages: [language('Inglés', 'basic', 'básico')],
    certifications: [
      certificate('Operador de montacargas', 'Centro Técnico Maquinaria Pesada', '2015'),
      certificate('Licencia A-IIb', null, null),
    ],
    awards: ['Colaborador del año, Cadena El Huerto Dorado, 2016'],
  },
  {
    id: 'brenda-ruidias',
    name: 'Brenda Ruidías Carhuapoma',
    title: 'Estudiante de Administración Hotelera',
    email: 'brendaruidias@ejemplo.pe',
    phone: '981-552-730',
    linkedin: null,
    place: 'Castilla, Piura',
    summary:
      'Estudiante de octavo ciclo con buen trato, manejo de redes sociales y disponibilidad de horarios por las tardes y los fines de semana.',
    experiences: [
      job('Anfitriona de eventos', 'Eventos Algarrobo', 'Piura', '2024-12', '2025-03', [
        'Registro de asistentes y orientación en ferias.',
      ]),
      job('Voluntaria', 'Asociación Manos del Norte', 'Piura', '2023', '2024', [
        'Reparto de víveres durante las lluvias.',
      ]),
    ],
    educations: [
      study(
        'Administración Hotelera y Turismo (en curso)',
        null,
        'Universidad Nacional de Piura',
        '2022',
        'current',
      ),
      study('Secundaria', null, 'I.E. Miguel Cortés', '2016', '2020'),
    ],
    technical: { Programas: ['Canva', 'Excel | básico', 'Instagram'] },
    soft: ['Amabilidad', 'Ganas de aprender', 'Trabajo en equipo'],
    languages: [language('Inglés', 'intermediate', 'B1')],
    certifications: [certificate('Atención al turista', 'Cenfotur', '2024')],
    interests: ['Baile', 'Repostería'],
  },
  {
    id: 'victor-paucar',
    name: 'Víctor Hugo Páucar Rojas',
    title: 'Técnico mecánico de maquinaria pesada',
    email: 'vh.paucar@mecanicaejemplo.pe',
    phone: '+51 954118093',
    linkedin: null,
    place: 'La Oroya, Junín',
    summary:
      'Mecánico con catorce años en mantenimiento de flotas mineras: scooptrams, camiones fuera de carretera y excavadoras.',
    experiences: [
      job(
        'Técnico mecánico líder',
        'Servicios Pesados Mantaro S.A.C.',
        'Yauli, Junín',
        '2017-09',
        '2025-06',
        [
          'Diagnóstico electrónico y reparación de motores diésel.',
          'Disponibilidad de flota de 84 % a 91 %.',
        ],
      ),
      job('Mecánico de línea amarilla', 'Alquileres Cordillera', 'Huancayo', '2012-03', '2017-08', [
        'Mantenimiento preventivo de excavadoras y cargadores frontales.',
      ]),
      job('Ayudante de mecánica', 'Taller Hermanos Oré', 'Jauja', '2010-01', '2012-02', [
        'Cambio de aceite, frenos y suspensión.',
      ]),
    ],
    educations: [
      study('Mantenimiento de Maquinaria Pesada', null, 'TECSUP', '2008', '2010'),
      study(
        'Técnico en Mecánica de Producción',
        'Mecánica de Producción',
        'Instituto Superior Tecnológico La Oroya',
        '2005',
        '2007',
      ),
    ],
    technical: {
      Mecánica: ['Motores diésel', 'Hidráulica', 'Sistemas electrónicos', 'Soldadura'],
      Software: ['CAT ET', 'SAP PM | básico'],
    },
    soft: ['Orden', 'Seguridad', 'Trabajo en turnos'],
    languages: [language('Inglés', 'basic', 'técnico básico')],
    certifications: [
      certificate('Bloqueo y etiquetado LOTO', 'Escuela de Seguridad Minera e Industrial', '2023'),
      certificate('Hidráulica móvil', 'Centro Técnico Maquinaria Pesada', '2019'),
    ],
    references: ['Ing. Rubén Galarza Tovar, jefe de mantenimiento, 954 000 366'],
  },
  {
    id: 'carmen-lozada',
    name: 'Carmen Rosa Lozada Failoc',
    title: 'Cajera y promotora de servicios',
    email: 'carmenlozadaf@correoejemplo.com',
    phone: '(074) 555-109 | 979 618 340',
    linkedin: null,
    place: 'José Leonardo Ortiz, Chiclayo',
    summary: 'Cajera con experiencia en banca, retail y farmacias. Cuadre exacto y buen trato.',
    experiences: [
      job('Promotora de servicios', 'Banco del Litoral', 'Chiclayo', '2018-11', '2023-12', [
        'Operaciones en ventanilla y venta de seguros.',
        'Primer lugar en ventas cruzadas del segundo trimestre de 2022.',
      ]),
      job('Cajera', 'Supermercados La Pradera', 'Chiclayo', '2014-06', '2018-10', [
        'Atención en caja rápida y arqueos.',
      ]),
      job('Vendedora', 'Boticas Santa Lucía', 'Lambayeque', '2012-01', '2013-06', ['Venta de mostrador.']),
    ],
    educations: [
      study(
        'Contabilidad (egresada)',
        null,
        'Instituto Superior Tecnológico República Federal de Alemania',
        '2011',
        '2014',
      ),
      study('Cajero Bancario', null, 'Instituto de Formación Bancaria', '2014', '2014'),
    ],
    technical: {
      Caja: ['Detección de billetes falsos', 'Arqueo de caja', 'Venta cruzada'],
      Ofimática: ['Excel | intermedio', 'Word'],
    },
    soft: ['Cordialidad', 'Rapidez', 'Honestidad'],
    languages: [language('Inglés', 'basic', 'básico')],
    certifications: [
      certificate('Prevención de lavado de activos', 'Instituto de Formación Bancaria', '2021'),
    ],
  },
]
