import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

/** Students and graduates of two years: an internship or two, and projects dated like jobs ('Name | tools | dates | lines'). */
export const peopleStartingOut: Person[] = [
  {
    id: 'fabrizio-tello',
    name: 'Fabrizio Tello Arce',
    title: 'Estudiante de Ciencia de la Computación',
    email: 'fabrizio.tello@alumnos-ejemplo.edu.pe',
    phone: '+51 912 556 083',
    linkedin: 'linkedin.com/in/fabriziotello',
    place: 'Barranco, Lima',
    summary: 'Estudiante de décimo ciclo que busca prácticas profesionales en desarrollo backend.',
    experiences: [
      job('Backend Developer Intern', 'Chasqui Envíos', 'Lima, Perú', '2025-03', null, [
        'Desarrollo de 14 endpoints en Go para el seguimiento de 20 000 envíos diarios.',
        'Pruebas de carga con k6: de 120 a 900 solicitudes por segundo.',
      ]),
      job(
        'Jefe de práctica de Programación II',
        'Universidad de Ingeniería y Tecnología',
        'Lima, Perú',
        '2024-08',
        '2024-12',
        ['Laboratorio de C++ para 45 alumnos.'],
      ),
    ],
    educations: [
      study(
        'Ciencia de la Computación (en curso)',
        null,
        'Universidad de Ingeniería y Tecnología',
        '2021-03',
        'current',
      ),
    ],
    technical: {
      Lenguajes: ['Go', 'C++', 'Python', 'SQL'],
      Frameworks: ['Gin', 'FastAPI', 'React'],
      Herramientas: ['Docker', 'Git', 'Linux', 'AWS'],
    },
    soft: [],
    languages: [language('Inglés', 'advanced', 'C1')],
    certifications: [certificate('AWS Cloud Practitioner', 'Amazon Web Services', '2024')],
    awards: ['Cuarto puesto, ICPC Latin America, sede Lima, 2023'],
    other: {
      Proyectos: [
        'Rutas del Metropolitano | Python, GTFS, Leaflet | Junio 2024 – Agosto 2024 | Planificador de viajes con 3 100 usuarios en su primer mes.',
        'Compilador MiniQ | C++, LLVM | 2023 | Proyecto final del curso de Compiladores.',
      ],
    },
  },
  {
    id: 'milena-aranibar',
    name: 'Milena Araníbar Choque',
    title: 'Bachiller en Ingeniería Mecatrónica',
    email: 'milena.aranibar@correoejemplo.com',
    phone: '959 802 446',
    linkedin: 'linkedin.com/in/milenaaranibar',
    place: 'Arequipa',
    summary:
      'Bachiller de Ingeniería Mecatrónica, quinto superior. Experiencia en automatización de plantas de alimentos y programación de PLC.',
    experiences: [
      job(
        'Practicante profesional de Automatización',
        'Lácteos Valle del Colca S.A.',
        'Arequipa',
        '2024-04',
        '2025-03',
        [
          'Programación de PLC S7-1200 en la línea de yogur; paradas no programadas: de 11 a 4 por mes.',
          'Planos eléctricos de tres tableros.',
        ],
      ),
      job(
        'Practicante preprofesional de Mantenimiento',
        'Hilandería Characato',
        'Characato, Arequipa',
        '2023-01',
        '2023-03',
        ['Historial de fallas de 26 hiladoras.'],
      ),
      job('Vendedora de tienda (medio tiempo)', 'Librería Tintero', 'Arequipa', '2020-01', '2021-12', []),
    ],
    educations: [
      study(
        'Bachiller en Ingeniería Mecatrónica',
        'Ingeniería Mecatrónica',
        'Universidad Católica San Pablo',
        '2018-03',
        '2023-12',
      ),
    ],
    technical: {
      Automatización: ['TIA Portal', 'LabVIEW', 'Arduino', 'EPLAN'],
      Diseño: ['SolidWorks', 'AutoCAD'],
    },
    soft: ['Trabajo en equipo', 'Curiosidad'],
    languages: [language('Inglés', 'intermediate', 'B2'), language('Alemán', 'basic', 'A1')],
    certifications: [certificate('SolidWorks CSWA', 'Dassault Systèmes', '2022')],
    other: {
      'Proyectos académicos': [
        'Clasificadora de cebolla por visión | OpenCV, Raspberry Pi | Marzo 2023 – Diciembre 2023 | Tesina con Agrícola Majes; precisión de 93 %.',
        'Brazo SCARA de bajo costo | Arduino, SolidWorks | 2022 | Feria de proyectos, tercer puesto.',
      ],
      Voluntariado: ['Monitora de robótica, Club Warma Robots, 2019 – 2021'],
    },
  },
  {
    id: 'dayana-quilca',
    name: 'Dayana Quilca Medrano',
    title: 'Analista de datos junior',
    email: 'dayanaqm.datos@correoejemplo.com',
    phone: '+51 934 071 255',
    linkedin: null,
    place: 'Huancavelica',
    summary: '',
    experiences: [
      job(
        'Asistente de Estadística',
        'Dirección Regional de Salud Huancavelica',
        'Huancavelica',
        '2024-07',
        null,
        [
          'Consolidación semanal de 412 establecimientos (HIS-MINSA).',
          'Tablero de anemia infantil en Power BI.',
        ],
      ),
      job(
        'Encuestadora',
        'Instituto Nacional de Estadística e Informática',
        'Angaraes',
        '2023-05',
        '2023-09',
        ['ENAHO 2023: 18 conglomerados rurales.'],
      ),
    ],
    educations: [
      study('Estadística e Informática', null, 'Universidad Nacional del Centro del Perú', '2018', '2023'),
    ],
    technical: { Datos: ['R', 'SQL', 'Power BI', 'SPSS'], Otros: ['Excel', 'QGIS'] },
    soft: ['Puntualidad'],
    languages: [language('Quechua', 'native', 'nativo'), language('Inglés', 'basic', 'A2')],
    certifications: [
      certificate('Data Analytics', 'Google', '2023'),
      certificate('R para ciencia de datos', 'UNI – CTIC', '2022'),
    ],
    other: {
      Proyectos: [
        'Mapa de friaje Huancavelica | R, Shiny | Mayo 2024 – Julio 2024 | Datos abiertos de SENAMHI por distrito.',
        'Tesis: anemia y altitud | SPSS | 2023 | Regresión con 1 900 registros.',
      ],
    },
  },
  {
    id: 'joel-chipana',
    name: 'Joel Chipana Vizcarra',
    title: 'Egresado de Ingeniería Electrónica',
    email: 'joel.chipana.v@correoejemplo.pe',
    phone: '952 337 190',
    linkedin: 'linkedin.com/in/joelchipana',
    place: 'Tacna',
    summary: 'Egresado interesado en telecomunicaciones rurales e internet de las cosas.',
    experiences: [
      job('Técnico de campo FTTH', 'Redes Caplina E.I.R.L.', 'Tacna', '2024-02', '2025-08', [
        'Instalación y fusión en 640 viviendas.',
        'Cuadrilla de tres personas desde enero de 2025',
      ]),
      job(
        'Practicante de Telecomunicaciones',
        'Gobierno Regional de Tacna, Oficina de TI',
        'Tacna',
        '2023-03',
        '2023-12',
        [],
      ),
    ],
    educations: [
      study('Ingeniería Electrónica (egresado)', null, 'Universidad Privada de Tacna', '2018', '2023'),
      study('Técnico en Redes', 'Redes', 'Instituto Francisco de Paula González Vigil', '2015', '2017'),
    ],
    technical: {
      Redes: ['MikroTik', 'Ubiquiti', 'GPON', 'Wireshark'],
      Programación: ['C', 'Python', 'ESP32'],
    },
    soft: ['Trabajo en campo'],
    languages: [language('Inglés', 'intermediate', 'intermedio')],
    certifications: [
      certificate('CCNA: Introducción a redes', 'Cisco', '2022'),
      certificate('MTCNA', 'MikroTik', '2024'),
    ],
    awards: ['Hackatón Frontera Sur 2023: segundo puesto'],
    other: {
      Proyectos: [
        'Estación de riego LoRa | ESP32, LoRaWAN | Septiembre 2022 – Febrero 2023 | Piloto en dos parcelas de olivo de La Yarada.',
      ],
    },
  },
]
