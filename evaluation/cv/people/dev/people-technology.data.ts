import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleOfTechnology: Person[] = [
  {
    id: 'diego-salazar',
    name: 'Diego Salazar Inga',
    title: 'Desarrollador Full Stack',
    email: 'diego.salazar.dev@ejemplo.pe',
    phone: '+51 955 870 143',
    linkedin: 'linkedin.com/in/diegosalazardev',
    place: 'Lima, Perú',
    summary:
      'Desarrollador con seis años de experiencia en aplicaciones web para banca y comercio electrónico. Me interesa el código claro, las pruebas automáticas y los equipos que despliegan todos los días.',
    experiences: [
      job('Desarrollador Full Stack Senior', 'Nimbo Pagos', 'Lima', '2022-02', null, [
        'Servicios en Node.js y React para 400 mil usuarios activos.',
        'Migré el procesamiento de pagos a una cola con PostgreSQL; la latencia bajó de 900 a 210 ms.',
        'Mentor de tres desarrolladores junior.',
      ]),
      job('Desarrollador Backend', 'Quipu Software S.A.C.', 'Lima', '2019-07', '2022-01', [
        'APIs REST con Java y Spring Boot para una caja municipal.',
        'Integración continua con GitLab CI y Docker.',
      ]),
      job('Practicante de desarrollo', 'Tiendas Nazarena S.A.', 'Lima', '2018-08', '2019-06', [
        'Mantenimiento del sistema de inventarios en PHP y MySQL.',
      ]),
    ],
    educations: [
      study(
        'Bachiller en Ingeniería de Software',
        'Ingeniería de Software',
        'Universidad Nacional Mayor de San Marcos',
        '2014-03',
        '2018-12',
      ),
    ],
    technical: {
      Lenguajes: ['TypeScript', 'JavaScript', 'Java', 'Python', 'SQL'],
      Frameworks: ['React', 'Node.js', 'Spring Boot', 'NestJS'],
      Infraestructura: ['Docker', 'AWS', 'GitLab CI', 'PostgreSQL', 'Redis'],
    },
    soft: ['Mentoría', 'Comunicación', 'Aprendizaje continuo'],
    languages: [
      language('Español', 'native', 'Nativo'),
      language('Inglés', 'intermediate', 'Intermedio (B2)'),
    ],
    certifications: [
      certificate('AWS Certified Developer – Associate', 'Amazon Web Services', '2023'),
      certificate('Professional Scrum Master I', 'Scrum.org', '2021'),
    ],
  },
  {
    id: 'kevin-palomino',
    name: 'Kevin Palomino Yupanqui',
    title: 'Soporte técnico y redes',
    email: 'kpalomino@redesejemplo.pe',
    phone: '917 644 208',
    linkedin: null,
    place: 'San Juan de Lurigancho, Lima',
    summary:
      'Técnico en redes y soporte con cuatro años en mesas de ayuda y cableado estructurado. Licencia de conducir A-I y disponibilidad para trabajo en campo.',
    experiences: [
      job('Técnico de soporte en campo', 'Conecta Andes S.A.C.', 'Lima', '2023-05', null, [
        'Instalación de redes LAN y cámaras IP en 60 locales.',
        'Atención de incidencias con SLA de cuatro horas.',
      ]),
      job('Agente de mesa de ayuda', 'Contacto Global BPO', 'Lima', '2021-02', '2023-03', [
        'Soporte remoto de primer nivel a 1 200 usuarios.',
      ]),
    ],
    educations: [
      study('Técnico en Redes y Comunicaciones', 'Redes y Comunicaciones', 'TECSUP', '2018', '2020'),
      study('Ingeniería de Sistemas (en curso)', null, 'Universidad Tecnológica del Perú', '2024', 'current'),
    ],
    technical: {
      Redes: ['Cableado estructurado', 'MikroTik', 'Cisco IOS', 'Cámaras IP'],
      Soporte: ['Windows 10/11', 'Active Directory', 'Office 365', 'GLPI'],
    },
    soft: ['Resolución de problemas', 'Trato con usuarios'],
    languages: [language('Inglés', 'basic', 'Básico')],
    certifications: [
      certificate('CCNA: Introducción a las redes', 'Cisco Networking Academy', '2020'),
      certificate('Licencia de conducir A-I', null, null),
    ],
  },
  {
    id: 'valeria-nunez',
    name: 'Valeria Núñez Oré',
    title: 'Diseñadora UX/UI',
    email: 'valeria@nunezore.example.com',
    phone: '+51 926 481 905',
    linkedin: 'linkedin.com/in/valerianunezore',
    place: 'Pueblo Libre, Lima',
    summary:
      'Diseñadora de producto con base en investigación. Diseño servicios digitales para salud y educación, desde las entrevistas hasta el sistema de diseño.',
    experiences: [
      job('Diseñadora UX/UI', 'Clínica Digital Ayni', 'Lima', '2021-11', null, [
        'Rediseño del flujo de citas: abandono de 38 % a 17 %.',
        'Sistema de diseño con 60 componentes en Figma.',
      ]),
      job('Diseñadora UI', 'Cuaderno Azul', 'Lima', '2020-01', '2021-10', [
        'Interfaces de una plataforma escolar para tabletas.',
      ]),
      job('Diseñadora gráfica', 'Imprenta Los Molles', 'Ayacucho', '2017-06', '2019-12', [
        'Piezas impresas, señalética y empaques.',
      ]),
    ],
    educations: [
      study(
        'Bachiller en Arte y Diseño Gráfico',
        'Arte y Diseño Gráfico',
        'Universidad de Ciencias y Artes de América Latina',
        '2012',
        '2017',
      ),
      study(
        'Programa de Experiencia de Usuario',
        'Experiencia de Usuario',
        'Toulouse Lautrec',
        '2019',
        '2019',
      ),
    ],
    technical: {
      Diseño: ['Figma', 'Adobe Illustrator', 'Photoshop', 'Prototipado'],
      Investigación: ['Entrevistas', 'Pruebas de usabilidad', 'Maze', 'Card sorting'],
      Código: ['HTML', 'CSS'],
    },
    soft: ['Facilitación de talleres', 'Curiosidad', 'Pensamiento crítico'],
    languages: [language('Inglés', 'advanced', 'Avanzado'), language('Quechua', 'basic', 'Básico')],
    certifications: [certificate('Google UX Design', 'Coursera', '2021')],
    interests: ['Ilustración', 'Ciclismo'],
  },
  {
    id: 'renato-acosta',
    name: 'Renato Acosta Vílchez',
    title: 'Analista de datos',
    email: 'racosta.datos@ejemplo.pe',
    phone: '+51-938-205-611',
    linkedin: 'linkedin.com/in/renato-acosta-v',
    place: 'Chiclayo, Lambayeque',
    summary:
      'Estadístico dedicado a la inteligencia comercial. Construyo tableros y modelos de demanda que las áreas usan de verdad.',
    experiences: [
      job('Analista de inteligencia comercial', 'Molinos Lambayeque S.A.', 'Chiclayo', '2021-08', null, [
        'Modelo de pronóstico de demanda por zona con error medio de 9 %.',
        'Tableros de ventas en Power BI para 40 supervisores.',
      ]),
      job('Analista de riesgos', 'Caja Municipal Olmos', 'Chiclayo', '2018-01', '2021-07', [
        'Puntaje de comportamiento para microcrédito.',
        'Automatización de reportes regulatorios con SQL.',
      ]),
    ],
    educations: [
      study(
        'Maestría en Ciencia de Datos',
        'Ciencia de Datos',
        'Universidad de Ingeniería y Tecnología',
        '2022-08',
        'current',
      ),
      study(
        'Licenciado en Estadística',
        'Estadística',
        'Universidad Nacional Pedro Ruiz Gallo',
        '2012-04',
        '2017-12',
      ),
    ],
    technical: {
      Datos: ['SQL', 'Python', 'R', 'Power BI', 'dbt'],
      Métodos: ['Series de tiempo', 'Regresión logística', 'Pruebas A/B'],
    },
    soft: ['Pensamiento analítico', 'Presentación de resultados'],
    languages: [language('Inglés', 'intermediate', 'B1')],
    certifications: [certificate('Microsoft Certified: Power BI Data Analyst', 'Microsoft', '2022')],
  },
]
