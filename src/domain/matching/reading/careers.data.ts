/** Careers as diplomas and ads name them: career | other names | occupations that it leads to, by a name of the taxonomy. */
export const careerLines = `
Administración | administración de empresas, administración y negocios, administrador, licenciado en administración, business administration, ciencias administrativas, gestión empresarial, administración y gestión, gestión y alta dirección | Administrador, Asistente administrativo
Contabilidad | contador, contador público, ciencias contables, contabilidad y finanzas, contabilidad y auditoría, contadora, accounting, contador público colegiado, ciencias contables y financieras | Contador, Asistente contable
Economía | economista, ingeniería económica, economía y finanzas, economics | Economista, Analista financiero
Finanzas | banca y finanzas, administración bancaria, negocios y finanzas | Analista financiero
Marketing | mercadotecnia, marketing y publicidad, marketing y gestión comercial, marketing y ventas | Analista de marketing
Publicidad | comunicación y publicidad, publicidad y marketing | Publicista
Ciencias de la comunicación | comunicaciones, comunicación social, comunicación, comunicador, comunicador social, comunicación corporativa, comunicación y periodismo, comunicación audiovisual, ciencias de la información | Comunicador social
Periodismo | periodista | Periodista
Negocios internacionales | administración de negocios internacionales, comercio exterior, international business, administración y negocios internacionales | Asistente de comercio exterior
Relaciones industriales | relaciones laborales, gestión de recursos humanos, recursos humanos, administración de recursos humanos | Analista de recursos humanos
Psicología | psicólogo, psicóloga, psicología organizacional, psicología clínica | Psicólogo
Derecho | abogado, abogada, derecho y ciencias políticas, ciencias jurídicas, law | Abogado
Ciencia política | politólogo, ciencias políticas, gobierno, gestión pública, administración pública | Gestor público
Ingeniería industrial | ingeniero industrial, ing industrial, industrial engineering | Ingeniero industrial
Ingeniería de sistemas | ingeniero de sistemas, ingeniería de sistemas e informática, ingeniería de sistemas de información, ing de sistemas, ingeniería de sistemas y computación | Desarrollador de software, Analista de sistemas
Ingeniería informática | ingeniero informático, informática, computación e informática, ingeniería de computación, computación, técnico en computación, ciencias de la computación, computer science | Desarrollador de software, Técnico de soporte informático
Ingeniería de software | ingeniero de software, desarrollo de software, desarrollo de sistemas, desarrollo de sistemas de información, software engineering, programación | Desarrollador de software
Ciberseguridad | seguridad informática, seguridad de la información | Analista de ciberseguridad
Ciencia de datos | data science, ingeniería de datos | Científico de datos
Estadística | estadístico, ingeniería estadística, estadística e informática | Estadístico, Analista de datos
Matemática | matemáticas, matemática aplicada | Profesor de matemática
Ingeniería electrónica | ingeniero electrónico, electrónica, electrónica industrial | Ingeniero electrónico, Técnico electrónico
Ingeniería de telecomunicaciones | telecomunicaciones, ingeniería de redes y comunicaciones, redes y comunicaciones, redes | Ingeniero de telecomunicaciones
Ingeniería eléctrica | ingeniero electricista, ingeniería mecánica eléctrica, electricidad, electricidad industrial, electrotecnia industrial, electrotecnia, ingeniero mecánico electricista | Ingeniero electricista, Electricista
Ingeniería mecánica | ingeniero mecánico, mecánica de producción, mecánica, mantenimiento mecánico, mecánica industrial, mantenimiento industrial, mecánica de mantenimiento, mecánico de mantenimiento, mantenimiento de maquinaria de planta, mecánico de producción | Ingeniero mecánico, Técnico mecánico
Ingeniería mecatrónica | mecatrónica, mecatrónica industrial, ingeniero mecatrónico, automatización industrial | Ingeniero mecatrónico
Mecánica automotriz | mecatrónica automotriz, ingeniería automotriz, automotriz, mantenimiento de maquinaria pesada, maquinaria pesada, mecánica de maquinaria pesada, mecánica de equipo pesado | Mecánico automotriz
Soldadura | construcciones metálicas, soldador, calderería | Soldador
Ingeniería civil | ingeniero civil, civil engineering | Ingeniero civil
Construcción civil | edificaciones, técnico en construcción, técnico en edificaciones | Maestro de obra, Asistente de obra
Topografía | topógrafo, ingeniería geográfica, geomática, topografía y geodesia | Topógrafo
Arquitectura | arquitecto, arquitecta, arquitectura y urbanismo | Arquitecto
Diseño de interiores | arquitectura de interiores, diseñador de interiores | Diseñador de interiores
Diseño gráfico | diseñador gráfico, diseño publicitario, comunicación visual, diseño y comunicación, arte y diseño gráfico empresarial, diseño digital | Diseñador gráfico
Diseño industrial | diseñador industrial | Diseñador industrial
Diseño de modas | confección textil, confecciones, industria del vestido, diseño y gestión de la moda, modelaje | Diseñador de modas
Audiovisuales | cine, comunicación audiovisual y medios interactivos, producción audiovisual, dirección audiovisual | Realizador audiovisual
Fotografía | fotógrafo | Fotógrafo
Música | músico | Músico
Ingeniería de minas | ingeniero de minas, ing de minas, explotación minera, minería, mining engineering | Ingeniero de minas
Geología | ingeniería geológica, ingeniero geólogo, geólogo | Geólogo
Ingeniería metalúrgica | metalurgia, ingeniero metalurgista, procesos metalúrgicos, ingeniería química y metalúrgica | Ingeniero metalurgista
Ingeniería química | ingeniero químico, procesos químicos, química industrial, tecnología de análisis químico | Ingeniero químico
Química | químico | Analista de laboratorio
Ingeniería petroquímica | ingeniería de petróleo, ingeniería de petróleo y gas natural | Ingeniero de petróleo
Ingeniería ambiental | ingeniero ambiental, gestión ambiental, ingeniería de recursos naturales, ingeniería sanitaria, ingeniería ambiental y de recursos naturales | Ingeniero ambiental
Seguridad industrial | ingeniería de higiene y seguridad industrial, seguridad y salud en el trabajo, ingeniería de seguridad, seguridad industrial y minera, prevención de riesgos | Especialista en seguridad y salud en el trabajo
Ingeniería agrónoma | agronomía, ingeniero agrónomo, ciencias agrarias, agropecuaria, producción agropecuaria, ingeniería agrícola, administración agraria, agroindustria | Ingeniero agrónomo
Industrias alimentarias | ingeniería de industrias alimentarias, ingeniería agroindustrial, ingeniero alimentario, ciencia de los alimentos, ingeniería de alimentos, ingeniero agroindustrial | Ingeniero de alimentos
Zootecnia | ingeniero zootecnista, ingeniería zootecnista | Zootecnista
Medicina veterinaria | veterinario, veterinaria, médico veterinario, medicina veterinaria y zootecnia | Médico veterinario
Ingeniería pesquera | pesquería, acuicultura, ingeniero pesquero | Ingeniero pesquero
Biología | biólogo, ciencias biológicas, microbiología, biotecnología | Biólogo
Medicina | médico cirujano, medicina humana, médico | Médico general
Enfermería | enfermera, enfermero, licenciado en enfermería, licenciada en enfermería, nursing | Enfermero
Enfermería técnica | técnico en enfermería, técnica en enfermería, técnico de enfermería | Técnico de enfermería
Obstetricia | obstetra | Obstetra
Odontología | cirujano dentista, odontólogo, estomatología | Odontólogo
Farmacia y bioquímica | químico farmacéutico, farmacia, bioquímica | Químico farmacéutico
Farmacia técnica | técnico en farmacia, técnica en farmacia | Técnico de farmacia
Nutrición | nutricionista, nutrición humana, nutrición y dietética, bromatología y nutrición | Nutricionista
Tecnología médica | tecnólogo médico, laboratorio clínico, anatomía patológica, tecnología médica en laboratorio clínico, radiología | Tecnólogo médico, Técnico de laboratorio clínico
Terapia física | terapia física y rehabilitación, fisioterapia, fisioterapeuta, rehabilitación | Fisioterapeuta
Trabajo social | trabajador social, trabajadora social, asistenta social, servicio social | Trabajador social
Sociología | sociólogo | Sociólogo
Antropología | antropólogo | Antropólogo
Educación | docente, educación superior, ciencias de la educación, pedagogía, licenciado en educación, profesor | Docente
Educación inicial | profesora de educación inicial, educación infantil | Docente de educación inicial
Educación primaria | profesor de educación primaria | Docente de educación primaria
Educación secundaria | profesor de educación secundaria | Docente de educación secundaria
Educación física | ciencias del deporte, profesor de educación física | Profesor de educación física
Idiomas | traducción, traducción e interpretación, interpretación, idioma inglés, lengua inglesa, educación en idiomas | Traductor, Profesor de inglés
Gastronomía | arte culinario, cocina, gastronomía y arte culinario, cocinero, chef, artes culinarias | Cocinero
Pastelería | panadería, panadería y pastelería, panificación | Pastelero
Hotelería y turismo | administración hotelera, turismo, turismo y hotelería, hotelería, administración de hoteles y restaurantes, turismo y negocios, guía oficial de turismo | Recepcionista de hotel, Guía de turismo
Bar y coctelería | bartender, coctelería | Bartender
Logística | gestión logística, supply chain management, logística y comercio, administración logística, ingeniería logística, ingeniería de transporte | Asistente de logística
Secretariado | secretariado ejecutivo, asistente de gerencia, secretaria ejecutiva | Secretario
Archivos | archivística, bibliotecología | Archivero
Cosmetología | cosmética dermatológica, estética, peluquería, barbería | Cosmetólogo
Aviación | aviación comercial, tripulante de cabina | Tripulante de cabina
`

/** Careers whose work asks for the title and, by law, for the registration in a professional college. */
export const licensedCareers = [
  'Medicina',
  'Enfermería',
  'Obstetricia',
  'Odontología',
  'Farmacia y bioquímica',
  'Nutrición',
  'Tecnología médica',
  'Terapia física',
  'Psicología',
  'Trabajo social',
  'Biología',
  'Medicina veterinaria',
  'Derecho',
  'Contabilidad',
  'Ingeniería civil',
  'Arquitectura',
]
