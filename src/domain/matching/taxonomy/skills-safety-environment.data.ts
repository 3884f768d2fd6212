/** Skills of quality, occupational safety and health, and environment: name | category | synonyms | related. */
export const safetyEnvironmentSkills = `
Control de calidad | technical | quality control, inspección de calidad, ?qc, inspector de calidad, control de calidad de productos, quality inspection, registro de defectos, control en línea, liberación de lotes, liberar lotes, verificación de calidad | Aseguramiento de la calidad, Muestreo de calidad
Aseguramiento de la calidad | technical | quality assurance, ?qa, garantía de calidad | Control de calidad, Sistemas de gestión de la calidad
Sistemas de gestión de la calidad | technical | gestión de la calidad, quality management, ?sgc, quality management systems | ISO 9001
ISO 9001 | technical | iso 9001:2015, norma iso 9001, iso9001 | >Sistemas de gestión de la calidad, Sistemas integrados de gestión
ISO 14001 | technical | iso 14001:2015, norma iso 14001, iso14001, sistema de gestión ambiental | ISO 9001, Gestión ambiental, Sistemas integrados de gestión
ISO 45001 | technical | iso 45001:2018, norma iso 45001, iso45001, ohsas 18001, ohsas | Seguridad y salud en el trabajo, Sistemas integrados de gestión
Sistemas integrados de gestión | technical | integrated management systems, sig iso, gestión integrada, normas iso, trinorma | >ISO 9001, ISO 45001, ISO 14001
ISO/IEC 17025 | technical | iso 17025, norma 17025, acreditación inacal, ?inacal, acreditación de laboratorios | Control de calidad analítico, Sistemas de gestión de la calidad
ISO/IEC 17020 | technical | iso 17020, organismos de inspección, inspection bodies standard | Sistemas de gestión de la calidad, ISO/IEC 17025
ISO 22000 | technical | iso 22000:2018, fssc 22000, fssc, sistema de gestión de inocuidad, brc, brcgs, norma brc | Inocuidad alimentaria, HACCP
ISO 39001 | technical | seguridad vial empresarial, gestión de seguridad vial, plan de seguridad vial, road safety | Manejo defensivo, Seguridad y salud en el trabajo
ISO 13485 | technical | sistema de gestión de dispositivos médicos, medical device quality management | Sistemas de gestión de la calidad, Dispositivos médicos
ISO 21001 | technical | sistema de gestión de organizaciones educativas, educational organizations management system | Sistemas de gestión de la calidad, Acreditación educativa
Auditor interno ISO | technical | auditor interno iso 9001, auditorías internas iso, auditor líder, auditor interno trinorma, internal auditor iso, auditor líder iso, auditor interno sig, iso internal auditor, iso lead auditor | Sistemas integrados de gestión, Auditoría interna
Herramientas de calidad | technical | diagrama de pareto, 7 herramientas de la calidad, quality tools, cinco porqués, 8d | Análisis de causa raíz, Control estadístico de procesos
Control estadístico de procesos | technical | statistical process control, ?spc, cartas de control, gráficos de control, capacidad de procesos | Six Sigma, Herramientas de calidad
No conformidades y acciones correctivas | technical | acciones correctivas, no conformidades, tratamiento de no conformidades, capa acciones correctivas, gestión de no conformidades, corrective actions, nonconformities and corrective actions | Sistemas de gestión de la calidad
Muestreo de calidad | technical | aql, tablas military standard, plan de muestreo, muestreo por atributos, inspección por muestreo | Control de calidad
Gestión de reclamos de calidad | technical | reclamos de calidad, quejas de calidad, quality claims | Control de calidad, No conformidades y acciones correctivas
HACCP | technical | sistema haccp, plan haccp, análisis de peligros y puntos críticos de control, appcc, hazard analysis and critical control points | >Inocuidad alimentaria, Buenas Prácticas de Manufactura
Buenas Prácticas de Manufactura | technical | buenas prácticas de manufactura bpm, good manufacturing practices, ?gmp, bpm, bpm alimentos, certificación bpm, bpm y poes | Programas de higiene y saneamiento, HACCP
Programas de higiene y saneamiento | technical | poes, ssop, higiene y saneamiento, limpieza y desinfección de plantas, sanitation programs, sanitation standard operating procedures | Buenas Prácticas de Manufactura, Limpieza y desinfección
Inocuidad alimentaria | technical | food safety, inocuidad de alimentos, seguridad alimentaria industrial, inocuidad, calidad e inocuidad, FSMA | HACCP, Registro sanitario de alimentos
Registro sanitario de alimentos | technical | digesa, registro sanitario digesa, trámites digesa, validación técnica oficial haccp, habilitación sanitaria, food sanitary registration, food product registration | Inocuidad alimentaria, Asuntos regulatorios
Trazabilidad | technical | traceability, trazabilidad de productos, sistema de trazabilidad, rastreabilidad | Control de calidad, Inocuidad alimentaria
Análisis sensorial | technical | evaluación sensorial, sensory analysis, panel sensorial, catación sensorial | Control de calidad, Desarrollo de productos alimenticios
Certificaciones orgánicas y sostenibles | technical | certificación orgánica, fairtrade, comercio justo, rainforest alliance, organic certification, certificación usda organic | GlobalG.A.P., Agricultura orgánica
Seguridad y salud en el trabajo | technical | sst, seguridad y salud ocupacional, ?sso, ssoma, seguridad industrial, occupational health and safety, seguridad ocupacional, seguridad laboral, ssma, hse, ehs, prevención de riesgos laborales, prevención de riesgos, seguridad salud ocupacional y medio ambiente, prevencionista de riesgos, health and safety | IPERC, Ley 29783
Ley 29783 | technical | ley de seguridad y salud en el trabajo, ds 005-2012-tr, normativa de sst, ley 29783 de seguridad y salud en el trabajo | Seguridad y salud en el trabajo, Legislación laboral
Norma G.050 | technical | g.050, norma g050, g050, seguridad en construcción, seguridad durante la construcción, construction safety | Seguridad y salud en el trabajo
RESESATE | technical | seguridad en el sector eléctrico, reglamento de seguridad con electricidad, resesate 2013, electrical sector safety regulations | Seguridad y salud en el trabajo, Riesgo eléctrico
IPERC | technical | matriz iperc, iper, identificación de peligros y evaluación de riesgos, identificación de peligros evaluación de riesgos y controles, iperc continuo, iperc de línea base, hazard identification, matriz de riesgos laborales, evaluación de riesgos laborales | Seguridad y salud en el trabajo, Análisis de trabajo seguro
Análisis de trabajo seguro | technical | ?ats, ast seguridad, análisis seguro de trabajo, job safety analysis, ats y petar | Permisos de trabajo PETAR
Permisos de trabajo PETAR | technical | petar, permisos de trabajo de alto riesgo, permiso escrito para trabajo de alto riesgo, work permits, permisos de trabajo | Trabajos de alto riesgo, Análisis de trabajo seguro
Procedimientos escritos de trabajo seguro | technical | ?pets, elaboración de pets, estándares de seguridad, safe work procedures | Análisis de trabajo seguro, Elaboración de procedimientos
Trabajos de alto riesgo | technical | high risk work, tareas de alto riesgo, ?tar | Trabajos en altura, Espacios confinados, Trabajos en caliente
Trabajos en altura | technical | working at height, certificado de trabajos en altura, uso de arnés, curso de trabajos en altura | Trabajos de alto riesgo, Acceso por cuerdas
Acceso por cuerdas | technical | trabajos verticales, rope access, irata, rapel industrial | >Trabajos en altura
Espacios confinados | technical | trabajo en espacios confinados, confined spaces, vigía de espacios confinados | Trabajos de alto riesgo
Trabajos en caliente | technical | hot work, vigía de fuego, observador de fuego, vigía de trabajos en caliente | Trabajos de alto riesgo, Soldadura
Excavaciones y zanjas | technical | trabajos en excavaciones, seguridad en excavaciones, excavation safety | Trabajos de alto riesgo
Bloqueo y etiquetado LOTO | technical | ?loto, lock out tag out, lockout tagout, bloqueo y señalización, aislamiento de energías, bloqueo y etiquetado | Riesgo eléctrico, Trabajos de alto riesgo
Riesgo eléctrico | technical | seguridad eléctrica, electrical safety, nfpa 70e | Bloqueo y etiquetado LOTO
Izaje de cargas | technical | izaje, rigger, maniobrista, izaje crítico, rigger nivel 1, lifting operations, maniobras de izaje | Trabajos de alto riesgo
Andamios | technical | armado de andamios, andamiero, scaffolding, andamios multidireccionales, montaje de andamios | Trabajos en altura
Manipulación manual de cargas | technical | levantamiento manual de cargas, manual handling | Ergonomía
Materiales peligrosos | technical | matpel, manejo de materiales peligrosos, hazardous materials, hazmat, hojas msds, msds, sustancias químicas peligrosas, rombo nfpa, matpel nivel 1 | Seguridad y salud en el trabajo
Equipos de protección personal | technical | ?epp, uso de epp, personal protective equipment, inspección de epp, entrega de epp | Seguridad y salud en el trabajo
Inspecciones de seguridad | technical | inspecciones de sst, safety inspections, inspecciones planeadas, inspecciones inopinadas de seguridad, inspección de seguridad industrial | Seguridad y salud en el trabajo
Charlas de seguridad | technical | charlas de 5 minutos, charla de cinco minutos, toolbox talks, capacitación en seguridad, capacitación en sst | Seguridad y salud en el trabajo
Seguridad basada en el comportamiento | technical | ?sbc, behavior based safety, observaciones de comportamiento, cultura de seguridad | Seguridad y salud en el trabajo
Investigación de accidentes | technical | investigación de incidentes, accident investigation, investigación de accidentes de trabajo, incidentes y accidentes, notificación sat mtpe | Análisis de causa raíz, Seguridad y salud en el trabajo
Estadísticas de seguridad | technical | indicadores de seguridad, índice de frecuencia y severidad, índices de accidentabilidad, estadísticas de sst, safety statistics, accident statistics | Seguridad y salud en el trabajo, Indicadores de gestión
Plan anual de SST | technical | programa anual de seguridad, plan de seguridad y salud en el trabajo, programa anual de sst, plan de sst, plan de seguridad de obra, annual safety plan, occupational safety plan | Seguridad y salud en el trabajo
Plan de contingencia | technical | planes de emergencia, plan de respuesta a emergencias, emergency response plan, respuesta a emergencias, simulacros | Brigadas de emergencia, Gestión del riesgo de desastres
Brigadas de emergencia | technical | brigadista, brigadas contra incendios, emergency brigade, brigadas de evacuación, formación de brigadas | Plan de contingencia, Prevención de incendios, Primeros auxilios
Prevención de incendios | technical | lucha contra incendios, manejo de extintores, uso de extintores, fire prevention, amago de incendios, prevención y lucha contra incendios, fire fighting, recarga de extintores | Brigadas de emergencia
Bombero | technical | bombero voluntario, cgbvp, firefighter, bombero industrial | >Prevención de incendios, Rescate y salvamento
Rescate y salvamento | technical | ?rescue, búsqueda y rescate, rescate en alturas, rescate vehicular, salvataje | Primeros auxilios, Brigadas de emergencia
Señalización de seguridad | technical | ntp 399.010, señalética de seguridad, safety signage, mapa de riesgos | Seguridad y salud en el trabajo
Vigía de tránsito | technical | cuadrador, controlador de tráfico de obra, paletero de obra, vigía de seguridad, traffic flagger, construction traffic control | Señalización de seguridad
Salud ocupacional | technical | occupational health, medicina ocupacional, vigilancia médica ocupacional, vigilancia de la salud de los trabajadores, exámenes médicos ocupacionales, emo ocupacional, medicina del trabajo | Seguridad y salud en el trabajo, Enfermería ocupacional
Monitoreo ocupacional | technical | higiene ocupacional, higiene industrial, industrial hygiene, agentes físicos y químicos, dosimetría de ruido, sonometría | Salud ocupacional, Ergonomía
Ergonomía | technical | evaluaciones ergonómicas, ergonomics, rm 375-2008-tr, riesgos disergonómicos, método rula | Monitoreo ocupacional
Riesgos psicosociales | technical | factores psicosociales, istas 21, copsoq, evaluación de riesgos psicosociales, psychosocial risks | Psicología organizacional, Salud ocupacional
Bioseguridad | technical | biosafety, normas de bioseguridad, protocolos de bioseguridad, medidas de bioseguridad | Control de infecciones, Seguridad y salud en el trabajo
Gestión ambiental | technical | environmental management, ?medio ambiente, manejo ambiental, ?ingeniería ambiental, environmental engineering, supervisión ambiental | ISO 14001, Evaluación de impacto ambiental
Evaluación de impacto ambiental | technical | estudio de impacto ambiental, ?eia, seia, ?senace, instrumentos de gestión ambiental, environmental impact assessment, ?igas, declaración de impacto ambiental, estudios ambientales | Gestión ambiental, Derecho ambiental
Fiscalización ambiental | technical | ?oefa, supervisión oefa, cumplimiento de compromisos ambientales, environmental enforcement, compromisos ambientales | Derecho ambiental, Gestión ambiental
Programa de adecuación y manejo ambiental | technical | ?pama, plan de manejo ambiental, ?diap, pma ambiental, diagnóstico ambiental preliminar, environmental adjustment program, environmental management plan | Evaluación de impacto ambiental
Monitoreo ambiental | technical | environmental monitoring, monitoreo de calidad de aire, monitoreo de calidad de agua, monitoreo de aire agua y suelo, muestreo ambiental | Gestión ambiental, Estándares de calidad ambiental
Estándares de calidad ambiental | technical | eca y lmp, límites máximos permisibles, ?lmp, environmental quality standards | Monitoreo ambiental
Monitoreo biológico | technical | monitoreo hidrobiológico, línea base biológica, flora y fauna, inventarios biológicos, biological monitoring, evaluación de flora y fauna | Ecología, Monitoreo ambiental
Gestión de residuos sólidos | technical | manejo de residuos sólidos, residuos sólidos, segregación de residuos, solid waste management, residuos peligrosos, sigersol, waste management, gestión de residuos, eo-rs, segregación en la fuente | Gestión ambiental, Reciclaje
Residuos hospitalarios | technical | residuos biocontaminados, manejo de residuos sólidos hospitalarios, gestión de residuos biomédicos, hospital waste, medical waste | Gestión de residuos sólidos, Bioseguridad
Reciclaje | technical | recycling, valorización de residuos, reaprovechamiento de residuos, compostaje de residuos municipales, raee, economía circular, circular economy | Gestión de residuos sólidos
Relleno sanitario | technical | landfill, operación de relleno sanitario, infraestructura de disposición final | Gestión de residuos sólidos
Tratamiento de aguas | technical | water treatment, planta de tratamiento de agua potable, ?ptap, ósmosis inversa, potabilización, tratamiento de agua potable | Tratamiento de aguas residuales, Saneamiento
Tratamiento de aguas residuales | technical | planta de tratamiento de aguas residuales, ptar, wastewater treatment, efluentes industriales, tratamiento de efluentes, valores máximos admisibles, operador de ptar | Tratamiento de aguas, Gestión ambiental
Gestión de recursos hídricos | technical | recursos hídricos, water resources management, gestión integrada de recursos hídricos, gestión de cuencas, manejo de cuencas | Hidrología, Derecho de aguas
Emisiones atmosféricas | technical | control de emisiones, calidad de aire, air quality, aermod, modelamiento de dispersión atmosférica | Monitoreo ambiental
Huella de carbono | technical | carbon footprint, gases de efecto invernadero, iso 14064, inventario de gei, bonos de carbono, mercado de carbono | Cambio climático, Sostenibilidad corporativa
Cambio climático | technical | climate change, adaptación al cambio climático, gestión del cambio climático | Gestión ambiental, Huella de carbono
Remediación de suelos | technical | suelos contaminados, remediación ambiental, soil remediation, sitios contaminados, caracterización de suelos contaminados | Gestión ambiental
Educación ambiental | technical | environmental education, sensibilización ambiental, promoción ambiental, talleres de educación ambiental | Gestión ambiental
Análisis de ciclo de vida | technical | life cycle assessment, ?acv, huella hídrica, ecodiseño, ecoeficiencia, simapro | Huella de carbono
Áreas naturales protegidas | technical | ?sernanp, guardaparque, protected areas, conservación de áreas naturales, conservación de la biodiversidad, ?biodiversidad | Ecología, Ecoturismo
Servicios ecosistémicos | technical | merese, retribución por servicios ecosistémicos, ecosystem services | Ecología, Gestión de recursos hídricos
Certificado de inexistencia de restos arqueológicos | technical | ?cira, plan de monitoreo arqueológico, monitoreo arqueológico, archaeological clearance certificate, archaeological monitoring | Arqueología, Gestión de permisos y licencias
`
