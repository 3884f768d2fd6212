/** Skills of social work, development projects, research methods, statistics and the natural sciences. */
export const socialSciencesSkills = `
Trabajo social | technical | social work, asistencia social, trabajador social, trabajadora social, asistenta social | Diagnóstico social, Bienestar social
Diagnóstico social | technical | informes sociales, evaluación socioeconómica, visitas domiciliarias, social diagnosis, fichas socioeconómicas | Trabajo social
Intervención social | technical | intervención comunitaria, social intervention, trabajo comunitario, community work, intervención con familias, trabajo con poblaciones vulnerables, ?poblaciones vulnerables | Trabajo social, Desarrollo comunitario
Desarrollo comunitario | technical | promoción social, community development, promotor social, promotoría social, organización comunitaria, ?desarrollo social, promotor comunitario | Relaciones comunitarias, Intervención social
Facilitación de talleres | technical | dictado de talleres, workshop facilitation, facilitador de talleres, dinámicas participativas, facilitación de grupos, talleres participativos, group facilitation, conduccion de reuniones, facilitacion de reuniones, dinamicas de grupo, manejo de grupos | Metodologías participativas, Comunicación oral
Metodologías participativas | technical | diagnóstico participativo, participatory methods, mapeo participativo, planeamiento participativo, diagnóstico rural participativo | Facilitación de talleres
Educación popular | technical | educación de calle, educadores de calle, educación comunitaria, popular education | Desarrollo comunitario
Gestión de conflictos sociales | technical | conflictos sociales, social conflict management, diálogo y prevención de conflictos, mesas de diálogo, prevención de conflictos sociales | Relaciones comunitarias, Mapeo de actores
Línea base social | technical | estudios de línea base, social baseline, estudio de impacto social, estudios socioeconómicos, línea base socioeconómica | Relaciones comunitarias, Encuestas y trabajo de campo
Reasentamiento poblacional | technical | reasentamiento, resettlement, planes de compensación y reasentamiento, pacri, population resettlement, resettlement plans | Relaciones comunitarias, Servidumbres
Participación ciudadana | technical | talleres de participación ciudadana, citizen participation, audiencias públicas, mecanismos de participación ciudadana, vigilancia ciudadana | Relaciones comunitarias
Proyectos de desarrollo social | technical | proyectos sociales, gestión de proyectos sociales, social development projects, gestión de ong, development projects, programas de desarrollo, proyectos de desarrollo | Marco lógico, Cooperación internacional
Cooperación internacional | technical | international cooperation, ?apci, cooperación técnica internacional, ?usaid, fondos de cooperación, agencias de cooperación, development cooperation | Formulación de proyectos sociales, Proyectos de desarrollo social
Formulación de proyectos sociales | technical | diseño de proyectos sociales, formulación de propuestas de cooperación, captación de fondos concursables, elaboración de proyectos sociales, formulación de proyectos de cooperación, social project design, project proposal writing | Marco lógico
Monitoreo y evaluación de proyectos | technical | m&e, evaluación de impacto social, seguimiento y monitoreo de proyectos, evaluación de programas sociales, meal monitoreo | Marco lógico, Proyectos de desarrollo social
Rendición de fondos de cooperación | technical | administración de proyectos de cooperación, grant management, informes a donantes, donor reporting, presupuesto de proyectos de cooperación | Cooperación internacional, Rendición de cuentas
Desarrollo rural | technical | rural development, desarrollo territorial, proyectos rurales, desarrollo económico local, desarrollo territorial rural | Extensión agrícola, Desarrollo comunitario
Procompite | technical | planes de negocio procompite, fondoempleo, concursos procompite, competitive funds for producers | Desarrollo rural, Plan de negocios
Enfoque de género | technical | gender approach, ?igualdad de género, género y desarrollo, gender equality, transversalización de género, perspectiva de género | Violencia familiar, Derechos humanos
Enfoque intercultural | technical | interculturalidad, intercultural approach, trabajo con comunidades nativas, trabajo con pueblos indígenas, comunidades campesinas, intercultural skills, trabajo multicultural, competencia intercultural, trabajo con comunidades diversas | Relaciones comunitarias, Consulta previa, Respeto
Protección de la infancia | technical | child protection, protección infantil, demuna, ?niños niñas y adolescentes, defensoría del niño y adolescente, derechos del niño, ?inabif, trabajo con niños y adolescentes | Trabajo social, Violencia familiar
Acogimiento residencial | technical | casa hogar, centros de acogida residencial, educador de albergue, residential care, tutor de albergue | Protección de la infancia, Cuidado de niños
Atención a personas con discapacidad | technical | disability support, omaped, trabajo con personas con discapacidad, rehabilitación basada en la comunidad, ?discapacidad, disability care | Educación especial, Trabajo social
Ayuda humanitaria | technical | humanitarian aid, respuesta humanitaria, atención a migrantes y refugiados, ?acnur, humanitarian response, transferencias monetarias humanitarias, normas esfera | Gestión del riesgo de desastres, Cooperación internacional
Gestión de voluntariado | technical | coordinación de voluntarios, ?voluntariado, volunteer management, programas de voluntariado, ?voluntario | Proyectos de desarrollo social
Seguridad alimentaria y nutricional | technical | food security, lucha contra el hambre, comedores populares, ollas comunes, soberanía alimentaria | Nutrición pública, Programas sociales
?Sociología | technical | sociology, investigación social, análisis sociológico, sociólogo, social research | Metodología cualitativa, Encuestas y trabajo de campo
?Antropología | technical | anthropology, ethnography, antropólogo, antropología social | Metodología cualitativa, Enfoque intercultural
Arqueología | technical | archaeology, excavaciones arqueológicas, arqueólogo, prospección arqueológica, gabinete arqueológico, rescate arqueológico | Patrimonio cultural, Certificado de inexistencia de restos arqueológicos
?Historia | technical | ?history, historiografía, investigación histórica, historiador, paleografía | Archivística, Enseñanza de ciencias sociales
?Ciencia política | technical | political science, análisis político, ?relaciones internacionales, international relations, politología | Políticas públicas
?Filosofía | technical | ?philosophy, docente de filosofía, lógica y ética | Docencia universitaria
Teología | technical | theology, acompañamiento pastoral, pastoral social | Educación religiosa
?Geografía | technical | geography, análisis territorial, zonificación ecológica económica, diagnóstico territorial, ?ingeniería geográfica | Sistemas de información geográfica, Planeamiento urbano
Investigación científica | technical | scientific research, investigación académica, ?research, proyectos de investigación, academic research, ?concytec, renacyt, desarrollo de investigaciones | Metodología de la investigación, Redacción científica
Metodología de la investigación | technical | research methodology, diseño de investigación, métodos de investigación, ?research design | Metodología cuantitativa, Metodología cualitativa
Gestores de referencias | tool | reference managers | Normas APA
Asesoría de tesis | technical | asesor de tesis, thesis advising, elaboración de tesis, asesoramiento de tesis, dirección de tesis, jurado de tesis | Metodología de la investigación
Bases de datos científicas | tool | scopus, web of science, pubmed, scielo, búsqueda bibliográfica | Investigación científica, Revisión sistemática
Revisión sistemática | technical | revisión bibliográfica, systematic review, metaanálisis, revisión de literatura | Investigación científica
Ética de la investigación | technical | research ethics, comité de ética, consentimiento informado, research integrity, conducta responsable en investigación | Investigación científica
Propuestas a fondos de investigación | technical | prociencia, fondecyt, fondos concursables de investigación, proinnovate, gestión de la innovación, i+d+i, transferencia tecnológica, proyectos de innovación, research grant proposals | Investigación científica
Encuestas y trabajo de campo | technical | levantamiento de encuestas, supervisión de encuestas, trabajo de campo en encuestas, empadronamiento, censos, encuestaje, field surveys, survey fieldwork | Diseño de encuestas
SurveyCTO | tool | survey cto | >Recolección móvil de datos, KoboToolbox
Survey123 | tool | arcgis survey123, open data kit, odk collect | >Recolección móvil de datos, ArcGIS
Diseño de encuestas | technical | diseño de cuestionarios, survey design, construcción de instrumentos de recolección, instrumentos de recolección de datos | Muestreo estadístico
Recolección móvil de datos | tool | recolección de datos en tablet, captura móvil de datos, mobile data collection | Encuestas y trabajo de campo
Estadística inferencial | technical | inferential statistics, pruebas de hipótesis, hypothesis testing, inferencia estadística, pruebas paramétricas y no paramétricas | >Estadística
Análisis multivariado | technical | multivariate analysis, análisis factorial, ecuaciones estructurales, structural equation modeling, análisis de conglomerados, componentes principales | >Estadística
Análisis de regresión | technical | regression analysis, modelos de regresión, modelos lineales generalizados | Estadística, Econometría
Econometría | technical | econometrics, análisis econométrico, datos de panel, microeconometría | >Estadística, Economía, Evaluación de impacto
Evaluación de impacto | technical | impact evaluation, diferencias en diferencias, ensayos aleatorios controlados, randomized controlled trials, métodos cuasiexperimentales, inferencia causal | Econometría, Monitoreo y evaluación de proyectos
Diseño experimental | technical | diseño de experimentos, design of experiments, anova, análisis de varianza, ?doe | Estadística, Control estadístico de procesos
Bioestadística | technical | biostatistics, estadística en salud, análisis de sobrevida | Estadística, Epidemiología
Demografía | technical | demography, estudios de población, proyecciones de población, estadísticas demográficas | Estadística
Encuestas nacionales del INEI | technical | enaho, microdatos inei, encuesta nacional de hogares, bases de datos inei, censos nacionales, ?inei, national household surveys | Estadística, Encuestas y trabajo de campo
ATLAS.ti | tool | atlasti | Metodología cualitativa, NVivo
NVivo | tool | n vivo | Metodología cualitativa, MAXQDA
MAXQDA | tool | max qda | Metodología cualitativa
AMOS SEM | tool | spss amos, ibm amos | Análisis multivariado, SmartPLS
SmartPLS | tool | smart pls | Análisis multivariado
Jamovi | tool | jasp | Estadística, SPSS
InfoStat | tool | software infostat, infostat software | Estadística, Diseño experimental
Statgraphics | tool | statgraphics centurion | Estadística, Minitab
Epi Info | tool | epiinfo | Epidemiología, Bioestadística
Redatam | tool | redatam inei | Encuestas nacionales del INEI
CSPro | tool | cs pro | Encuestas y trabajo de campo, Redatam
Matemáticas | technical | mathematics, matemática aplicada, álgebra lineal, cálculo diferencial e integral, applied mathematics, geometría y trigonometría | Estadística, Enseñanza de matemática
Álgebra | technical | ?rm, ?aritmética, profesor de álgebra, ?raz. matemático, linear algebra, algebra teaching | >Matemáticas, Geometría, Trigonometría, Razonamiento numérico
Geometría | technical | geometría plana, geometría del espacio, geometría analítica, plane geometry, analytic geometry | >Matemáticas, Trigonometría
Trigonometría | technical | trigonometry, plane trigonometry | >Matemáticas
Métodos numéricos | technical | numerical methods, análisis numérico, modelamiento matemático, mathematical modeling | Matemáticas
?Física | technical | ?physics, física aplicada, licenciatura en física | Matemáticas
?Química | technical | ?chemistry, química general, química orgánica, química inorgánica, organic chemistry, licenciatura en química | Análisis químico, Ingeniería química
Análisis químico | technical | química analítica, análisis fisicoquímico, chemical analysis, analytical chemistry, análisis físico químico, titulaciones químicas, volumetría | Control de calidad analítico, Cromatografía
Control de calidad analítico | technical | analista de control de calidad, laboratorio de control de calidad, análisis de laboratorio, laboratory analysis, analista de laboratorio, laboratory quality control, analista fisicoquímico | Análisis químico, Control de calidad
Cromatografía | technical | hplc, chromatography, cromatografía de gases, gc-ms, cromatografía líquida, uplc | Análisis químico
Espectrofotometría de absorción atómica | technical | absorción atómica, atomic absorption, espectrofotometría, icp-oes, icp-ms, espectrofotometría uv-vis, uv-vis, icp masas | Análisis químico
Preparación de muestras y reactivos | technical | preparación de reactivos, preparación de soluciones, sample preparation, preparación de muestras, muestreo y preparación de muestras, reagent preparation | Análisis químico
Buenas Prácticas de Laboratorio | technical | good laboratory practices, bpl laboratorio, buenas prácticas de laboratorio bpl, manejo de laboratorio, técnicas de laboratorio, material de laboratorio | ISO/IEC 17025
Software de laboratorio LIMS | tool | lims, laboratory information management system, empower hplc, gestión lims | Control de calidad analítico
Validación de métodos analíticos de laboratorio | technical | incertidumbre de medición, method validation, estimación de incertidumbre, validación de ensayos | ISO/IEC 17025, Análisis químico
?Biología | technical | ?biology, biólogo, ?ciencias biológicas, biological sciences | Microbiología, Ecología
Microbiología | technical | microbiology, análisis microbiológico, siembra microbiológica, microbiological analysis, microbiología de alimentos, microbiólogo, siembra en placa, preparación de medios de cultivo | Control de calidad de alimentos, Biología
Biotecnología | technical | biotechnology, cultivo de tejidos, fermentaciones industriales, bioprocesos, bioprocess engineering | Biología molecular, Microbiología
Bioquímica | technical | biochemistry, química biológica | Química, Laboratorio clínico
Bioinformática | technical | bioinformatics, análisis genómico, genómica, genomics, bioinformatics analysis | Biología molecular
Ecología | technical | ecology, ecólogo, estudios ecológicos, ecología aplicada | Biología, Monitoreo biológico
Biología marina | technical | marine biology, oceanografía, ?imarpe, hidrobiología, oceanography, biología pesquera | Biología, Acuicultura
Botánica y zoología | technical | botánica, zoología, botany, taxonomía vegetal, ornitología, herbario, zoology, herpetología, mastozoología | Biología, Monitoreo biológico
Manejo de fauna silvestre | technical | wildlife management, fauna silvestre, rescate de fauna, zoocriaderos, rescate de fauna silvestre | Ecología, Medicina veterinaria
Meteorología | technical | meteorology, climatología, ?senamhi, pronóstico del tiempo, estaciones meteorológicas | Hidrología, Cambio climático
Toxicología | technical | toxicology, análisis toxicológico, dosaje etílico, toxicología forense | Laboratorio clínico, Criminalística
Nanotecnología y nuevos materiales | technical | nanotecnología, nanotechnology, materials science, polímeros, microscopía electrónica de barrido | Química, Resistencia de materiales
`
