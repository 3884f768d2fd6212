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
Ingeniero mecatrónico: Ingeniero de mantenimiento, Técnico instrumentista, Desarrollador de sistemas embebidos, Ingeniero de procesos, Técnico electromecánico, Operador CNC, Vendedor técnico, Técnico electrónico
Ingeniero de automatización: Ingeniero de mantenimiento, Ingeniero electromecánico, Ingeniero de procesos, Técnico electricista industrial, Desarrollador de sistemas embebidos, Vendedor técnico, Técnico electrónico
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
Dibujante técnico: Urbanista, Diseñador industrial, Diseñador de interiores, Presupuestista de obra, Especialista en sistemas de información geográfica, Especialista en catastro, Ingeniero civil, Cotizador, Melaminero
Ingeniero de minas: Supervisor de seguridad en obra, Operador de perforadora, Ingeniero de costos de obra, Ingeniero metalurgista, Topógrafo, Planificador de obra, Jefe de proyectos, Analista de operaciones
Planificador de minado: Ingeniero geomecánico, Ingeniero de perforación y voladura, Topógrafo, Supervisor de operaciones, Planificador de mantenimiento, Especialista en sistemas de información geográfica
Ingeniero de perforación y voladura: Ingeniero geomecánico, Supervisor de operaciones, Supervisor de seguridad en obra, Vendedor técnico, Operador de scoop, Especialista en seguridad y salud en el trabajo
Ingeniero geomecánico: Laboratorista de suelos, Ingeniero estructural, Supervisor de obra, Especialista en gestión del riesgo de desastres, Especialista en seguridad y salud en el trabajo
Geólogo: Ingeniero ambiental, Especialista en gestión del riesgo de desastres, Ingeniero civil, Topógrafo, Ingeniero de petróleo, Monitor ambiental, Especialista ambiental, Laboratorista de suelos, Docente universitario
Muestrero: Monitor ambiental, Laboratorista de suelos, Analista de control de calidad, Operador de perforadora, Perforista, Peón de construcción
Ingeniero metalurgista: Químico, Ingeniero de calidad, Supervisor de operaciones, Jefe de producción, Supervisor de producción, Muestrero, Vendedor técnico, Ingeniero ambiental
Operador de planta concentradora: Maquinista de producción, Operador de caldera, Mecánico de mantenimiento, Técnico de laboratorio, Supervisor de operaciones, Técnico instrumentista
Perforista: Operador de camión minero, Asistente de seguridad y salud en el trabajo
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
Planificador de obra: Especialista BIM, Planificador de mantenimiento, Gerente de proyectos de construcción, Ingeniero industrial, Analista de control de gestión
Gerente de proyectos de construcción: Arquitecto, Gerente de operaciones, Agente inmobiliario, Analista de contratos, Gerente general, Subgerente municipal
Ingeniero estructural: Residente de obra, Dibujante técnico, Supervisor de obra, Docente universitario, Especialista en gestión del riesgo de desastres, Asistente técnico de obra, Presupuestista de obra, Perito judicial, Arquitecto
Ingeniero sanitario: Residente de obra, Especialista en residuos sólidos, Especialista ambiental, Ingeniero agrícola, Especialista en salud pública, Formulador de proyectos de inversión pública, Presupuestista de obra, Dibujante técnico
Liquidador de obras: Auditor gubernamental, Especialista en presupuesto público, Contador de costos, Formulador de proyectos de inversión pública, Analista de contratos
Especialista BIM: Modelador 3D, Diseñador de interiores, Ingeniero sanitario, Urbanista, Ingeniero mecánico
Arquitecto: Formulador de proyectos de inversión pública, Liquidador de obras, Tasador, Especialista en gestión del riesgo de desastres, Subgerente municipal, Agente inmobiliario, Docente universitario
Urbanista: Subgerente municipal, Formulador de proyectos de inversión pública, Especialista en planeamiento público, Especialista en transporte urbano, Especialista en gestión del riesgo de desastres, Sociólogo, Ingeniero civil, Residente de obra
Topógrafo: Maestro de obra, Ingeniero agrícola, Residente de obra, Operador de maquinaria pesada
Laboratorista de suelos: Técnico de laboratorio, Supervisor de obra, Analista de control de calidad, Analista de laboratorio químico, Peón de construcción, Monitor ambiental
Maestro de obra: Supervisor de seguridad en obra, Operador de maquinaria pesada, Carpintero, Técnico de mantenimiento, Presupuestista de obra, Andamiero
Albañil: Andamiero, Técnico de mantenimiento, Asistente técnico de obra, Carpintero, Electricista, Jardinero, Operario de producción
Peón de construcción: Operario agrícola, Auxiliar de almacén, Pintor de edificaciones, Jardinero, Gasfitero, Drywallero, Operario de limpieza pública, Perforista, Ladrillero
Fierrero: Andamiero, Carpintero metálico, Montajista, Calderero, Gasfitero
Encofrador: Andamiero, Melaminero, Drywallero, Montajista
Gasfitero: Técnico en refrigeración, Operador de planta de agua, Drywallero
Electricista: Técnico electromecánico, Técnico electrónico, Técnico de redes, Asistente técnico de obra, Drywallero, Mecánico de mantenimiento
Pintor de edificaciones: Carpintero, Planchador y pintor automotriz, Gasfitero, Andamiero, Operario de limpieza, Vidriero
Drywallero: Técnico de mantenimiento, Vidriero, Montajista, Andamiero
Vidriero: Melaminero, Carpintero, Soldador, Maestro de obra, Montajista, Técnico de mantenimiento, Albañil
Operador de maquinaria pesada: Operador de planta concentradora, Supervisor de operaciones, Instructor de manejo, Operario portuario, Conductor de bus
Operador de grúa: Conductor de volquete, Operador de scoop, Mecánico de maquinaria pesada, Conductor, Estibador, Supervisor de operaciones, Tractorista
Andamiero: Soldador, Calderero, Carpintero metálico, Pintor industrial, Asistente de seguridad y salud en el trabajo, Operador de grúa
Operario de producción: Mecánico de mantenimiento, Operario agrícola, Operador CNC, Panificador industrial, Operador de caldera
Maquinista de producción: Técnico electromecánico, Supervisor de producción, Operador de imprenta, Operario textil, Técnico de mantenimiento, Operador de montacargas, Analista de control de calidad
Operario de empaque: Operario agroindustrial, Estibador, Operario textil, Analista de control de calidad, Supervisor de producción, Operario de lavandería, Operario de limpieza
Operador de envasado: Analista de control de calidad, Operador de montacargas, Técnico electromecánico, Operador de caldera, Supervisor de producción, Panificador industrial, Preparador de pedidos
Supervisor de producción: Supervisor de operaciones, Supervisor de distribución, Operario agroindustrial, Asistente de seguridad y salud en el trabajo
Jefe de producción: Jefe de mantenimiento, Jefe de calidad, Jefe de logística, Jefe de fundo, Supervisor de confección, Supervisor de operaciones, Analista de procesos, Administrador
Planificador de producción: Comprador, Analista de control de gestión, Técnico en inventarios, Asistente logístico, Analista de operaciones
Analista de control de calidad: Auditor interno, Ingeniero de procesos, Químico, Asistente de almacén
Jefe de calidad: Analista de sistema integrado de gestión, Microbiólogo, Químico, Ingeniero de procesos, Auditor interno, Especialista en asuntos regulatorios, Analista de procesos
Analista de inocuidad alimentaria: Biólogo, Ingeniero agrónomo, Ingeniero químico, Administrador de comedor, Ingeniero pesquero, Técnico de laboratorio
Operario agroindustrial: Operador de montacargas, Auxiliar de almacén, Caporal agrícola, Maquinista de producción, Preparador de pedidos, Estibador, Carnicero
Panificador industrial: Maquinista de producción, Supervisor de producción, Operario agroindustrial, Operario de empaque, Ayudante de cocina, Analista de control de calidad
Carnicero: Operario de empaque, Jefe de sección de retail, Reponedor, Cajero, Técnico pecuario, Comerciante
Maestro cervecero: Jefe de producción, Ingeniero químico, Supervisor de producción, Barman, Jefe de calidad, Microbiólogo, Analista de control de calidad, Maquinista de producción, Biotecnólogo
Catador de café: Ingeniero agrónomo, Analista de control de calidad, Técnico agropecuario, Sommelier, Ejecutivo de exportaciones, Jefe de calidad, Ingeniero de alimentos, Comprador, Instructor de gastronomía
Confeccionista: Diseñador de modas, Talabartero, Operario de empaque, Operario de lavandería, Estampador, Docente técnico, Artesano, Vendedor de tienda
Patronista: Sastre, Docente técnico, Analista de control de calidad
Cortador textil: Operario textil, Sastre, Supervisor de confección, Operario de producción, Estampador, Talabartero, Auxiliar de almacén, Tapicero, Zapatero
Operario textil: Operario de lavandería, Estampador, Analista de control de calidad, Supervisor de confección, Auxiliar de almacén, Sastre
Estampador: Diseñador gráfico, Operario de producción, Técnico en preprensa, Maquinista de producción, Pintor industrial, Fotocopista
Supervisor de confección: Analista de control de calidad, Planificador de producción, Docente técnico, Sastre
Sastre: Docente técnico, Operario de lavandería, Zapatero, Talabartero
Zapatero: Tapicero, Operario de producción, Artesano, Patronista, Técnico ortopédico, Maquinista de producción
Talabartero: Tapicero, Joyero, Operario de producción, Patronista
Carpintero: Carpintero metálico, Técnico de mantenimiento, Operario de producción, Artesano, Operador CNC, Docente técnico, Diseñador de interiores, Montajista
Melaminero: Tapicero, Carpintero metálico, Técnico de mantenimiento, Operario de producción, Diseñador de interiores, Operador CNC
Tapicero: Planchador y pintor automotriz, Operario de producción
Soldador: Mecánico de maquinaria pesada, Operario de producción, Docente técnico, Fierrero, Ingeniero de calidad, Técnico de mantenimiento, Cerrajero automotriz, Pintor industrial
Carpintero metálico: Tornero, Mecánico de mantenimiento, Pintor industrial, Técnico de mantenimiento, Planchador y pintor automotriz, Operario de producción, Albañil, Drywallero
Calderero: Mecánico de mantenimiento, Operador de caldera, Operador de grúa, Tornero, Supervisor de producción, Mecánico de maquinaria pesada, Dibujante técnico
Montajista: Técnico electromecánico, Supervisor de obra, Pintor industrial, Mecánico de maquinaria pesada, Técnico de mantenimiento, Albañil, Técnico de ascensores
Tornero: Montajista, Técnico electromecánico, Docente técnico, Maquinista de producción, Mecánico automotriz, Metrólogo, Mecánico de maquinaria pesada, Operario de producción
Operador CNC: Mecánico de mantenimiento, Dibujante técnico, Analista de control de calidad, Soldador, Diseñador industrial, Supervisor de producción, Técnico electromecánico
Pintor industrial: Operario de producción, Analista de control de calidad, Carpintero
Operador de imprenta: Operario de producción, Fotocopista, Operario de empaque, Supervisor de producción, Operador CNC, Operador de envasado, Diseñador de packaging
Operador de caldera: Técnico electromecánico, Técnico de mantenimiento, Soldador, Técnico en refrigeración, Técnico en grupos electrógenos, Técnico electricista industrial
Joyero: Soldador, Diseñador industrial, Tornero, Vendedor de tienda, Técnico dental, Artista plástico, Docente técnico
Ladrillero: Maquinista de producción, Operario agrícola, Estibador, Operador de caldera, Operador de montacargas, Auxiliar de almacén, Artesano, Fierrero
Jefe de mantenimiento: Ingeniero electricista, Técnico electromecánico, Supervisor de producción, Supervisor de operaciones, Técnico electricista industrial, Jefe de proyectos, Mecánico de maquinaria pesada, Técnico en refrigeración
Planificador de mantenimiento: Mecánico de maquinaria pesada, Técnico electromecánico, Asistente logístico, Comprador, Técnico de mantenimiento, Asistente de compras, Almacenero
Técnico de mantenimiento: Conserje, Técnico electrónico, Instalador de cámaras de seguridad, Administrador de edificios, Operario de producción, Técnico en gas natural
Mecánico de mantenimiento: Técnico electricista industrial, Jefe de mantenimiento, Técnico en grupos electrógenos, Técnico de ascensores, Operador de envasado, Técnico instrumentista, Docente técnico
Técnico electromecánico: Electricista automotriz, Técnico instrumentista, Técnico electrónico, Mecánico de maquinaria pesada, Supervisor de producción, Docente técnico, Técnico en equipos biomédicos
Técnico electricista industrial: Docente técnico, Ingeniero de mantenimiento, Electricista automotriz, Supervisor de obra, Técnico de telecomunicaciones
Técnico instrumentista: Técnico en equipos biomédicos, Técnico de mantenimiento, Técnico de telecomunicaciones, Docente técnico, Planificador de mantenimiento
Técnico electrónico: Electricista automotriz, Técnico de redes, Técnico en refrigeración, Técnico de ascensores, Docente técnico, Técnico de sonido, Vendedor técnico
Técnico en equipos biomédicos: Técnico de soporte informático, Técnico de mantenimiento, Vendedor técnico, Técnico electricista industrial, Técnico en refrigeración
Técnico en refrigeración: Electricista automotriz, Técnico en grupos electrógenos, Ingeniero mecánico, Vendedor técnico, Mecánico automotriz, Soldador, Instalador de paneles solares
Técnico de ascensores: Técnico instrumentista, Técnico en refrigeración, Técnico en grupos electrógenos, Liniero electricista, Vendedor técnico, Administrador de edificios
Técnico en grupos electrógenos: Electricista automotriz, Mecánico automotriz, Técnico electrónico, Instalador de paneles solares, Vendedor técnico
Mecánico automotriz: Llantero, Docente técnico, Soldador, Técnico electromecánico, Vendedor técnico, Perito judicial, Inspector de transporte
Electricista automotriz: Mecánico de maquinaria pesada, Mecánico de motos, Cerrajero automotriz, Asesor de servicio automotriz, Técnico de mantenimiento, Vendedor de repuestos, Instalador de cámaras de seguridad
Mecánico de motos: Llantero, Vendedor de repuestos, Mototaxista, Repartidor motorizado, Mecánico de mantenimiento, Vendedor de vehículos, Asesor de servicio automotriz, Técnico en grupos electrógenos
Mecánico de maquinaria pesada: Vendedor de repuestos, Asesor de servicio automotriz, Tractorista, Docente técnico, Ingeniero de mantenimiento, Mecánico de aviación, Llantero
Planchador y pintor automotriz: Asesor de servicio automotriz, Lavador de autos, Electricista automotriz, Calderero, Llantero, Mecánico de motos
Mecánico de aviación: Técnico electromecánico, Mecánico automotriz, Técnico instrumentista, Técnico electrónico, Ingeniero mecánico, Planificador de mantenimiento, Militar, Despachador de vuelo
Llantero: Conductor, Operario de producción, Auxiliar de almacén, Vendedor de repuestos, Mecánico de mantenimiento
`
