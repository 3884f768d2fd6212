/**
 * Where people go from one work to another in engineering, construction, mining, industry, the land and logistics: beyond what the lines of the
 * occupations name as related and what `occupation-moves.data.ts` says already. `Occupation: occupation, …` by the masculine forms; it holds both ways.
 */
export const technicalMoves = `
Ingeniero industrial: Jefe de almacén, Ingeniero de costos de obra, Asistente de seguridad y salud en el trabajo, Jefe de calidad
Ingeniero mecánico: Técnico electromecánico, Dibujante técnico, Supervisor de producción, Ingeniero de calidad, Ingeniero de energía, Cotizador, Mecánico de maquinaria pesada, Docente técnico, Técnico en gas natural
Ingeniero electromecánico: Técnico electromecánico, Técnico electricista industrial, Ingeniero mecatrónico, Planificador de mantenimiento, Supervisor de obra, Vendedor técnico, Operador de central hidroeléctrica, Ingeniero de energía
Ingeniero electricista: Técnico electricista industrial, Electricista, Ingeniero de mantenimiento, Ingeniero de automatización, Supervisor de obra, Liniero electricista, Dibujante técnico, Ingeniero de costos de obra, Cotizador, Instalador de paneles solares
Ingeniero electrónico: Técnico electrónico, Técnico instrumentista, Ingeniero biomédico, Vendedor técnico, Administrador de redes, Desarrollador de sistemas embebidos, Ingeniero de mantenimiento, Técnico de telecomunicaciones, Docente técnico
Ingeniero mecatrónico: Ingeniero de mantenimiento, Técnico instrumentista, Desarrollador de sistemas embebidos, Ingeniero de procesos, Técnico electromecánico, Operador CNC, Vendedor técnico, Técnico electrónico, Desarrollador RPA
Ingeniero de automatización: Ingeniero de mantenimiento, Ingeniero electromecánico, Ingeniero de procesos, Técnico electricista industrial, Desarrollador de sistemas embebidos, Vendedor técnico, Técnico electrónico, Desarrollador RPA
Ingeniero químico: Jefe de producción, Ingeniero de calidad, Jefe de calidad, Analista de control de calidad, Especialista ambiental, Vendedor técnico, Técnico de laboratorio, Higienista ocupacional, Operador de planta de agua, Ingeniero sanitario
Ingeniero de procesos: Jefe de producción, Planificador de producción, Ingeniero de calidad, Analista de sistema integrado de gestión, Ingeniero de mantenimiento, Ingeniero textil, Jefe de proyectos, Operador de planta concentradora
Ingeniero de calidad: Analista de sistema integrado de gestión, Supervisor de obra, Laboratorista de suelos, Asistente técnico de obra, Metrólogo, Supervisor de producción
Ingeniero de mantenimiento: Mecánico de mantenimiento, Vendedor técnico, Jefe de proyectos, Técnico electromecánico, Jefe de producción, Ingeniero de energía, Supervisor de operaciones
Ingeniero de alimentos: Jefe de producción, Ingeniero de procesos, Analista de sistema integrado de gestión, Ingeniero agrónomo, Operario agroindustrial, Nutricionista, Vendedor técnico, Planificador de producción, Administrador de comedor, Panificador industrial
Ingeniero textil: Jefe de producción, Analista de control de calidad, Supervisor de producción, Planificador de producción, Ingeniero químico, Patronista, Diseñador de modas, Jefe de calidad
Ingeniero naval: Ingeniero de mantenimiento, Dibujante técnico, Calderero, Supervisor de producción, Jefe de proyectos, Ingeniero electromecánico, Soldador
Ingeniero biomédico: Vendedor técnico, Ingeniero mecatrónico, Metrólogo, Ingeniero de mantenimiento, Jefe de mantenimiento, Especialista en asuntos regulatorios, Planificador de mantenimiento
Ingeniero aeronáutico: Ingeniero de mantenimiento, Planificador de mantenimiento, Despachador de vuelo, Ingeniero de calidad, Ingeniero mecatrónico, Diseñador industrial
Metrólogo: Técnico electrónico, Técnico en equipos biomédicos, Analista de laboratorio químico, Técnico de laboratorio, Ingeniero electrónico, Físico, Analista de sistema integrado de gestión, Jefe de calidad
Dibujante técnico: Urbanista, Diseñador industrial, Diseñador de interiores, Presupuestista de obra, Especialista en sistemas de información geográfica, Especialista en catastro, Ingeniero civil, Cotizador, Patronista, Melaminero
Ingeniero de minas: Supervisor de seguridad en obra, Operador de perforadora, Ingeniero de costos de obra, Ingeniero metalurgista, Topógrafo, Planificador de obra, Jefe de proyectos, Analista de operaciones
Planificador de minado: Ingeniero geomecánico, Ingeniero de perforación y voladura, Topógrafo, Planificador de obra, Supervisor de operaciones, Planificador de producción, Planificador de mantenimiento, Especialista en sistemas de información geográfica
Ingeniero de perforación y voladura: Ingeniero geomecánico, Supervisor de operaciones, Supervisor de seguridad en obra, Vendedor técnico, Operador de scoop, Especialista en seguridad y salud en el trabajo
Ingeniero geomecánico: Laboratorista de suelos, Ingeniero estructural, Supervisor de obra, Especialista en gestión del riesgo de desastres, Especialista en seguridad y salud en el trabajo
Geólogo: Ingeniero ambiental, Especialista en gestión del riesgo de desastres, Ingeniero civil, Topógrafo, Ingeniero de petróleo, Monitor ambiental, Especialista ambiental, Laboratorista de suelos, Docente universitario
Muestrero: Monitor ambiental, Laboratorista de suelos, Analista de control de calidad, Operador de perforadora, Perforista, Peón de construcción
Ingeniero metalurgista: Químico, Ingeniero de calidad, Supervisor de operaciones, Jefe de producción, Supervisor de producción, Muestrero, Vendedor técnico, Ingeniero ambiental
Operador de planta concentradora: Maquinista de producción, Operador de caldera, Mecánico de mantenimiento, Técnico de laboratorio, Supervisor de operaciones, Técnico instrumentista
Perforista: Albañil, Operador de camión minero, Asistente de seguridad y salud en el trabajo
Operador de perforadora: Operador de camión minero, Operador de grúa, Mecánico de maquinaria pesada, Supervisor de operaciones, Conductor de volquete, Ingeniero de perforación y voladura
Operador de camión minero: Operador de grúa, Operador de montacargas, Supervisor de operaciones, Conductor, Mecánico de maquinaria pesada, Tractorista, Instructor de manejo
Ingeniero de petróleo: Ingeniero de procesos, Ingeniero de energía, Ingeniero mecánico, Supervisor de operaciones, Especialista en seguridad y salud en el trabajo, Vendedor técnico, Ingeniero de minas, Ingeniero ambiental
Ingeniero de energía: Ingeniero ambiental, Vendedor técnico, Operador de central hidroeléctrica, Jefe de proyectos, Ingeniero de procesos, Técnico electricista industrial, Ingeniero industrial
Instalador de paneles solares: Técnico electromecánico, Liniero electricista, Técnico de telecomunicaciones, Técnico de mantenimiento, Instalador de cámaras de seguridad, Técnico electrónico, Vendedor técnico, Gasfitero
Técnico en gas natural: Soldador, Técnico en refrigeración, Técnico electromecánico, Operador de caldera, Mecánico automotriz, Mecánico de mantenimiento, Técnico instrumentista, Asistente técnico de obra
Liniero electricista: Técnico de telecomunicaciones, Técnico electromecánico, Lecturista de medidores, Técnico de mantenimiento, Supervisor de obra, Operador de grúa, Técnico en grupos electrógenos
Operador de central hidroeléctrica: Técnico electromecánico, Técnico electricista industrial, Técnico instrumentista, Operador de caldera, Técnico en grupos electrógenos, Mecánico de mantenimiento, Operador de planta de agua
Operador de planta de agua: Operador de caldera, Técnico de laboratorio, Técnico de mantenimiento, Analista de laboratorio químico, Técnico electromecánico, Monitor ambiental, Ingeniero sanitario, Regador, Maquinista de producción
Responsable de área técnica municipal: Promotor social, Monitor ambiental, Especialista ambiental, Promotor de salud, Gasfitero, Asistente técnico de obra, Capacitador, Técnico agropecuario, Especialista en residuos sólidos
Lecturista de medidores: Mensajero, Repartidor motorizado, Gestor de cobranza, Empadronador social, Gasfitero, Electricista, Vendedor de campo, Digitador
Ingeniero civil: Gerente de proyectos de construcción, Laboratorista de suelos, Cotizador, Especialista en catastro, Subgerente municipal, Perito judicial, Tasador, Docente técnico, Arquitecto
Residente de obra: Supervisor de seguridad en obra, Jefe de proyectos, Presupuestista de obra, Perito judicial, Especialista BIM, Subgerente municipal
Supervisor de obra: Gerente de proyectos de construcción, Ingeniero de costos de obra, Planificador de obra, Asistente técnico de obra, Supervisor de seguridad en obra, Topógrafo, Subgerente municipal, Ingeniero sanitario, Presupuestista de obra, Perito judicial
Asistente técnico de obra: Ingeniero de costos de obra, Liquidador de obras, Supervisor de seguridad en obra, Planificador de obra, Asistente de seguridad y salud en el trabajo, Almacenero, Cotizador
Ingeniero de costos de obra: Gerente de proyectos de construcción, Liquidador de obras, Cotizador, Analista de contratos, Especialista BIM, Analista de control de gestión, Contador de costos, Formulador de proyectos de inversión pública
Presupuestista de obra: Planificador de obra, Arquitecto, Asistente de compras, Liquidador de obras, Especialista BIM, Comprador, Formulador de proyectos de inversión pública, Analista de contratos
Planificador de obra: Especialista BIM, Planificador de mantenimiento, Gerente de proyectos de construcción, Planificador de producción, Ingeniero industrial, Analista de control de gestión
Gerente de proyectos de construcción: Arquitecto, Gerente de operaciones, Jefe de proyectos de TI, Agente inmobiliario, Analista de contratos, Gerente general, Subgerente municipal
Ingeniero estructural: Residente de obra, Dibujante técnico, Supervisor de obra, Docente universitario, Especialista en gestión del riesgo de desastres, Asistente técnico de obra, Presupuestista de obra, Perito judicial, Arquitecto
Ingeniero sanitario: Residente de obra, Especialista en residuos sólidos, Especialista ambiental, Ingeniero agrícola, Especialista en salud pública, Formulador de proyectos de inversión pública, Presupuestista de obra, Dibujante técnico
Liquidador de obras: Auditor gubernamental, Especialista en presupuesto público, Contador de costos, Formulador de proyectos de inversión pública, Analista de contratos
Especialista BIM: Modelador 3D, Diseñador de interiores, Ingeniero sanitario, Urbanista, Ingeniero mecánico
Arquitecto: Formulador de proyectos de inversión pública, Liquidador de obras, Tasador, Especialista en gestión del riesgo de desastres, Subgerente municipal, Agente inmobiliario, Melaminero, Docente universitario
Urbanista: Subgerente municipal, Formulador de proyectos de inversión pública, Especialista en planeamiento público, Especialista en transporte urbano, Especialista en gestión del riesgo de desastres, Sociólogo, Ingeniero civil, Residente de obra
Topógrafo: Maestro de obra, Ingeniero agrícola, Residente de obra, Operador de maquinaria pesada
Laboratorista de suelos: Técnico de laboratorio, Supervisor de obra, Analista de control de calidad, Analista de laboratorio químico, Peón de construcción, Monitor ambiental
Maestro de obra: Supervisor de seguridad en obra, Operador de maquinaria pesada, Carpintero, Técnico de mantenimiento, Presupuestista de obra, Andamiero
Albañil: Andamiero, Técnico de mantenimiento, Asistente técnico de obra, Carpintero, Electricista, Jardinero, Operario de producción
Peón de construcción: Operario agrícola, Auxiliar de almacén, Pintor de edificaciones, Jardinero, Gasfitero, Drywallero, Operario de limpieza pública, Perforista, Ladrillero
Fierrero: Andamiero, Carpintero metálico, Montajista, Calderero, Gasfitero, Perforista
Encofrador: Andamiero, Melaminero, Drywallero, Montajista, Tapicero
Gasfitero: Técnico en refrigeración, Operador de planta de agua, Cerrajero automotriz, Operador de caldera, Drywallero
Electricista: Técnico electromecánico, Técnico electrónico, Técnico de redes, Asistente técnico de obra, Drywallero, Mecánico de mantenimiento
Pintor de edificaciones: Carpintero, Planchador y pintor automotriz, Gasfitero, Andamiero, Operario de limpieza, Vidriero
Drywallero: Técnico de mantenimiento, Vidriero, Montajista, Andamiero
Vidriero: Melaminero, Carpintero, Soldador, Maestro de obra, Montajista, Técnico de mantenimiento, Albañil
Operador de maquinaria pesada: Operador de planta concentradora, Supervisor de operaciones, Instructor de manejo, Operario portuario, Conductor de bus
Operador de grúa: Conductor de volquete, Operador de scoop, Mecánico de maquinaria pesada, Conductor, Estibador, Supervisor de operaciones, Tractorista
Andamiero: Soldador, Calderero, Carpintero metálico, Pintor industrial, Asistente de seguridad y salud en el trabajo, Operador de grúa
`
