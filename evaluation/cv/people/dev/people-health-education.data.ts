import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleOfHealthAndEducation: Person[] = [
  {
    id: 'rosa-quispe',
    name: 'Rosa Elvira Quispe Mamani',
    title: 'Licenciada en Enfermería',
    email: 'rosa.quispe.m@ejemplo.pe',
    phone: '+51 951 204 883',
    linkedin: 'linkedin.com/in/rosa-quispe-enfermeria',
    place: 'Cayma, Arequipa',
    summary:
      'Enfermera con nueve años de experiencia en hospitalización y cuidados intensivos. Trabajo con protocolos de seguridad del paciente y he formado a personal nuevo. Busco un puesto de supervisión en una clínica de la región.',
    experiences: [
      job('Enfermera de cuidados intensivos', 'Clínica San Gabriel del Sur', 'Arequipa', '2019-03', null, [
        'Atención directa a pacientes críticos en una unidad de doce camas.',
        'Registro de balances y administración de medicación de alto riesgo.',
        'Inducción de once enfermeras nuevas entre 2020 y 2023.',
      ]),
      job('Enfermera asistencial', 'Policlínico Virgen de Chapi', 'Arequipa', '2016-05', '2019-02', [
        'Triaje y atención en consultorios de medicina general y pediatría.',
        'Campañas de vacunación en los distritos de Cerro Colorado y Yura.',
      ]),
      job('Enfermera SERUMS', 'Puesto de Salud Huambo Alto', 'Caylloma, Arequipa', '2015-04', '2016-04', [
        'Responsable del programa de crecimiento y desarrollo del niño.',
        'Visitas domiciliarias a gestantes de seis anexos.',
      ]),
    ],
    educations: [
      study(
        'Segunda especialidad en Cuidados Intensivos',
        'Cuidados Intensivos',
        'Universidad Católica de Santa María',
        '2018-03',
        '2019-12',
      ),
      study(
        'Licenciatura en Enfermería',
        'Enfermería',
        'Universidad Nacional de San Agustín de Arequipa',
        '2009-03',
        '2014-12',
      ),
    ],
    technical: {
      Clínicas: [
        'Ventilación mecánica',
        'Reanimación cardiopulmonar',
        'Canalización de vías centrales',
        'Triaje Manchester',
      ],
      Ofimática: ['Word', 'Excel | intermedio', 'Historia clínica electrónica'],
    },
    soft: ['Empatía', 'Trabajo bajo presión', 'Trabajo en equipo'],
    languages: [language('Quechua', 'advanced', 'avanzado'), language('Inglés', 'basic', 'básico')],
    certifications: [
      certificate('Soporte vital cardiovascular avanzado (ACLS)', 'Consejo Sur de Reanimación', '2023'),
      certificate('Diplomado en Gestión de Servicios de Salud', 'Universidad Continental', '2021'),
      certificate('Seguridad del paciente y manejo de riesgos', 'Instituto Formar Salud', '2020'),
    ],
    references: ['Lic. Nora Condori Apaza – Jefa de enfermería, Clínica San Gabriel del Sur – 958 000 117'],
  },
  {
    id: 'julio-cardenas',
    name: 'Julio César Cárdenas Ubillús',
    title: 'Docente de Matemática',
    email: 'jcardenas.mate@correo-ejemplo.pe',
    phone: '969 417 250',
    linkedin: null,
    place: 'Piura, Perú',
    summary:
      'Profesor de secundaria con 25 años de servicio en colegios públicos y privados de Piura y Sullana. Asesor de concursos de matemática y autor de fichas de trabajo para el área.',
    experiences: [
      job('Coordinador del área de Matemática', 'I.E.P. Los Algarrobos del Norte', 'Piura', '2014-03', null, [
        'Coordino a siete docentes y reviso las programaciones de primero a quinto de secundaria.',
        'Preparación de alumnos para olimpiadas: tres medallas nacionales entre 2016 y 2019.',
        'Implementé el aula virtual del área durante la educación a distancia.',
      ]),
      job(
        'Docente de Matemática y Física',
        'I.E.P. Los Algarrobos del Norte',
        'Piura',
        '2008-03',
        '2014-02',
        [
          'Veinticuatro horas semanales en tercero, cuarto y quinto de secundaria.',
          'Tutor de la promoción 2012.',
        ],
      ),
      job('Profesor contratado', 'I.E. 14785 Señor Cautivo', 'Sullana, Piura', '2003-03', '2007-12', [
        'Matemática de primero a tercero de secundaria, turno tarde.',
      ]),
      job(
        'Profesor de academia preuniversitaria',
        'Academia Cifras y Letras',
        'Piura',
        '2000-01',
        '2003-02',
        [
          'Razonamiento matemático, álgebra y trigonometría.',
          'Elaboración de balotarios y simulacros semanales.',
        ],
      ),
    ],
    educations: [
      study(
        'Maestría en Docencia Universitaria',
        'Docencia Universitaria',
        'Universidad César Vallejo',
        '2011',
        '2013',
      ),
      study(
        'Licenciado en Educación Secundaria',
        'Educación Secundaria',
        'Universidad Nacional de Piura',
        '1999',
        '2002',
      ),
      study(
        'Profesor de Matemática',
        'Matemática',
        'Instituto Superior Pedagógico Hermano Victorino Elorz Goicoechea',
        '1994',
        '1998',
      ),
    ],
    technical: {
      Enseñanza: ['GeoGebra', 'Moodle', 'Classroom', 'Diseño de rúbricas'],
      Ofimática: ['Excel | avanzado', 'Word | avanzado', 'PowerPoint | intermedio'],
    },
    soft: ['Paciencia', 'Comunicación clara', 'Puntualidad', 'Liderazgo'],
    languages: [language('Inglés', 'intermediate', 'intermedio')],
    certifications: [
      certificate('Evaluación formativa en secundaria', 'Ministerio de Educación', '2021'),
      certificate('Didáctica de la geometría', 'Pontificia Universidad Católica del Perú', '2017'),
    ],
    awards: ['Resolución de felicitación de la UGEL Piura por logros en concursos, 2018'],
    references: [
      'Mg. Carmen Ruiz Zapata, directora, I.E.P. Los Algarrobos del Norte, cel. 969 000 412',
      'Lic. Óscar Neira Vilela, subdirector, I.E. 14785 Señor Cautivo, cel. 968 000 095',
    ],
  },
  {
    id: 'milagros-huaman',
    name: 'Milagros Huamán Ccori',
    title: 'Técnica en Farmacia',
    email: 'mili_huaman95@correoejemplo.com',
    phone: '984-310-226',
    linkedin: null,
    place: 'Wanchaq, Cusco',
    summary:
      'Técnica en farmacia con experiencia en boticas de cadena y almacén de medicamentos. Conocimiento de buenas prácticas de dispensación y atención de recetas.',
    experiences: [
      job('Técnica en farmacia', 'Boticas Valle Sagrado S.A.C.', 'Cusco', '2021-06', null, [
        'Dispensación de medicamentos con receta y venta de productos de cuidado personal.',
        'Control de vencimientos e inventario mensual.',
        'Manejo de caja con arqueo diario.',
      ]),
      job(
        'Auxiliar de almacén de medicamentos',
        'Droguería Killa Farma E.I.R.L.',
        'Cusco',
        '2019-01',
        '2020-03',
        ['Recepción, conteo y ubicación de mercadería según BPA.'],
      ),
      job('Practicante de farmacia', 'Hospital Materno Infantil Inti Wasi', 'Cusco', '2018-07', '2018-12', [
        'Apoyo en farmacia de emergencia y preparación de coches de paro.',
      ]),
    ],
    educations: [
      study('Técnica en Farmacia', 'Farmacia', 'Instituto Superior Tecnológico Túpac Amaru', '2016', '2018'),
      study('Educación secundaria completa', null, 'I.E. Clorinda Matto de Turner', '2011', '2015'),
    ],
    technical: {
      Farmacia: ['Buenas prácticas de dispensación', 'Cadena de frío', 'Inyectables', 'Manejo de caja'],
      Sistemas: ['Excel | básico', 'Sistema de ventas Sisfarma'],
    },
    soft: ['Atención al cliente', 'Orden', 'Responsabilidad'],
    languages: [language('Quechua', 'native', 'lengua materna'), language('Español', 'native', 'nativo')],
    certifications: [
      certificate('Primeros auxilios', 'Cruz Andina de Socorro', '2022'),
      certificate('Buenas prácticas de almacenamiento', 'Instituto Formar Salud', '2019'),
    ],
    interests: ['Danza folclórica', 'Voluntariado en campañas de salud'],
  },
  {
    id: 'andrea-villacorta',
    name: 'Andrea Villacorta Ríos',
    title: 'Psicóloga organizacional',
    email: 'andreavillacortar@ejemplo.pe',
    phone: '(+51) 942 118 307',
    linkedin: 'https://www.linkedin.com/in/andreavillacortar',
    place: 'Surco, Lima',
    summary:
      'Psicóloga colegiada con seis años en selección, bienestar y clima laboral para retail y banca. He conducido más de 900 entrevistas por competencias y dos programas de bienestar para equipos de tienda.',
    experiences: [
      job('Jefa de Bienestar y Clima', 'Tiendas Nazarena S.A.', 'Lima', '2023-01', null, [
        'Encuesta de clima para 2 300 colaboradores y planes de acción por tienda.',
        'Reducción de la rotación voluntaria de 41 % a 33 % en un año.',
      ]),
      job('Analista de Selección', 'Tiendas Nazarena S.A.', 'Lima', '2020-02', '2022-12', [
        'Selección masiva para campañas: hasta 180 ingresos por mes.',
        'Evaluación psicolaboral y entrevistas por competencias.',
      ]),
      job('Asistente de Recursos Humanos', 'Financiera Puente Piedra', 'Lima', '2018-04', '2020-01', [
        'Filtro curricular, verificaciones laborales y coordinación de exámenes médicos.',
      ]),
    ],
    educations: [
      study(
        'Maestría en Gestión del Talento',
        'Gestión del Talento',
        'Universidad ESAN',
        '2023-03',
        'current',
      ),
      study('Licenciada en Psicología', 'Psicología', 'Universidad Ricardo Palma', '2012-03', '2017-07'),
    ],
    technical: {
      'Gestión de personas': [
        'Entrevista por competencias',
        'Assessment center',
        'Clima laboral',
        'Pruebas psicométricas',
      ],
      Herramientas: ['Excel | intermedio', 'Power BI | básico', 'Buk', 'LinkedIn Recruiter'],
    },
    soft: ['Escucha activa', 'Negociación', 'Planificación'],
    languages: [language('Inglés', 'intermediate', 'B2'), language('Portugués', 'basic', 'A2')],
    certifications: [
      certificate('Colegio de Psicólogos del Perú, C.Ps.P. 00321', null, null),
      certificate('Coaching para líderes', 'Escuela Andina de Liderazgo', '2022'),
    ],
  },
  {
    id: 'percy-alarcon',
    name: 'Percy Alarcón Tello',
    title: 'Técnico de laboratorio clínico',
    email: 'percy.alarcon@labmail.example.com',
    phone: '51 976 802 114',
    linkedin: null,
    place: 'Cajamarca',
    summary:
      'Técnico de laboratorio con experiencia en toma de muestras, hematología y microbiología en establecimientos del primer nivel.',
    experiences: [
      job('Técnico de laboratorio', 'Laboratorios Cumbe Mayo', 'Cajamarca', '2020-09', '2024-08', [
        'Procesamiento de 80 muestras diarias de hematología y bioquímica.',
        'Control de calidad interno de equipos semiautomatizados.',
      ]),
      job('Flebotomista', 'Centro Médico Los Baños', 'Cajamarca', '2017-02', '2019-05', [
        'Toma de muestras a domicilio y en campañas ocupacionales para minería.',
      ]),
    ],
    educations: [
      study('Tecnología Médica (trunco)', null, 'Universidad Nacional de Cajamarca', '2014', '2016'),
      study(
        'Técnico en Laboratorio Clínico',
        'Laboratorio Clínico',
        'Instituto Superior Tecnológico Cajamarca',
        '2011',
        '2013',
      ),
    ],
    technical: {
      Laboratorio: [
        'Flebotomía',
        'Hematología',
        'Microbiología',
        'Control de calidad interno',
        'Bioseguridad',
      ],
    },
    soft: ['Minuciosidad', 'Responsabilidad'],
    languages: [],
    certifications: [certificate('Bioseguridad en laboratorio', 'Instituto Formar Salud', '2021')],
  },
]
