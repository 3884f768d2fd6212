import { certificate, job, language, study } from '../person.ts'
import type { Person } from '../person.ts'

export const peopleOfTheProfessions: Person[] = [
  {
    id: 'ernesto-villanueva',
    name: 'Ernesto Villanueva Tafur',
    title: 'Profesor Principal de Ingeniería Química',
    email: 'evillanueva@academicoejemplo.pe',
    phone: '+51 (01) 555 0144',
    linkedin: 'linkedin.com/in/ernesto-villanueva-tafur',
    place: 'Rímac, Lima',
    summary:
      'Investigador en tratamiento de efluentes mineros y catálisis ambiental. He dirigido seis proyectos con fondos concursables y asesorado veintidós tesis.',
    experiences: [
      job('Profesor Principal', 'Universidad Nacional de Ingeniería', 'Lima', '2015-04', null, [
        'Cursos de fenómenos de transporte y reactores.',
        'Director del laboratorio de catálisis ambiental.',
      ]),
      job('Profesor Asociado', 'Universidad Nacional de Ingeniería', 'Lima', '2008-04', '2015-03', [
        'Coordinador de la maestría en ingeniería de procesos.',
      ]),
      job('Investigador visitante', 'Universidad de Concepción', 'Concepción, Chile', '2012-08', '2013-07', [
        'Oxidación avanzada de cianuros con luz solar.',
      ]),
      job('Ingeniero de procesos', 'Refinería Punta Caleta', 'Lurín, Lima', '1999', '2004', [
        'Balances de masa y energía de la unidad de vacío.',
      ]),
    ],
    educations: [
      study(
        'Doctorado en Ingeniería Química',
        'Ingeniería Química',
        'Universidade Estadual de Campinas',
        '2004',
        '2008',
      ),
      study(
        'Maestría en Ciencias con mención en Ingeniería de Procesos',
        'Ciencias con mención en Ingeniería de Procesos',
        'Universidad Nacional de Ingeniería',
        '2001',
        '2003',
      ),
      study('Ingeniero Químico', null, 'Universidad Nacional de Trujillo', '1993', '1998'),
    ],
    technical: {
      Métodos: ['Cromatografía de gases', 'Fotocatálisis', 'Difracción de rayos X', 'Diseño de experimentos'],
      Programas: ['Aspen Plus', 'MATLAB', 'OriginPro', 'LaTeX'],
    },
    soft: ['Dirección de equipos de investigación'],
    languages: [
      language('Portugués', 'advanced', 'avanzado (CELPE-Bras)'),
      language('Inglés', 'advanced', 'C1'),
    ],
    certifications: [certificate('Investigador calificado RENACYT, nivel III', null, null)],
    awards: ['Premio Nacional al Inventor, segundo puesto, 2017', 'Beca de doctorado CAPES, 2004–2008'],
    publications: [
      'Villanueva, E., Rojas, P. y Díaz, M. (2023). Degradación fotocatalítica de cianuros en relaves andinos. Revista Andina de Química, 31(2), 101–118.',
      'Villanueva, E. y Souza, L. (2019). Solar reactors for mine effluents. Journal of Invented Catalysis, 12, 45–59.',
      'Villanueva, E. (2014). Manual de reactores químicos para estudiantes. Lima: Fondo Editorial del Rímac.',
      'Díaz, M. y Villanueva, E. (2011). Adsorción de arsénico sobre tierras de Piura. Ciencia del Norte, 5(1), 7–20.',
    ],
  },
  {
    id: 'patricia-orihuela',
    name: 'Patricia Orihuela Meneses',
    title: 'Antropóloga e investigadora social',
    email: 'p.orihuela@investigaejemplo.pe',
    phone: '+51 971 203 558',
    linkedin: null,
    place: 'Magdalena del Mar, Lima',
    summary:
      'Antropóloga con trabajo de campo en la Amazonía y los Andes del sur. Estudio los efectos de las carreteras y los mercados en la vida de las familias campesinas.',
    experiences: [
      job('Investigadora principal', 'Instituto de Estudios del Urubamba', 'Lima', '2019-01', null, [
        'Dirección de dos estudios longitudinales en Cusco y Ucayali.',
      ]),
      job('Docente contratada', 'Pontificia Universidad Católica del Perú', 'Lima', '2017-08', null, [
        'Curso de métodos cualitativos.',
      ]),
      job('Consultora', 'Fundación Río Abierto', 'Pucallpa', '2014-05', '2016-12', [
        'Diagnósticos participativos en comunidades shipibas.',
      ]),
      job('Asistente de investigación', 'Centro Bartolomé Suri', 'Cusco', '2010-03', '2013-02', [
        'Entrevistas en quechua y transcripción.',
      ]),
    ],
    educations: [
      study('Doctora en Antropología', 'Antropología', 'Universidad Autónoma de Madrid', '2013', '2018'),
      study(
        'Licenciada en Antropología',
        'Antropología',
        'Universidad Nacional de San Antonio Abad del Cusco',
        '2004',
        '2009',
      ),
    ],
    technical: {
      Investigación: [
        'Etnografía',
        'Entrevistas en profundidad',
        'Análisis de discurso',
        'Historias de vida',
      ],
      Programas: ['ATLAS.ti', 'NVivo', 'Zotero'],
    },
    soft: ['Escritura académica', 'Trabajo de campo'],
    languages: [
      language('Quechua', 'advanced', 'avanzado'),
      language('Inglés', 'advanced', 'avanzado'),
      language('Francés', 'intermediate', 'intermedio'),
    ],
    certifications: [
      certificate('Ética de la investigación con personas', 'Comité Andino de Bioética', '2020'),
    ],
    awards: ['Beca de movilidad iberoamericana, 2013'],
    publications: [
      'Orihuela, P. (2021). La carretera y la chacra. Cusco: Ediciones Suri.',
      'Orihuela, P. (2018). Mercados y parentesco en el bajo Urubamba. Anales de Antropología Andina, 9, 33–58.',
      'Orihuela, P. y Flores, T. (2016). Mujeres shipibas en Pucallpa. Cuadernos Amazónicos, 4(2), 11–29.',
    ],
  },
  {
    id: 'gonzalo-tirado',
    name: 'Gonzalo Tirado Saavedra',
    title: 'Investigador posdoctoral en Física',
    email: 'gtirado@fisicaejemplo.org',
    phone: '+34 600 000 917',
    linkedin: 'linkedin.com/in/gonzalotirado',
    place: 'Valencia, España',
    summary:
      'Físico peruano que trabaja en detectores de radiación y análisis de grandes datos. Interés en volver al Perú con un proyecto de instrumentación médica.',
    experiences: [
      job(
        'Investigador posdoctoral',
        'Instituto Mediterráneo de Física Aplicada',
        'Valencia, España',
        '2022-10',
        null,
        ['Calibración de centelleadores para tomografía.', 'Análisis de 40 TB de datos con ROOT y Python.'],
      ),
      job('Ayudante de docencia', 'Universitat de València', 'Valencia, España', '2018-09', '2022-07', [
        'Laboratorio de física nuclear, tercer curso.',
      ]),
      job('Jefe de prácticas', 'Universidad Nacional Mayor de San Marcos', 'Lima', '2015-04', '2017-12', [
        'Física I y II para ingeniería.',
      ]),
    ],
    educations: [
      study('Doctorado en Física', 'Física', 'Universitat de València', '2018-09', '2022-09'),
      study(
        'Licenciado en Física',
        'Física',
        'Universidad Nacional Mayor de San Marcos',
        '2009-04',
        '2015-03',
      ),
    ],
    technical: {
      Análisis: ['ROOT', 'Python', 'C++', 'Geant4'],
      Instrumentación: ['Centelleadores', 'Electrónica NIM', 'LabVIEW'],
    },
    soft: ['Divulgación científica'],
    languages: [
      language('Inglés', 'advanced', 'C1'),
      language('Catalán', 'intermediate', 'B1'),
      language('Alemán', 'basic', 'A2'),
    ],
    certifications: [
      certificate('Protección radiológica para operadores', 'Consejo Ibérico de Radiología', '2019'),
    ],
    publications: [
      'Tirado, G. et al. (2024). Timing resolution of plastic scintillators. Invented Instruments and Methods, 88, 1–14.',
      'Tirado, G. y Marí, J. (2022). Calibración de detectores con muones. Revista Levantina de Física, 6, 70–83.',
    ],
  },
  {
    id: 'rodrigo-leguia',
    name: 'Rodrigo Leguía Montalvo',
    title: 'Gerente de Finanzas',
    email: 'rodrigo.leguia@finanzasejemplo.pe',
    phone: '+51 998 145 602',
    linkedin: 'linkedin.com/in/rodrigo-leguia',
    place: 'San Borja, Lima, Perú',
    summary:
      'Ejecutivo financiero con dieciséis años en energía, agroexportación y banca de inversión. Reestructuré deuda por 120 millones de dólares y conduje dos procesos de venta de empresas.',
    experiences: [
      job('Gerente de Finanzas', 'Energía Río Tingo S.A.', 'Lima', '2019-03', null, [
        'Refinanciamiento con cuatro bancos y emisión de bonos privados.',
        'Implementación de presupuesto base cero.',
      ]),
      job('Subgerente de Tesorería', 'Energía Río Tingo S.A.', 'Lima', '2016-01', '2019-02', [
        'Coberturas de tipo de cambio y flujo de caja semanal.',
      ]),
      job('Analista de banca de inversión', 'Capital Andino Asesores', 'Lima', '2012-06', '2015-12', [
        'Valorizaciones por flujo descontado y múltiplos.',
      ]),
      job('Analista de créditos', 'Banco del Litoral', 'Lima', '2009-02', '2012-05', [
        'Evaluación de empresas medianas.',
      ]),
    ],
    educations: [
      study('MBA', null, 'Universidad Adolfo Ibáñez', '2014', '2016'),
      study('Licenciado en Economía', 'Economía', 'Universidad de Piura', '2003', '2008'),
    ],
    technical: {
      Finanzas: ['Valorización de empresas', 'Tesorería', 'Presupuestos', 'Derivados'],
      Sistemas: ['SAP S/4HANA', 'Bloomberg', 'Excel | avanzado', 'Power BI'],
    },
    soft: ['Visión estratégica', 'Negociación', 'Liderazgo'],
    languages: [
      language('Inglés', 'advanced', 'Avanzado'),
      language('Portugués', 'intermediate', 'Intermedio'),
    ],
    certifications: [
      certificate('CFA Nivel II aprobado', 'CFA Institute', '2013'),
      certificate('Gobierno corporativo para gerentes', 'Universidad del Pacífico', '2021'),
    ],
  },
  {
    id: 'jimena-caceda',
    name: 'Jimena Cáceda Riva Agüero',
    title: 'Médica veterinaria',
    email: 'jimena.caceda.vet@ejemplo.pe',
    phone: '51-963-840-217',
    linkedin: 'linkedin.com/in/jimenacaceda',
    place: 'La Victoria, Chiclayo',
    summary:
      'Veterinaria de animales menores con experiencia en cirugía de tejidos blandos, vacunación y hospitalización.',
    experiences: [
      job('Médica veterinaria', 'Clínica Veterinaria Patitas del Norte', 'Chiclayo', '2020-01', null, [
        'Consulta, cirugía y seguimiento de 200 pacientes al mes.',
        'Campañas de esterilización a bajo costo.',
      ]),
      job('Asistente de cirugía', 'Hospital de Mascotas San Roque', 'Trujillo', '2018-05', '2019-12', [
        'Anestesia inhalatoria y cuidados posoperatorios.',
      ]),
    ],
    educations: [
      study(
        'Título de Médico Veterinario',
        'Médico Veterinario',
        'Universidad Nacional Pedro Ruiz Gallo',
        '2011',
        '2017',
      ),
      study(
        'Diplomado en Cirugía de Tejidos Blandos',
        'Cirugía de Tejidos Blandos',
        'Universidad Peruana Cayetano Heredia',
        '2019',
        '2019',
      ),
    ],
    technical: {
      Clínica: ['Cirugía de tejidos blandos', 'Anestesia inhalatoria', 'Ecografía', 'Odontología básica'],
      Gestión: ['Vetpraxis', 'Excel | intermedio'],
    },
    soft: ['Empatía con los dueños', 'Calma', 'Trabajo en equipo'],
    languages: [language('Inglés', 'intermediate', 'B2')],
    certifications: [
      certificate('Manejo del dolor en perros y gatos', 'Academia Veterinaria del Pacífico', '2023'),
      certificate('Colegio Médico Veterinario del Perú, CMVP 00617', null, null),
    ],
    interests: ['Adopción responsable', 'Natación'],
  },
  {
    id: 'alvaro-dextre',
    name: 'Álvaro Dextre Huerta',
    title: 'Ingeniero Civil – Residente de Obra',
    email: 'adextre.ing@obrasejemplo.pe',
    phone: '+51 943 612 085',
    linkedin: 'linkedin.com/in/alvarodextre',
    place: 'Independencia, Huaraz',
    summary:
      'Ingeniero civil con doce años en carreteras, saneamiento y edificaciones públicas bajo la Ley de Contrataciones del Estado.',
    experiences: [
      job('Residente de obra', 'Consorcio Saneamiento Callejón', 'Huaraz, Áncash', '2021-05', '2025-08', [
        'Ejecución de redes de agua para 3 400 viviendas.',
        'Valorizaciones, adicionales y liquidación.',
      ]),
      job('Asistente de residente', 'Constructora Huandoy S.A.C.', 'Caraz, Áncash', '2017-01', '2020-02', [
        'Metrados, cuaderno de obra y control de calidad.',
      ]),
      job(
        'Jefe de Oficina Técnica',
        'Municipalidad Provincial de Yungay',
        'Yungay, Áncash',
        '2013-06',
        '2016-12',
        ['Elaboración de 26 expedientes técnicos.'],
      ),
    ],
    educations: [
      study('Ingeniero Civil', null, 'Universidad Nacional Santiago Antúnez de Mayolo', '2006-03', '2012-11'),
      study(
        'Maestría en Gestión de la Construcción (egresado)',
        null,
        'Universidad Nacional de Ingeniería',
        '2018',
        '2020',
      ),
    ],
    technical: {
      Ingeniería: ['Metrados y presupuestos', 'Valorizaciones', 'Topografía', 'Concreto armado'],
      Software: ['S10', 'AutoCAD Civil 3D', 'SAP2000', 'MS Project'],
    },
    soft: ['Liderazgo de cuadrillas', 'Negociación', 'Orden documental'],
    languages: [
      language('Inglés', 'intermediate', 'intermedio'),
      language('Quechua', 'intermediate', 'intermedio'),
    ],
    certifications: [
      certificate('Colegio de Ingenieros del Perú, CIP 00843', null, null),
      certificate('Contrataciones del Estado', 'Escuela Pública de Áncash', '2022'),
      certificate('Residencia y supervisión de obras', 'Instituto de la Construcción Huascarán', '2019'),
    ],
    awards: ['Reconocimiento de la Municipalidad Provincial de Yungay, 2015'],
    references: [
      'Ing. Nelly Maguiña Soria – Supervisora – 943 000 571',
      'Arq. Iván Colonia Reyes – Gerente de obras – 943 000 120',
    ],
  },
  {
    id: 'isabel-tuesta',
    name: 'Isabel Tuesta Vásquez',
    title: 'Profesora de Educación Inicial',
    email: 'isabeltuestav@ejemplo.pe',
    phone: '942.718.306',
    linkedin: null,
    place: 'Iquitos, Loreto',
    summary:
      'Maestra de inicial con trece años en aulas urbanas y rurales, y experiencia en educación intercultural bilingüe.',
    experiences: [
      job('Profesora de aula, 5 años', 'I.E.I. Rayitos del Amazonas', 'Iquitos', '2018-03', null, [
        'Planificación por proyectos y evaluación formativa.',
        'Talleres con familias.',
      ]),
      job('Profesora contratada', 'I.E.I. 256 Belén Alto', 'Iquitos', '2014-03', '2017-12', [
        'Aula de cuatro años, 28 niños.',
      ]),
      job(
        'Promotora educativa comunitaria',
        'PRONOEI Río Nanay',
        'Alto Nanay, Loreto',
        '2012-04',
        '2013-12',
        ['Programa no escolarizado en comunidad ribereña.'],
      ),
    ],
    educations: [
      study(
        'Licenciada en Educación Inicial',
        'Educación Inicial',
        'Universidad Nacional de la Amazonía Peruana',
        '2007',
        '2011',
      ),
      study(
        'Diplomado en Neuroeducación',
        'Neuroeducación',
        'Universidad Marcelino Champagnat',
        '2021',
        '2021',
      ),
    ],
    technical: {
      Pedagogía: ['Proyectos de aprendizaje', 'Psicomotricidad', 'Cuentacuentos', 'Material reciclado'],
      Ofimática: ['Word', 'PowerPoint', 'Zoom'],
    },
    soft: ['Paciencia', 'Creatividad', 'Cariño por los niños'],
    languages: [language('Kukama', 'basic', 'básico'), language('Español', 'native', 'nativo')],
    certifications: [
      certificate('Educación intercultural bilingüe', 'Ministerio de Educación', '2016'),
      certificate('Primeros auxilios pediátricos', 'Cruz Andina de Socorro', '2023'),
    ],
    awards: ['Finalista del concurso de buenas prácticas docentes, 2019'],
    references: ['Lic. Rosa Macedo Pinedo, directora, 942 000 915'],
  },
]
