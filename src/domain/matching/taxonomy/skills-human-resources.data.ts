/** Skills of human resources in Peru: name | category | synonyms | related. */
export const humanResourcesSkills = `
Gestión de recursos humanos | technical | recursos humanos, rrhh, rr.hh., human resources, ?hr, gestión humana, gestión del talento humano, administración de recursos humanos, gestión de personas, gestión del talento | Administración de personal, Reclutamiento y selección
Administración de personal | technical | administración de recursos humanos operativa, personnel administration, control de personal, legajos de personal, files de personal, gestión de files del personal, gestión de personal, altas y bajas, altas y bajas de personal, ingresos y ceses, ingreso y cese de personal, contratos de personal, control de personal obrero | Control de asistencia, Planillas, T-Registro, Legislación laboral, Inspecciones SUNAFIL
Reclutamiento y selección | technical | selección de personal, reclutamiento, reclutamiento y selección de personal, recruitment, ?recruiting, talent acquisition, atracción de talento, procesos de selección de personal, captación de personal, evaluación de candidatos, filtro curricular, cobertura de vacantes, selección por competencias | Entrevistas de selección, Publicación de avisos laborales
Selección masiva de personal | technical | reclutamiento masivo, selección masiva, mass recruitment, convocatorias masivas | >Reclutamiento y selección
Selección de perfiles TI | technical | reclutamiento ti, it recruiting, reclutamiento tecnológico, tech recruiting | >Reclutamiento y selección
Headhunting | technical | headhunter, búsqueda de ejecutivos, executive search, hunting de talento, búsqueda directa de candidatos | >Reclutamiento y selección
Hunting en LinkedIn | tool | linkedin recruiter, sourcing en linkedin, linkedin talent, búsqueda booleana, boolean search, búsquedas booleanas | Headhunting, Bolsas de trabajo en línea
Bolsas de trabajo en línea | tool | bumeran, computrabajo, portales de empleo, bolsa de trabajo, job boards, portales laborales, indeed empresas | Publicación de avisos laborales
Publicación de avisos laborales | technical | redacción de avisos de empleo, publicación de ofertas laborales, job posting, publicación de convocatorias | Reclutamiento y selección
Entrevistas de selección | technical | entrevista por competencias, entrevistas laborales, competency based interviewing, entrevista de personal, ?entrevistas, entrevistas grupales, entrevistas por competencias laborales | Assessment center, Reclutamiento y selección
Assessment center | technical | ?assessment, dinámicas grupales de selección, centro de evaluación | Entrevistas de selección, Gestión por competencias
Evaluaciones psicolaborales | technical | pruebas psicolaborales, tests psicométricos, aplicación de pruebas psicológicas, psicometría laboral, psychometric testing | Psicología organizacional, Reclutamiento y selección
Test DISC | technical | evaluación disc, disc personalidad, metodología disc, disc assessment | Evaluaciones psicolaborales
Verificación de referencias laborales | technical | referencias laborales, background check, verificación laboral y policial, verificación domiciliaria | Reclutamiento y selección
Inducción de personal | technical | inducción y onboarding, onboarding, inducción laboral, programas de inducción, employee onboarding | Capacitación de personal
Offboarding | technical | procesos de desvinculación, desvinculación laboral, outplacement, ceses de personal, entrevistas de salida | Liquidación de beneficios sociales
?Planillas | technical | elaboración de planillas, payroll, nóminas, cálculo de planillas, gestión de planillas, administración de planillas, procesamiento de planillas, cálculo de nómina, ?remuneraciones, planilla semanal, pago semanal de planilla, boletas de pago | PLAME, Beneficios sociales, Liquidación de beneficios sociales
PLAME | tool | pdt plame, planilla mensual de pagos, declaración plame, pdt 601 plame | >Planillas, T-Registro
T-Registro | tool | tregistro, altas y bajas en t-registro, registro en t-registro, planilla electrónica | PLAME, Administración de personal
AFPnet | tool | afp net, declaración de afp, pago de afp, ?afp | Planillas, PLAME
Planilla de construcción civil | technical | régimen de construcción civil, conafovicer, planilla obrera de construcción, construction workers payroll | >Planillas, Tareo de personal
Planilla agraria | technical | régimen laboral agrario, régimen agrario, planilla de campo, agricultural payroll, farm payroll | >Planillas
Planilla minera | technical | régimen laboral minero, mining payroll | >Planillas
Planillas de trabajadores del hogar | technical | trabajadoras del hogar, régimen de trabajadores del hogar, household workers payroll | Planillas
Planillas de regímenes MYPE | technical | régimen laboral mype, remype, régimen laboral de la micro y pequeña empresa, small business payroll | >Planillas, Regímenes tributarios MYPE
?Beneficios sociales | technical | cálculo de beneficios sociales, ?cts, ?gratificaciones, ?vacaciones, cálculo de cts, cálculo de gratificaciones, control de vacaciones, social benefits | Planillas, Legislación laboral
Liquidación de beneficios sociales | technical | ?liquidaciones, liquidaciones de personal, cálculo de liquidaciones, severance calculation, liquidación de beneficios | >Beneficios sociales, Planillas
?Participación de utilidades | technical | reparto de utilidades, cálculo de utilidades, ?utilidades, profit sharing | Beneficios sociales
Control de asistencia | technical | control de asistencia de personal, marcación de asistencia, time and attendance, control de horas extras, registro de asistencia, control de tardanzas | Relojes marcadores, Tareo de personal, Administración de personal
Relojes marcadores | tool | zkteco, reloj biométrico, marcador biométrico, zkbiotime, relojes biométricos | Control de asistencia
Ofiplan | tool | ofisis planillas, ofiplan planillas | Planillas
Starsoft Planillas | tool | starsoft nóminas | Planillas, Starsoft
CONCAR Planillas | tool | real planillas | Planillas, CONCAR
Integrhos | tool | integrho planillas | Planillas
ADP Payroll | tool | adp globalview, adp nómina | Planillas
Contratos de trabajo | technical | elaboración de contratos laborales, contratos laborales, contratos sujetos a modalidad, renovación de contratos de trabajo, labor contracts | Legislación laboral, Administración de personal
Legislación laboral | technical | normativa laboral, normas laborales, legislación laboral peruana, labor legislation, labor law compliance, ley de productividad y competitividad laboral | Derecho laboral, Inspecciones SUNAFIL
Inspecciones SUNAFIL | technical | sunafil, fiscalizaciones laborales, atención de inspecciones laborales, inspección del trabajo, labor inspections | Legislación laboral
Relaciones laborales | technical | labor relations, employee relations, relaciones comunitarias laborales internas, gestión de relaciones laborales | Negociación colectiva, Procedimientos disciplinarios laborales
Negociación colectiva | technical | pliego de reclamos, collective bargaining, relaciones sindicales, negociación con sindicatos, ?sindicatos, convenios colectivos | Relaciones laborales, Derecho laboral colectivo
Procedimientos disciplinarios laborales | technical | amonestaciones y sanciones laborales, cartas de preaviso, procesos disciplinarios, medidas disciplinarias, employee disciplinary procedures, employee discipline | Relaciones laborales
Reglamento interno de trabajo | technical | elaboración del reglamento interno de trabajo, internal work rules, employee handbook | Legislación laboral
Prevención del hostigamiento sexual laboral | technical | comité de intervención frente al hostigamiento sexual, ley 27942, hostigamiento sexual laboral, workplace sexual harassment prevention | Relaciones laborales
Cuadro de categorías y funciones | technical | ley de igualdad salarial, ley 30709, igualdad salarial, equidad salarial, equal pay, pay equity | Compensaciones, Valoración de puestos
Compensaciones | technical | compensaciones y beneficios, compensation and benefits, política salarial, gestión de compensaciones, estructura salarial, administración salarial, remuneraciones y compensaciones | Bandas salariales, Valoración de puestos
Bandas salariales | technical | estudios salariales, encuestas salariales, salary survey, benchmark salarial, escalas salariales | >Compensaciones
Valoración de puestos | technical | metodología hay, job evaluation, valorización de puestos, sistema hay | Compensaciones, Descripción de puestos
Descripción de puestos | technical | perfiles de puesto, análisis de puestos, levantamiento de perfiles, job description, elaboración de perfiles de puesto, descriptivos de puesto | Diseño organizacional
Compensación variable | technical | esquemas de comisiones, bonos e incentivos, incentivos comerciales, variable compensation, cálculo de comisiones, sales commissions, comisiones de ventas | Compensaciones, Gestión comercial
Capacitación de personal | technical | gestión de la capacitación, ?training, capacitación y desarrollo, training and development, entrenamiento de personal, capacitación corporativa, ?capacitación, capacitaciones al personal | Plan de capacitación, Diagnóstico de necesidades de capacitación
Plan de capacitación | technical | plan anual de capacitación, programa de capacitaciones, training plan | Capacitación de personal
Diagnóstico de necesidades de capacitación | technical | ?dnc, detección de necesidades de capacitación, training needs analysis | Capacitación de personal
Universidad corporativa | technical | academia corporativa, e-learning corporativo, escuela de formación interna, corporate university, corporate academy | Capacitación de personal
Desarrollo organizacional | technical | organizational development, desarrollo del talento, talent development, gestión del desarrollo humano | Evaluación de desempeño, Clima laboral
Evaluación de desempeño | technical | gestión del desempeño, performance management, evaluación 360, performance appraisal, evaluación 360 grados | Gestión por competencias, Desarrollo organizacional
Gestión por competencias | technical | diccionario de competencias, modelo de competencias, competency management | Evaluación de desempeño
Planes de sucesión | technical | succession planning, ?líneas de carrera, cuadros de reemplazo, nine box, mapeo de talento | Desarrollo organizacional
?Clima laboral | technical | clima organizacional, medición de clima, encuestas de clima, gestión de clima, organizational climate, work climate | Cultura organizacional, Encuesta Great Place to Work
Encuesta Great Place to Work | technical | great place to work, gptw, metodología gptw | Clima laboral
Gestión del cambio organizacional | technical | gestión del cambio, change management, metodología adkar, prosci, organizational change management, adkar, change manager | Desarrollo organizacional, Transformación digital, Cultura organizacional
Employer branding | technical | marca empleadora, Marketing interno, internal marketing | Reclutamiento y selección, Comunicación interna
Bienestar social | technical | bienestar del trabajador, bienestar de personal, employee wellness, bienestar y calidad de vida, bienestar laboral | Trabajo social laboral, Subsidios EsSalud
Trabajo social laboral | technical | trabajadora social de empresa, asistencia social laboral, trabajo social en empresas, occupational social work, workplace social work | >Bienestar social, Trabajo social
Subsidios EsSalud | technical | trámite de subsidios, reembolso de subsidios, subsidios por incapacidad, viva essalud, essalud viva, lactancia y subsidios, descansos médicos, gestión de descansos médicos, sick leave subsidies | Bienestar social, Planillas
Gestión de EPS | technical | entidades prestadoras de salud, afiliaciones eps, seguros de salud del personal, administración de eps, employee health plans | Bienestar social
Jubilación y pensiones | technical | trámites de jubilación, ?onp, sistema nacional de pensiones, bono de reconocimiento, retirement and pensions, pension procedures | Sistema privado de pensiones
?Eventos de integración | technical | ?actividades de integración, organización de eventos internos, team building, actividades recreativas de personal | Clima laboral
Business partner de recursos humanos | technical | hr business partner, hrbp, ?business partner | >Gestión de recursos humanos
People analytics | technical | hr analytics, indicadores de recursos humanos, rotación de personal, indicadores de rotación, ausentismo | Gestión de recursos humanos
Headcount | technical | control de headcount, dotación de personal, planificación de plantilla, workforce planning, dimensionamiento de personal | Gestión de recursos humanos
Intermediación y tercerización laboral | technical | tercerización laboral, intermediación laboral, services laborales, control de contratistas laborales, homologación laboral de contratistas | Legislación laboral
?Teletrabajo | technical | ley del teletrabajo, implementación de teletrabajo, telework policy, telecommuting policy | Legislación laboral
Contratación de extranjeros | technical | contratos de trabajadores extranjeros, trámites migratorios laborales, movilidad internacional, visas de trabajo, hiring foreign workers, foreign employee hiring | Contratos de trabajo, Trámites migratorios
Inclusión laboral de personas con discapacidad | technical | cuota de empleo, ?conadis, diversidad e inclusión, diversity and inclusion, inclusión laboral | Gestión de recursos humanos
Psicología organizacional | technical | psicología laboral, organizational psychology, psicólogo organizacional, psicología del trabajo | Evaluaciones psicolaborales, Clima laboral
Coaching ejecutivo | technical | executive coaching, coaching organizacional, coaching de equipos, certificación en coaching, coach certificado | Desarrollo organizacional
Modalidades formativas laborales | technical | convenios de prácticas, prácticas preprofesionales y profesionales, gestión de practicantes, programa de practicantes, programa trainee | Contratos de trabajo
Comité de seguridad y salud en el trabajo | technical | comité sst, csst, supervisor de sst elegido, elecciones del comité de sst, occupational safety committee | Seguridad y salud en el trabajo
Gestión de uniformes y dotación | technical | entrega de uniformes, control de uniformes, entrega de epp y uniformes, uniform management, staff uniforms | Administración de personal
Auditorías laborales de clientes | technical | auditoría smeta, smeta, auditoría sedex, bsci, responsabilidad social laboral, social compliance audits | Auditoría, Legislación laboral
`
